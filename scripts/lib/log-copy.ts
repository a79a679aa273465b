import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { LogCopy } from '../../src/verify/compare-copy.ts';
import { linesOf, type logSource } from './log-source.ts';

type Source = ReturnType<typeof logSource>;

/**
 * A folder with what was read of a log: under the log’s number, `checkpoint`, `records` and a file of leaves for each
 * block; beside them, the consent notices by hash. A rollback begins another number and so leaves the older copy as it is.
 */
export function logCopy(folder: string, domain: string) {
  const own = `${folder}/${domain}`;
  const notices = `${own}/notices`;
  const fresh = `${own}/new`;
  rmSync(fresh, { recursive: true, force: true });
  for (const part of ['blocks', 'notices']) mkdirSync(`${fresh}/${part}`, { recursive: true });
  mkdirSync(notices, { recursive: true });

  return {
    /** What was read last time; undefined the first time. */
    read(): LogCopy | undefined {
      const newest = Math.max(
        0,
        ...readdirSync(own)
          .filter((name) => /^\d+$/.test(name))
          .map(Number),
      );
      const from = `${own}/${newest}`;
      if (!existsSync(`${from}/checkpoint`)) return undefined;
      return {
        checkpoint: readFileSync(`${from}/checkpoint`, 'utf8'),
        records: linesIn(`${from}/records`),
        leaves: leavesIn(from),
      };
    },
    /** The same source, of which everything that is read is written down. */
    keeping: (source: Source): Source => ({
      ...source,
      async checkpoint() {
        const note = await source.checkpoint();
        writeFileSync(`${fresh}/checkpoint`, note);
        return note;
      },
      records: () => written(source.records(), `${fresh}/records`),
      async lines(block) {
        const lines = await source.lines(block);
        return lines && written(lines, `${fresh}/blocks/${block}`);
      },
      async notice(hash) {
        const text = await source.notice(hash);
        if (text !== undefined) writeFileSync(`${fresh}/notices/${hash}.json`, text);
        return text;
      },
    }),
    /** Keeps what was read under the log’s number. The files of blocks that the service has deleted stay. */
    save(log: number) {
      const to = `${own}/${log}`;
      mkdirSync(`${to}/blocks`, { recursive: true });
      for (const name of ['records', ...readdirSync(`${fresh}/blocks`).map((block) => `blocks/${block}`)])
        if (existsSync(`${fresh}/${name}`)) renameSync(`${fresh}/${name}`, `${to}/${name}`);
      for (const name of readdirSync(`${fresh}/notices`))
        renameSync(`${fresh}/notices/${name}`, `${notices}/${name}`);
      // Last, because without it there is no copy.
      renameSync(`${fresh}/checkpoint`, `${to}/checkpoint`);
      rmSync(fresh, { recursive: true });
    },
  };
}

async function* leavesIn(folder: string) {
  const blocks = readdirSync(`${folder}/blocks`).map(Number);
  for (const block of blocks.sort((a, b) => a - b)) yield* linesIn(`${folder}/blocks/${block}`);
}

const linesIn = (file: string) =>
  linesOf(existsSync(file) ? (createReadStream(file) as AsyncIterable<Uint8Array>) : []);

/** The same lines, each written to a file first. */
async function* written(lines: AsyncIterable<string> | Iterable<string>, file: string) {
  const out = createWriteStream(file);
  try {
    for await (const line of lines) {
      if (!out.write(`${line}\n`)) await once(out, 'drain');
      yield line;
    }
  } finally {
    out.end();
    await once(out, 'finish');
  }
}
