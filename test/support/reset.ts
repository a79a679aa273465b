import { env } from 'cloudflare:workers';

const tables = [
  ['sessions', 'embeddings', 'locales', 'placeholders', 'themes', 'domains', 'clients'],
  ['calls', 'clientCalls', 'statistics', 'deletions', 'maintenance', 'discarded', 'faults', 'days'],
  ['entries', 'erased', 'archived', 'nodes', 'notices', 'blocks', 'logs'],
].flat();

// Two more databases for logs, which a test binds as LOG1 and LOG2 where it wants them.
export const databases = [env.DB, env.SECOND, env.THIRD];

// The two are emptied where something has asked them since: most tests know one database.
const asked = new Set<D1Database>();
for (const db of databases.slice(1)) {
  const prepare = db.prepare.bind(db);
  db.prepare = (query) => {
    asked.add(db);
    return prepare(query);
  };
}

/** Empties all storage: many times quicker than setting it up again. */
export async function reset() {
  const used = [env.DB, ...asked];
  for (const db of used) {
    // An entry goes only with its log.
    const ended = db.prepare('UPDATE logs SET ended = 1');
    await db.batch([ended, ...tables.map((table) => db.prepare(`DELETE FROM ${table}`))]);
  }
  asked.clear();
  const [{ keys }, { objects }] = await Promise.all([env.KEYS.list(), env.ARCHIVE.list()]);
  await Promise.all(keys.map(({ name }) => env.KEYS.delete(name)));
  if (objects.length > 0) await env.ARCHIVE.delete(objects.map(({ key }) => key));
}
