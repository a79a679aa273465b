import { env } from 'cloudflare:workers';

/** All tables, in the order in which they can be emptied. */
export const tables = [
  [
    'clientHosts',
    'sessions',
    'links',
    'knownDevices',
    'secondFactors',
    'embeddings',
    'locales',
    'placeholders',
    'themes',
    'scans',
    'reports',
    'issueStates',
    'designs',
    'recordingLinks',
    'domainStatuses',
    'formerKeys',
    'formerParts',
    'userDomains',
    'moves',
    'handovers',
    'domains',
    'users',
    'clients',
    'signInNames',
    'activityDays',
    'activity',
  ],
  [
    'calls',
    'clientCalls',
    'statistics',
    'pendingCounts',
    'deletions',
    'maintenance',
    'tombstones',
    'failedJobs',
    'days',
    'noticeDays',
    'serviceDays',
    'branding',
  ],
  [
    'entries',
    'touched',
    'events',
    'trees',
    'tiles',
    'erased',
    'erasures',
    'archived',
    'notices',
    'blocks',
    'logs',
  ],
].flat();

const SIGNABLE =
  'INSERT INTO maintenance (id, checkedAt) VALUES (1, unixepoch()) ON CONFLICT DO UPDATE SET checkedAt = unixepoch()';

/** As if a run had just compared the head, so that receipts are signed. */
export const signable = (db: D1Database) => db.prepare(SIGNABLE);

// The last administrator of the operator who can sign in cannot be deleted.
const FORGET = `UPDATE users SET passwordHash = '' WHERE clientId IS NULL`;

// Entries can be deleted only once their log has ended. One call for all is a third of the cost of a batch.
const EMPTY = [
  'UPDATE logs SET ended = 1',
  FORGET,
  ...tables.map((table) => `DELETE FROM ${table}`),
  SIGNABLE,
].join(';');

// Two more log databases, which tests can bind as LOG1 and LOG2.
export const databases = [env.DB, env.SECOND, env.THIRD];

// Only bindings that were used need to be emptied: most tests use one database, and some none.
const asked = new Set<unknown>([...databases, env.KEYS, env.ARCHIVE]);
function note<K extends string>(binding: Record<K, (...args: never[]) => unknown>, method: K) {
  const real = binding[method].bind(binding);
  binding[method] = (...args) => {
    asked.add(binding);
    return real(...args);
  };
}
for (const db of databases) note(db, 'prepare');
note(env.KEYS, 'put');
note(env.ARCHIVE, 'put');

/** Empties all storage, which is many times faster than setting it up again. */
export async function reset() {
  for (const db of databases.filter((db) => asked.has(db))) await db.prepare(EMPTY).run();
  if (asked.has(env.KEYS)) {
    const { keys } = await env.KEYS.list();
    await Promise.all(keys.map(({ name }) => env.KEYS.delete(name)));
  }
  if (asked.has(env.ARCHIVE)) {
    const { objects } = await env.ARCHIVE.list();
    if (objects.length > 0) await env.ARCHIVE.delete(objects.map(({ key }) => key));
  }
  asked.clear();
}
