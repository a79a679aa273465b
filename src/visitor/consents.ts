import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import type { HTTPException } from 'hono/http-exception';
import * as z from 'zod';
import { readJson } from '../http/body.ts';
import { intakeQuery, keepIntake, keptIntake, type Intake } from '../db/intake.ts';
import { createApp, type AppEnv, type Database } from '../env.ts';
import { invalid, missing, problem } from '../http/problem.ts';
import { acceptedLanguages, matchLocale } from '../lib/locale.ts';
import { positive } from '../lib/number.ts';
import { hostOf } from '../lib/site.ts';
import { append, storeChoice } from '../log/append.ts';
import { faults } from '../http/validate.ts';
import { choiceOf, mandatory } from './choice.ts';

export const consentSchema = z.strictObject({
  apiKey: z.string().max(255),
  domain: z.string().max(255),
  ucid: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Must be 64 lower-case hex characters')
    .optional(),
  consent: z.boolean(),
  embeddings: z.array(z.string().max(255)).max(2000),
  manipulationPrevention: z.boolean().optional(),
  lang: z.string().max(35).optional(),
});
type Payload = z.infer<typeof consentSchema>;

/** Stores a visitor's decision; 201 is sent only after D1 has it. */
export const consents = createApp().post('/', async (c) => {
  const payload = await read(c);
  await limitRate(c, payload.domain);
  const { db } = c.var;
  const ucid = payload.ucid ?? Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
  // The isolate's copy of the configuration will usually do: the same batch that stores the decision makes sure. What
  // the copy would refuse, or D1 no longer confirms, is judged by the configuration that stands in D1.
  let intake = keptIntake(payload.domain);
  for (let attempt = 1; attempt <= 4; attempt++) {
    const refusal = refusalOf(intake, payload, c.req.header('Origin'));
    if (refusal && attempt > 1) throw refusal;
    if (refusal || !intake) {
      intake = keepIntake(payload.domain, (await intakeQuery(db, payload.domain))[0]);
      continue;
    }
    const accepted = payload.consent ? payload.embeddings : mandatory(intake);
    const choice = await choiceOf(intake, accepted, languageOf(c, payload, intake));
    const decision = {
      domainId: payload.domain,
      version: intake.version,
      ucid,
      consent: payload.consent,
      manipulationPrevention: payload.manipulationPrevention ?? false,
      choiceId: choice.id,
    };
    const statements = [
      ...append(db, decision, positive(c.env.LOG_BLOCK_ENTRIES, 10_000)),
      intakeQuery(db, payload.domain, intake.version),
    ] as const;
    const [[stored], , [changed]] = choice.stored
      ? await db.batch(statements)
      : await batchAfter(db, storeChoice(db, decision, choice), statements);
    if (stored) {
      choice.stored = true;
      return c.json({ ucid, timestamp: stored.timestamp }, 201);
    }
    // Nothing changed, and yet nothing was stored: the domain is gone, or D1 was set back to an earlier moment.
    intake = keepIntake(payload.domain, changed ?? (await intakeQuery(db, payload.domain))[0]);
  }
  throw problem(503, 'The configuration of this domain is being changed just now; send the decision again.', {
    headers: { 'Retry-After': '1' },
  });
});

type Statements = readonly [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]];

/** A batch with one more statement before it, of whose result there is nothing to know. */
async function batchAfter<T extends Statements>(db: Database, first: BatchItem<'sqlite'>, statements: T) {
  const [, ...results] = await db.batch([first, ...statements]);
  return results as BatchResponse<T>;
}

/** The body, which a beacon sends as `text/plain`. */
async function read(c: Context) {
  const type = c.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'text/plain') {
    throw problem(415, 'The body must be JSON, sent as application/json or text/plain.');
  }
  const body = readJson(await c.req.arrayBuffer());
  const result = consentSchema.safeParse(body);
  if (!result.success) throw invalid(...faults(result.error.issues, body));
  return result.data;
}

/** The address serves as a key of the rate limit and goes no further. */
async function limitRate(c: Context<AppEnv>, domainId: string) {
  const { success } = await c.env.CONSENT_RATE.limit({
    key: `${c.req.header('CF-Connecting-IP')} ${domainId}`,
  });
  if (success) return;
  throw problem(429, 'More than 300 decisions a minute came from this address; try again in a minute.', {
    headers: { 'Retry-After': '60' },
  });
}

function refusalOf(
  intake: Intake | undefined,
  payload: Payload,
  origin: string | undefined,
): HTTPException | undefined {
  if (!intake || intake.embedKey !== payload.apiKey) return missing('embed key or domain');
  if (!isFrom(origin, intake.hosts)) {
    return problem(
      403,
      'The decision does not come from a page of this domain: its "Origin" header is another or missing.',
    );
  }
  const optional = payload.consent ? [] : payload.embeddings.filter((id) => !mandatory(intake).includes(id));
  const errors = payload.embeddings.flatMap((id, i) => {
    const pointer = `/embeddings/${i}`;
    if (!Object.hasOwn(intake.services, id))
      return [{ pointer, detail: 'The domain has no such embedding.' }];
    if (!intake.services[id]!.active) return [{ pointer, detail: 'This embedding is not active.' }];
    if (optional.includes(id)) return [{ pointer, detail: 'A refusal can only hold mandatory embeddings.' }];
    return [];
  });
  return errors.length > 0 ? invalid(...errors) : undefined;
}

/** Whether an origin is one of the hosts or a sub-domain of one. */
function isFrom(origin: string | undefined, hosts: string[]) {
  const from = origin && /^https?:\/\//.test(origin) ? hostOf(origin) : undefined;
  return (
    from !== undefined &&
    hosts.map(hostOf).some((host) => host && (from === host || from.endsWith(`.${host}`)))
  );
}

function languageOf(c: Context, { lang }: Payload, { purposeNames }: Intake) {
  const locales = Object.keys(purposeNames);
  const wanted = lang === undefined ? acceptedLanguages(c.req.header('Accept-Language')) : [lang];
  return wanted.find((language) => matchLocale(language, locales)) ?? wanted[0] ?? 'en_US';
}
