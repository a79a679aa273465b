import { h } from './hyperscript.ts';
import { loadChunk } from './load-chunk.ts';
import type { Chunk } from './chunks/index.ts';
import { createShadow } from './shadow-root.ts';
import { config } from './current-config.ts';

/** What stands beside a frame, made by the second part; it takes up its room at once. */
export function beside(make: (part: Chunk) => Node, size: number[] = [], of?: URL) {
  const host = h('span');
  const root = createShadow(host, `r p ${of ? `domain--${of.hostname.replaceAll('.', '-')}` : ''}`);
  [root.style.width, root.style.minHeight] = size.map((length) => `${length || 300}px`) as [string, string];
  void loadChunk().then(
    (part) => root.append(make(part)),
    () => root.append(config.texts.unavailable),
  );
  return host;
}
