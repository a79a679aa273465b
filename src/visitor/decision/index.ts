import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import { notStored } from '../../http/outage.ts';
import { decisionLimits } from '../../http/rate-limit.ts';
import { PUBLIC_HEADERS } from '../../http/response-headers.ts';
import { entryReceipt } from '../../log/evidence/receipt.ts';
import { judged, noDomain, outdatedNotice, refusalOf } from './judge.ts';
import { findBasis } from '../site/look-up.ts';
import { parseDecision } from './parse.ts';
import { storeDecision } from './store.ts';

const CREATED = {
  status: 201,
  headers: new Headers({ ...PUBLIC_HEADERS, 'Content-Type': 'application/json' }),
};

/** Seconds after which the scheduled job has normally replaced the log of a domain that a rollback has lost. */
const REPLACED_AFTER = 60;

/**
 * Answers `POST /app/consents`. 201 is sent only after D1 has the decision. Throws a 400, 403, 404, 413, 429 or 503 for
 * one that is not stored.
 */
export async function decision(c: Context<AppEnv>) {
  const payload = await parseDecision(c);
  let counted: Promise<void> | undefined;
  // The published configuration is usually enough. D1 decides what it would refuse or the log does not take.
  for (const fresh of [false, true]) {
    const basis = await findBasis(c, payload, fresh);
    if (!basis) throw noDomain();
    const refusal = refusalOf(c, basis, payload);
    if (refusal && basis.fresh) throw refusal;
    if (refusal) continue;
    await (counted ??= decisionLimits.domain(c, payload.domain));
    const stored = await storeDecision(c, basis, judged(c, basis.notice, payload));
    if (typeof stored === 'object') {
      const { ucid, timestamp, promised } = stored;
      // `POST /app/receipt` returns the receipt that cannot be signed yet.
      const receipt = promised && (await entryReceipt(c.env, promised));
      return new Response(JSON.stringify({ ucid, timestamp, receipt }), CREATED);
    }
    if (!basis.fresh) continue;
    if (stored === 'ended') throw notStored('The decision', REPLACED_AFTER);
    throw payload.consent ? outdatedNotice() : notStored('The decision', 1);
  }
  throw notStored('The decision', 1);
}
