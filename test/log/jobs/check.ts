import { blockFlaws } from './check/blocks.ts';
import { entryFlaws } from './check/entries.ts';
import { recordFlaws } from './check/records.ts';
import { storedOf } from './check/stored.ts';
import { treeFlaws } from './check/tree.ts';
import type { KnownLog } from './known.ts';
import type { World } from './world.ts';

const TABLES =
  'entries events touched trees tiles archived erased erasures blocks notices days tombstones failedJobs'.split(
    ' ',
  );

/** Whatever is not as it should be once nothing is left to do. */
export async function flaws(world: World) {
  const found = await Promise.all(world.logs.map((log) => flawsOf(world, log)));
  return [...found.flat(), ...left(world)];
}

/** Whatever is not as it should be in one log. */
export async function flawsOf(world: World, log: KnownLog) {
  const found = [...(log.deleted ? traces(world, log) : await faultsIn(world, log))];
  return found.map((flaw) => `${log.domain}: ${flaw}`);
}

async function faultsIn(world: World, log: KnownLog) {
  const stored = storedOf(world, log);
  if (!stored.own) return ['it is gone'];
  const rest = [blockFlaws(log, stored), entryFlaws(log, stored), recordFlaws(log, stored)];
  const found = rest.flatMap((flaws) => [...flaws]);
  const decided = log.entries.length - stored.stated;
  if (stored.counted !== decided) found.push(`${stored.counted} were counted, not ${decided}`);
  const named = new Set(stored.blocks.map(({ object }) => object));
  for (const name of stored.objects)
    if (/\/blocks\//.test(name) && !named.has(name)) found.push(`nothing names ${name}`);
  return [...found, ...(await treeFlaws(world, log, stored))];
}

function* traces({ stored: { sqlite, bucket, keys } }: World, { id, began, domain }: KnownLog) {
  for (const table of TABLES)
    if (sqlite.prepare(`SELECT 1 FROM ${table} WHERE log = ?`).get(id)) yield `${table} still has rows of it`;
  if (sqlite.prepare('SELECT 1 FROM logs WHERE id = ?').get(id)) yield 'it is still there';
  for (const name of [...bucket.names(), ...keys.names()])
    if (name.includes(`/${domain}.${began}`)) yield name;
}

/** What should be empty now. */
const left = ({ stored: { sqlite } }: World) =>
  ['tombstones', 'deletions', 'erasures', 'failedJobs'].flatMap((table) =>
    sqlite
      .prepare(`SELECT * FROM ${table}`)
      .all()
      .map((row) => `${table}: ${JSON.stringify(row)}`),
  );
