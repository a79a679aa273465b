import { createHash } from 'node:crypto';
import { closeSync, createReadStream, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOf } from '../lib/log-source.ts';
import type { LineFile } from './format.ts';

/** A file of a backup to which lines are written. */
export function lineFile(folder: string, file: string) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const descriptor = openSync(path, 'w');
  const hash = createHash('sha256');
  let count = 0;
  return {
    write(lines: string[]) {
      if (lines.length === 0) return;
      const text = `${lines.join('\n')}\n`;
      writeSync(descriptor, text);
      hash.update(text);
      count += lines.length;
    },
    close(): LineFile {
      closeSync(descriptor);
      return { file, lines: count, sha256: hash.digest('hex') };
    },
  };
}

/** The lines of a file of a backup. */
export const readLines = (folder: string, { file }: Pick<LineFile, 'file'>) =>
  linesOf(createReadStream(join(folder, file)) as AsyncIterable<Uint8Array>);
