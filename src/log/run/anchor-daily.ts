import { databaseOf, logDatabaseName, logDatabases } from '../../db/databases.ts';
import { archiveOf, type Bindings, type Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { base64 } from '../../lib/bytes.ts';
import { checkpointBody } from '../../lib/tlog/checkpoint.ts';
import { treeHash } from '../../lib/tlog/merkle.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { signNote } from '../../lib/tlog/signed-note.ts';
import { leavesOf } from '../../lib/tlog/tiles.ts';
import { attemptUnit, readFailedJobs } from '../job.ts';
import { entryOf, originOf } from '../leaf.ts';
import { keyGeneration } from '../../instance-settings.ts';
import { anchorName, anchorSigner, signedDate } from '../anchor/anchor-key.ts';
import { dateOf } from '../../lib/time.ts';
import { newestDate, storeDay, type Day, readOwnDay } from '../anchor/days.ts';
import { stampDay } from '../anchor/request-timestamp.ts';
import { and, eq } from 'drizzle-orm';
import { isSigned, logs, notEnded, trees } from '../tables.ts';
import { isCurrentNote, isOwnNote, type Stored } from '../tree/sign-checkpoint.ts';

/** The minute of each hour in which the job looks at the anchors, so that all other runs cost nothing. */
const MINUTE = 37;
/** The newest line of each log, to find out which logs have changed. Without it, all logs count as changed. */
const LINES = 'anchor/lines.ndjson';

/**
 * Signs the note of the day (UTC) once, and requests a time stamp for it. A failure is reported like that of any other job
 * of `DB`, and retried an hour later.
 */
export async function anchorDaily(env: Bindings, now: number) {
  if (Math.floor(now / 60) % 60 !== MINUTE) return;
  try {
    const bucket = archiveOf(env);
    const db = databaseOf(env.DB);
    const job = { db, database: 0, bucket, env, now, failed: await readFailedJobs(db) };
    await attemptUnit(job, { step: 'anchor' }, () => addDay(env, bucket, now));
    if (env.TIMESTAMP_URL) await attemptUnit(job, { step: 'timestamp' }, () => stampDay(env, bucket, now));
  } catch (error) {
    logFailure('anchor failed', { error: rootMessage(error) });
  }
}

async function addDay(env: Bindings, bucket: R2Bucket, now: number) {
  if (!env.PUBLIC_URL) return;
  const date = dateOf(now);
  // The remembered date first, because another run stores a note before it remembers the date.
  const memory = await signedDate(env);
  const before = await newestDate(bucket, now);
  if (memory.date > (before ?? ''))
    throw new Error(
      `The note of ${memory.date} was signed, but the bucket does not have it: objects were restored or deleted. Restore all objects under anchor/ (docs/operations/failed-jobs.md).`,
    );
  // The run that stored it may have ended before it could remember.
  if (before !== undefined && memory.date < before) await memory.store(before);
  if (before !== undefined && before >= date) return;
  const previous = before === undefined ? undefined : await readOwnDay(env, bucket, before);
  const known = new Set((await (await bucket.get(LINES))?.text())?.split('\n'));
  const { all, changed } = await readLines(env, known);
  if (changed.length === 0) return;
  const day = await signedDay(env, { date, lines: changed }, previous);
  const isStored = await storeDay(bucket, day);
  await memory.store(date);
  if (isStored) await bucket.put(LINES, all.join('\n'));
}

/** A day after another one. The first note of a new key is signed by the previous key, too. */
async function signedDay(
  env: Bindings,
  { date, lines }: Pick<Day, 'date' | 'lines'>,
  previous: Day | undefined,
): Promise<Day> {
  const { host } = new URL(env.PUBLIC_URL);
  const generation = keyGeneration(env, previous?.generation);
  const replaced = previous && previous.generation < generation ? previous : undefined;
  const body = checkpointBody({
    origin: `${anchorName(host)}/${date}`,
    size: lines.length,
    root: treeHash(leavesOf(lines.map(entryOf))),
    extensions: previous ? [`previous ${base64(sha256(previous.note))}`] : [],
  });
  const signers = [
    ...(replaced ? [anchorSigner(env, replaced.host, replaced.generation)] : []),
    anchorSigner(env, host, generation),
  ];
  return {
    date,
    note: await signNote(body, await Promise.all(signers)),
    host,
    generation,
    former: [
      ...(previous?.former ?? []),
      ...(replaced ? [[replaced.generation, replaced.date] satisfies Day['former'][number]] : []),
    ],
    lines,
  };
}

/** The newest checkpoint of a log as a line, with these properties in this order; the root is in hex. */
export type AnchoredLog = { origin: string; size: number; root: string };

/**
 * The lines of all logs of all databases by origin, and those that are not `known`. Omits databases that do not
 * respond, and changed logs whose checkpoint the service’s own key has not signed.
 */
async function readLines(env: Bindings, known: ReadonlySet<string>) {
  const found = await Promise.all(
    Array.from(logDatabases(env), async ([number, db]) => {
      try {
        return await logsIn(db);
      } catch (error) {
        logFailure('database not anchored', {
          database: logDatabaseName(number),
          error: rootMessage(error),
        });
        return [];
      }
    }),
  );
  const all: string[] = [];
  const changed: string[] = [];
  for (const log of found.flat()) {
    const line = lineOf(log);
    if (!known.has(line)) {
      if (!isCurrentNote(log) || !(await isOwnNote(env, log, 'log not anchored'))) continue;
      changed.push(line);
    }
    all.push(line);
  }
  return { all: all.sort(), changed: changed.sort() };
}

const lineOf = ({ domain, number, size, root }: Stored) =>
  JSON.stringify({ origin: originOf(domain, number), size, root } satisfies AnchoredLog);

const logsIn = (db: Database): Promise<Stored[]> =>
  db
    .select({
      domain: logs.domainId,
      number: logs.number,
      continues: logs.continues,
      size: trees.size,
      root: trees.root,
      generation: trees.generation,
      note: trees.note,
    })
    .from(logs)
    .innerJoin(trees, eq(trees.log, logs.id))
    .where(and(notEnded, isSigned));
