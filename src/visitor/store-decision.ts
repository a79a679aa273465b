import { Buffer } from 'node:buffer';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../env.ts';
import { PUBLIC_HEADERS } from '../http/response-headers.ts';
import { waitUntil } from '../http/wait-until.ts';
import { invalid, missing, problem } from '../http/problem.ts';
import { hex } from '../lib/bytes.ts';
import { randomHex } from '../lib/random.ts';
import { append } from '../log/append.ts';
import { entryReceipt } from '../log/evidence/receipt.ts';
import { bitsOf, leafLine } from '../log/leaf.ts';
import { closedForMove, isCopy } from '../log/log-copies.ts';
import { databaseAt, logAt } from '../log/log.ts';
import { sealStatement } from '../log/seal.ts';
import { blockLimits } from '../settings.ts';
import { noticeForDecision, type NoticeForDecision } from './notice-for-decision.ts';
import { decisionErrors, mandatoryServices, outdatedNotice } from './decision-errors.ts';
import { decisionLimits } from './rate-limits.ts';
import { wrongOrigin } from './origin.ts';
import { hex64, readPayload } from './payload.ts';
import { isDeliveryDue, markDelivered, deliveryStatement } from './site-cache.ts';
import { lookUpDomain } from './domain-lookup.ts';

export const consentSchema = z.strictObject({
  apiKey: z.string().check(z.maxLength(255)),
  domain: z.string().check(z.maxLength(255)),
  ucid: z.optional(hex64),
  consent: z.boolean(),
  embeddings: z.array(z.string().check(z.maxLength(255))).check(z.maxLength(2000)),
  manipulationPrevention: z.optional(z.boolean()),
  lang: z.optional(z.string().check(z.maxLength(35))),
  notice: z.optional(hex64),
});
type Payload = z.infer<typeof consentSchema>;

const CREATED = {
  status: 201,
  headers: new Headers({ ...PUBLIC_HEADERS, 'Content-Type': 'application/json' }),
};

/**
 * Stores a visitor’s decision; 201 is sent only after D1 has it. Throws a 400, 403, 404, 413, 429 or 503 for one that
 * is not stored.
 */
export async function storeDecision(c: Context<AppEnv>) {
  const payload = await readPayload(c, consentSchema);
  await decisionLimits.network(c, payload.domain);
  const ucid = payload.ucid ?? randomHex(32);
  let counted: Promise<void> | undefined;
  // The isolate's cache is usually enough. The database decides what the cache would refuse or the log does not take.
  for (const fresh of [false, true]) {
    const found = await lookUpDomain(c, payload.domain, () => noticeForDecision(c, payload, fresh));
    if (!found) throw noDomain();
    const refusal = refusalOf(c, found, payload);
    if (refusal && found.fresh) throw refusal;
    if (refusal) continue;
    await (counted ??= decisionLimits.domain(c, payload.domain));
    const answer = await store(c, found, { ...payload, ucid }, fresh);
    if (answer) return new Response(JSON.stringify(answer), CREATED);
  }
  throw unavailable();
}

const noDomain = () => missing('embed key or domain');
const unavailable = () =>
  problem(503, 'The decision could not be stored. Try again.', {
    headers: { 'Retry-After': '1' },
  });
/** The problem of a decision that is not stored; undefined if it is. A changed configuration never prevents a withdrawal. */
function refusalOf(c: Context, { domain, notice }: NoticeForDecision, payload: Payload) {
  if (!domain.embedKeys.includes(payload.apiKey)) return noDomain();
  const foreign = wrongOrigin(c, domain.hosts);
  if (foreign) return foreign;
  const unknown = payload.notice !== undefined && payload.notice !== notice.hash;
  if (unknown) return payload.consent ? outdatedNotice() : undefined;
  const errors = decisionErrors(notice, payload.consent, payload.embeddings);
  return errors.length > 0 ? invalid(...errors) : undefined;
}

/** Stores a decision and gives the answer; undefined if the log did not take a decision that was checked against the cache. */
async function store(
  c: Context<AppEnv>,
  { domain, notice, current }: NoticeForDecision,
  { ucid, consent, embeddings, manipulationPrevention = false, ...payload }: Payload & { ucid: string },
  fresh: boolean,
) {
  const { place } = domain;
  const limits = blockLimits(c.env);
  const services = notice.services.map(({ id }) => id);
  const accepted = new Set(consent ? embeddings : mandatoryServices(notice));
  const decided = { ucid, consent, manipulationPrevention, notice: notice.hash };
  const decision = { ...decided, accepted: hex(bitsOf(services, accepted)) };
  const before =
    current && (fresh || isDeliveryDue(current.localized))
      ? deliveryStatement(c.env, domain, current.site, current.localized)
      : undefined;
  const outcome = await append(databaseAt(c.env, place), place, decision, limits, { before });
  if (typeof outcome === 'string') {
    if (!fresh) return undefined;
    if (outcome === 'ended') throw (await isCopy(logAt(c.env, place))) ? closedForMove() : noDomain();
    throw consent ? outdatedNotice() : unavailable();
  }
  if (before && current) markDelivered(domain, current.localized);
  const { seq, timestamp, key, due, signable, ...head } = outcome;
  if (due) waitUntil(c, 'write down the end of a block', sealStatement(logAt(c.env, place), limits));
  // `POST /app/receipt` gives the receipt later.
  if (!signable) return { ucid, timestamp };
  const leaf = leafLine(Buffer.from(key, 'hex'), {
    ...decided,
    seq,
    timestamp,
    embeddings: services.filter((id) => accepted.has(id)),
    signals: [],
    attachment: '',
  });
  const receipt = await entryReceipt(c.env, { domain: payload.domain, leaf, ...head });
  return { ucid, timestamp, receipt };
}
