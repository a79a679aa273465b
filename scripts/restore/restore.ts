import { CREATE_TABLE } from '../deploy/migration-file.ts';
import { LIFE_DAYS, type DatabaseFiles } from '../backup/format.ts';
import type { Storage, Stored } from '../backup/open-bindings.ts';
import { quoted } from '../backup/tables.ts';
import { checkTarget, definedIn, MARKER } from './check-target.ts';
import { indexObjects } from './index-objects.ts';
import { loadTable } from './load-table.ts';
import type { Backup } from './read-backup.ts';
import { hasAnchors, objectNames, placeOfAnchors, restoreKeys, restoreObjects } from './restore-bucket.ts';
import { rowFilter } from './row-filter.ts';
import { schemaOf } from './schema.ts';
import { SECONDS_PER_DAY } from '../../src/lib/time.ts';

type Options = { generation: number; now: number; migrations: string; report: (line: string) => void };

/** Parents come first, because D1 enforces foreign keys. */
const FIRST = ['clients', 'domains'];

/**
 * Restores a backup to empty storage. Until the last statement, `DB` names the backup, so that the same restore can be
 * repeated and nothing else uses the databases. The triggers come last, because they would change what is inserted.
 */
export async function restore(
  storage: Storage,
  backup: Backup,
  { generation, now, migrations, report }: Options,
) {
  const { manifest } = backup;
  const parts = manifest.databases.map((files) => ({ files, schema: schemaOf(files, migrations) }));
  await checkTarget(storage, backup);
  const names = await objectNames(storage.bucket);
  const anchors = placeOfAnchors(backup, names, generation, now);
  if (manifest.startedAt < now - LIFE_DAYS * SECONDS_PER_DAY)
    report(
      `This backup is older than ${LIFE_DAYS} days: it contains what visitors have erased since, and not every erasure can be repeated. Delete the backup.`,
    );

  for (const [i, { files, schema }] of parts.entries()) {
    const stored = storage.databases[i]!;
    await define(stored, schema.base, i === 0 ? backup.id : undefined);
    await load(stored, backup, files, report);
    report(`${files.binding}: restored`);
  }
  const count = await restoreObjects(storage.bucket, backup, names, anchors);
  report(`Bucket: ${count} objects restored, ${names.size} were there`);
  if (!hasAnchors(backup, names))
    report(
      `There are no anchors. If any were published after the backup, set LOG_KEY_GENERATION to "${generation + 1}" in wrangler.toml now: new ones must begin with a new key.`,
    );
  if (anchors) report(`The former anchors are in ${anchors} of the bucket; new ones begin.`);
  await restoreKeys(storage.keys, backup);
  for (const [i, { files, schema }] of parts.entries())
    await storage.databases[i]!.define([
      ...CORRECTIONS,
      ...schema.triggers.map(({ sql }) => sql),
      CREATE_TABLE.replace(/;$/, ''),
      ...files.migrations.map((name) => `INSERT OR IGNORE INTO d1_migrations (name) VALUES ('${name}')`),
    ]);
  await storage.databases[0]!.db.prepare(`DROP TABLE ${MARKER}`).run();
}

/** Creates what an attempt before has not created yet, without triggers. */
async function define({ db, define }: Stored, base: { name: string; sql: string }[], id: string | undefined) {
  for (const name of await definedIn(db, 'trigger')) await db.prepare(`DROP TRIGGER ${quoted(name)}`).run();
  const known = new Set([...(await definedIn(db)), ...(await definedIn(db, 'index'))]);
  const missing = base.filter(({ name }) => !known.has(name)).map(({ sql }) => sql);
  const marker = [`CREATE TABLE ${MARKER} (backup TEXT NOT NULL)`, `INSERT INTO ${MARKER} VALUES ('${id}')`];
  const statements = [...(id && !known.has(MARKER) ? marker : []), ...missing];
  if (statements.length > 0) await define(statements);
}

async function load({ db }: Stored, backup: Backup, files: DatabaseFiles, report: Options['report']) {
  const { folder } = backup;
  const { isKept, isErased } = await rowFilter(folder, files);
  const others = Object.keys(files.tables).filter((name) => !FIRST.includes(name));
  for (const name of [...FIRST, ...others])
    await loadTable(db, folder, name, files.tables[name]!, (row) => isKept(name, row));
  await indexObjects(db, backup, files, isErased, report);
}

const CORRECTIONS = [
  // No run is going on, and nothing may be signed before the first one, which takes the restore for the rollback that it is: it
  // knows no head, nor may there be none.
  `UPDATE maintenance SET checkedAt = 0, ids = '{}', written = max(written, 1), rolledBackAt = 0, lease = NULL, leaseUntil = 0,
    careful = 0, startedAt = NULL, endedAt = NULL, sizesAt = 0`,
  // Domains were read before their clients.
  `UPDATE clients SET domainCount = (SELECT count(*) FROM domains WHERE clientId = clients.id),
    whitelabelCount = (SELECT count(*) FROM domains WHERE clientId = clients.id AND whitelabel)`,
];
