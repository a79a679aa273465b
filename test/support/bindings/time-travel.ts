// Triggers write trees and touched logs, so these are deleted again before they are inserted.
const tables = [
  ['maintenance', 'deletions', 'tombstones', 'failedJobs', 'days', 'noticeDays', 'serviceDays'],
  [
    'logs',
    'trees',
    'tiles',
    'notices',
    'entries',
    'events',
    'erased',
    'erasures',
    'archived',
    'blocks',
    'touched',
  ],
].flat();

/** Saves the log tables of a database; gives a function that restores them, as Time Travel does. */
export async function bookmark(db: D1Database) {
  const inserts: D1PreparedStatement[] = [];
  for (const table of tables) {
    const { results } = await db.prepare(`SELECT * FROM ${table}`).all();
    for (const row of results) {
      const names = Object.keys(row).map((name) => `"${name}"`);
      const marks = names.map(() => '?').join();
      const values = Object.values(row).map((value) =>
        Array.isArray(value) ? Uint8Array.from(value).buffer : value,
      );
      inserts.push(
        db.prepare(`INSERT OR REPLACE INTO ${table} (${names.join()}) VALUES (${marks})`).bind(...values),
      );
    }
  }
  const [sequence] = (await db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'logs'").all()).results;
  // Entries can be deleted only once their log has ended.
  const empty = ['UPDATE logs SET ended = 1', ...tables.toReversed().map((table) => `DELETE FROM ${table}`)];
  return () =>
    db.batch([
      ...empty.map((query) => db.prepare(query)),
      db.prepare("UPDATE sqlite_sequence SET seq = ? WHERE name = 'logs'").bind(sequence?.seq ?? 0),
      ...inserts,
    ]);
}
