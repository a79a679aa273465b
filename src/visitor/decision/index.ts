import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import { notStored } from '../../http/outage.ts';
import { decisionLimits } from '../../http/rate-limit.ts';
import { PUBLIC_HEADERS } from '../../http/response-headers.ts';
import { entryReceipt } from '../../log/evidence/receipt.ts';
import { judged, noDomain, outdatedNotice, refusalOf } from './judge.ts';
import { findSiteAndNotice } from '../site/look-up.ts';
import { parseDecision, type Payload } from './parse.ts';
import { storeDecision, type StoredDecision } from './store.ts';

const CREATED = {
  status: 201,
  headers: new Headers({ ...PUBLIC_HEADERS, 'Content-Type': 'application/json' }),
};

/** Seconds after which the scheduled job has normally replaced the log of a domain that a rollback has lost. */
const REPLACED_AFTER = 60;

/**
 * Answers `POST /app/consents`. 201 is sent only after D1 has the decision. Throws a 400, 403, 404, 408, 413, 415, 429 or 503
 * for one that is not stored.
 *
 * The published configuration is usually enough. A decision that would be refused by it, or that the log does not take, is
 * judged again by the configuration in D1.
 *
 * | Outcome | Answer |
 * | --- | --- |
 * | no such domain | 404 |
 * | refused (judge.ts) | 400, 403 or 404 |
 * | stored, or repeated | 201 |
 * | `unknown`: the log lacks the notice | 400 for a consent, which has to be asked for again; otherwise 503 |
 * | `ended`: the log takes no decisions | 503 |
 */
export async function decision(c: Context<AppEnv>) {
  const payload = await parseDecision(c);
  let counted: Promise<void> | undefined;
  for (const readD1 of [false, true]) {
    const found = await findSiteAndNotice(c, payload, readD1);
    if (!found) throw noDomain();
    let problem = refusalOf(c, found, payload);
    if (!problem) {
      await (counted ??= decisionLimits.domain(c, payload.domain));
      const stored = await storeDecision(c, found, judged(c, found.notice, payload));
      if (typeof stored === 'object') return created(c, stored);
      problem = notTaken(stored, payload);
    }
    if (found.fresh) throw problem;
  }
  throw notStored('The decision', 1);
}

async function created({ env }: Context<AppEnv>, { ucid, timestamp, contents }: StoredDecision) {
  // If no receipt can be signed yet, the visitor can get the evidence file later (`POST /app/receipt`).
  const receipt = contents && (await entryReceipt(env, contents));
  return new Response(JSON.stringify({ ucid, timestamp, receipt }), CREATED);
}

/** The problem of a decision that the log does not take. */
function notTaken(outcome: 'ended' | 'unknown', { consent }: Payload) {
  if (outcome === 'ended') return notStored('The decision', REPLACED_AFTER);
  return consent ? outdatedNotice() : notStored('The decision', 1);
}
