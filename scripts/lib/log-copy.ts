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
import type { LogCopy } from '../../src/verify/log/log-input.ts';
import { linesOf, type logSource } from './log-source.ts';

type Source = ReturnType<typeof logSource>;

/**
 * A folder with what was read of a log: under the log’s number, `checkpoint` and the `lines` of its records; beside them, the
 * consent notices by hash. A rollback begins another number and so leaves the older copy as it is.
 */
export function logCopy(folder: string, domain: string) {
  const own = `${folder}/${domain}`;
  const notices = `${own}/notices`;
  const fresh = `${own}/new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(`${fresh}/notices`, { recursive: true });
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
      return { checkpoint: readFileSync(`${from}/checkpoint`, 'utf8'), lines: linesIn(`${from}/lines`) };
    },
    /** The same source, of which everything that is read is written down. */
    keeping: (source: Source): Source => ({
      ...source,
      async checkpoint() {
        const note = await source.checkpoint();
        writeFileSync(`${fresh}/checkpoint`, note);
        return note;
      },
      lines: () => written(source.lines(), `${fresh}/lines`),
      async notice(hash) {
        const text = await source.notice(hash);
        if (text !== undefined) writeFileSync(`${fresh}/notices/${hash}.json`, text);
        return text;
      },
    }),
    /** Keeps what was read under the log’s number. */
    save(log: number) {
      const to = `${own}/${log}`;
      mkdirSync(to, { recursive: true });
      if (existsSync(`${fresh}/lines`)) renameSync(`${fresh}/lines`, `${to}/lines`);
      for (const name of readdirSync(`${fresh}/notices`))
        renameSync(`${fresh}/notices/${name}`, `${notices}/${name}`);
      // Last, because without it there is no copy.
      renameSync(`${fresh}/checkpoint`, `${to}/checkpoint`);
      rmSync(fresh, { recursive: true });
    },
  };
}

const linesIn = (file: string) =>
  linesOf(existsSync(file) ? (createReadStream(file) as AsyncIterable<Uint8Array>) : []);

/** The same lines, each written to a file first. */
async function* written(lines: AsyncGenerator<string>, file: string): AsyncGenerator<string> {
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
