import { Buffer } from 'node:buffer';
import type { Context } from 'hono';
import { retriedWrite } from '../db/retried-write.ts';
import type { AppEnv } from '../env.ts';
import { PUBLIC_HEADERS } from '../http/response-headers.ts';
import { waitUntil } from '../http/wait-until.ts';
import { problem } from '../http/problem.ts';
import { randomHex } from '../lib/random.ts';
import { append } from '../log/append.ts';
import { storeNoticeStatement } from '../log/consent-notice.ts';
import { entryReceipt } from '../log/evidence/receipt.ts';
import { leafLine } from '../log/leaf.ts';
import { closedForMove, isCopy } from '../log/log-copies.ts';
import { logAt } from '../log/log.ts';
import { sealStatement } from '../log/seal.ts';
import { blockLimits } from '../settings.ts';
import { findBasis, type Basis } from './decision-basis.ts';
import { judged, noDomain, outdatedNotice, refusalOf } from './judge-decision.ts';
import { parseDecision, type Payload } from './parse-decision.ts';
import { noteStored } from './publish-site.ts';
import { decisionLimits } from '../http/rate-limit.ts';

const CREATED = {
  status: 201,
  headers: new Headers({ ...PUBLIC_HEADERS, 'Content-Type': 'application/json' }),
};

/**
 * Stores a visitor’s decision; 201 is sent only after D1 has it. Throws a 400, 403, 404, 413, 429 or 503 for one that
 * is not stored.
 */
export async function storeDecision(c: Context<AppEnv>) {
  const payload = await parseDecision(c);
  const ucid = payload.ucid ?? randomHex(32);
  let counted: Promise<void> | undefined;
  // The published configuration is usually enough. D1 decides what it would refuse or the log does not take.
  for (const fresh of [false, true]) {
    const basis = await findBasis(c, payload, fresh);
    if (!basis) throw noDomain();
    const refusal = refusalOf(c, basis, payload);
    if (refusal && basis.fresh) throw refusal;
    if (refusal) continue;
    await (counted ??= decisionLimits.domain(c, payload.domain));
    const answer = await store(c, basis, { ...payload, ucid });
    if (answer) return new Response(JSON.stringify(answer), CREATED);
  }
  throw notStored();
}

const notStored = () =>
  problem(503, 'The decision could not be stored. Try again.', {
    headers: { 'Retry-After': '1' },
  });

/** Stores a decision and gives the answer; undefined if the log did not take a decision that was judged by a copy. */
async function store(
  c: Context<AppEnv>,
  { site, notice, current, fresh }: Basis,
  payload: Payload & { ucid: string },
) {
  const { ucid, domain, consent } = payload;
  const log = logAt(c.env, site.log);
  const limits = blockLimits(c.env);
  const { decision, entry } = judged(c, notice, payload);
  // The log may lack a notice that the configuration makes: after a deployment, a rollback, or before its first delivery.
  const mayLack = current && (fresh || !site.notices.includes(notice.hash));
  const outcome = await retriedWrite('The decision', () =>
    append(log.db, site.log, decision, limits, {
      before: mayLack ? [storeNoticeStatement(log, current.notice, site.version)] : [],
    }),
  );
  if (typeof outcome === 'string') {
    if (!fresh) return undefined;
    if (outcome === 'ended') throw (await isCopy(log)) ? closedForMove() : noDomain();
    throw consent ? outdatedNotice() : notStored();
  }
  if (mayLack) noteStored(c, site, current);
  const { seq, timestamp, key, due, signable, ...head } = outcome;
  if (due) waitUntil(c, 'write down the end of a block', sealStatement(log, limits));
  // `POST /app/receipt` gives the receipt later.
  if (!signable) return { ucid, timestamp };
  const leaf = leafLine(Buffer.from(key, 'hex'), { ...entry, seq, timestamp });
  return { ucid, timestamp, receipt: await entryReceipt(c.env, { domain, leaf, ...head }) };
}
