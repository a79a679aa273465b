import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { rawQuery } from '../db/raw-query.ts';
import type { AppEnv } from '../env.ts';
import { missing, required } from '../http/problem.ts';
import { publishedKeys, type KeyHistory } from '../log/evidence/published-keys.ts';
import { logAt } from '../log/log.ts';
import { findSite } from './site/look-up.ts';

type Row = Omit<KeyHistory, 'former'> & { former: string };

/**
 * The public keys of a domain's log: the current one, and the earlier ones with the last log size that each has signed.
 * Throws a 404 if there is no such domain.
 */
export async function logKey(c: Context<AppEnv>) {
  const domainId = c.req.query('domain') ?? '';
  const log = await readKeyRow(c, domainId);
  const history: KeyHistory = { ...log, former: JSON.parse(log.former) as KeyHistory['former'] };
  const [current, ...former] = await publishedKeys(c.env, domainId, history);
  c.header('Cache-Control', 'public, max-age=60');
  const { jwk, verifier } = current!;
  return c.json({
    jwk,
    verifier,
    former: former.map(({ jwk, verifier, lastSize }) => ({ jwk, verifier, lastSize })),
  });
}

/** A log that is not where the published configuration says may have been replaced after a rollback. */
async function readKeyRow(c: Context<AppEnv>, domainId: string, isFresh = false): Promise<Row> {
  const found = required(await findSite(c, domainId, { fresh: isFresh }), 'domain');
  const { db, id } = logAt(c.env, found.site.log);
  const [log] = await rawQuery<Row>(
    db,
    sql`SELECT number, size, generation, former FROM logs JOIN trees ON trees.log = logs.id
      WHERE id = ${id} AND domainId = ${domainId} AND ended IS NULL`,
  );
  if (log) return log;
  if (found.fresh) throw missing('domain');
  return readKeyRow(c, domainId, true);
}
