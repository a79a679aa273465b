import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { missing, required } from '../http/problem.ts';
import { publishedKeys, type KeyHistory } from '../log/evidence/published-keys.ts';
import { logAt } from '../log/log.ts';
import { logs, notEnded, trees } from '../log/tables.ts';
import { findSite } from './site/look-up.ts';

/**
 * The public keys of a domain's log: the current one, and the earlier ones with the last log size that each has signed.
 * Throws a 404 if there is no such domain.
 */
export async function logKey(c: Context<AppEnv>) {
  const domainId = c.req.query('domain') ?? '';
  const history = await readKeyRow(c, domainId);
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
async function readKeyRow(c: Context<AppEnv>, domainId: string, isFresh = false): Promise<KeyHistory> {
  const found = required(await findSite(c, domainId, { fresh: isFresh }), 'domain');
  const { db, id } = logAt(c.env, found.site.log);
  const [log] = await db
    .select({ number: logs.number, generation: trees.generation, former: trees.former })
    .from(logs)
    .innerJoin(trees, eq(trees.log, logs.id))
    .where(and(eq(logs.id, id), eq(logs.domainId, domainId), notEnded));
  if (log) return log;
  if (found.fresh) throw missing('domain');
  return readKeyRow(c, domainId, true);
}
