import { h } from './h.ts';
import { load } from './load.ts';
import type { Part } from './part/index.ts';
import { shadowed } from './root.ts';
import { config } from './settings.ts';

/** What stands beside a frame, made by the second part; it takes up its room at once. */
export function beside(make: (part: Part) => Node, size: number[] = [], of?: URL) {
  const host = h('span');
  const root = shadowed(host, `r p ${of ? `domain--${of.hostname.replaceAll('.', '-')}` : ''}`);
  [root.style.width, root.style.minHeight] = size.map((length) => `${length || 300}px`) as [string, string];
  void load().then(
    (part) => root.append(make(part)),
    () => root.append(config.texts.unavailable),
  );
  return host;
}
