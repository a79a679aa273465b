import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { rawQuery } from '../db/raw-query.ts';
import { publicDomainOf } from '../db/public-domain.ts';
import type { AppEnv, Bindings } from '../env.ts';
import { missing } from '../http/problem.ts';
import { verifierKey } from '../lib/signed-note.ts';
import { signingKey } from '../log/evidence/signing-key.ts';
import { originOf } from '../log/leaf.ts';
import { logAt } from '../log/log.ts';
import { keyGeneration } from '../settings.ts';
import { lookUpDomain } from './domain-lookup.ts';

type Row = { number: number; size: number; generation: number; former: string };

/**
 * The public keys of a domain's log: the current one, and the earlier ones with the last log size that each has signed.
 * Throws a 404 if there is no such domain.
 */
export async function logKey(c: Context<AppEnv>) {
  const domainId = c.req.query('domain') ?? '';
  const domain = await lookUpDomain(c, domainId, () => publicDomainOf(c.var.db, domainId));
  if (!domain) throw missing('domain');
  const { db, id } = logAt(c.env, domain.place);
  const [log] = await rawQuery<Row>(
    db,
    sql`SELECT number, size, generation, former FROM logs WHERE id = ${id} AND ended IS NULL`,
  );
  if (!log) throw missing('domain');
  const name = originOf(domainId, log.number);
  const current = keyGeneration(c.env, log.generation);
  const former = await Promise.all(
    formerKeys(log, current).map(async ([generation, lastSize]) => ({
      ...(await published(c.env, name, generation)),
      lastSize,
    })),
  );
  c.header('Cache-Control', 'public, max-age=60');
  return c.json({ ...(await published(c.env, name, current)), former });
}

/** The earlier generations. The last one is in the log's own columns until the current one signs a checkpoint. */
function formerKeys({ size, generation, former }: Row, current: number) {
  const known = JSON.parse(former) as [generation: number, lastSize: number][];
  return generation === 0 || generation === current ? known : [...known, [generation, size] as const];
}

async function published(env: Bindings, name: string, generation: number) {
  const { jwk, publicKey } = await signingKey(env, generation);
  return { jwk, verifier: verifierKey(name, publicKey) };
}
