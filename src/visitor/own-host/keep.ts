import type { Context } from 'hono';
import * as z from 'zod/mini';
import { now, type AppEnv } from '../../env.ts';
import { callFields } from '../../http/input-schemas.ts';
import { ownHostOf } from '../../http/own-host.ts';
import { invalid, problem } from '../../http/problem.ts';
import { networkOfCall, requireWithin } from '../../http/rate-limit.ts';
import { readPayload } from '../../http/request-body.ts';
import { PUBLIC_HEADERS } from '../../http/response-headers.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { cookieDomainOf, hasStateCookie, isKeptByServer } from '../content/own-storage.ts';
import { siteOfCall } from '../site/calling-page.ts';

/** As the widget writes it: nothing that could end the header. */
const encoded = /^[\w.!~*'()%-]{1,4000}$/;
const item = String.raw`(?:[a-z0-9][a-z0-9-]{0,39}|@[0-9a-f]{7}|@gpc)`;
const state = new RegExp(
  String.raw`^1\.(0|[1-9]\d{0,9})\.(optIn|optOut|noticeOnly|none)\.[0-9a-f]{8}\.(-|${item}(?:~${item})*)$`,
);

const decisionSchema = z.object({
  id: z.string().check(z.maxLength(64)),
  ucid: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  consent: z.boolean(),
  embeddings: z.array(z.string()),
  time: z.int(),
});

/** When the decision in the cookie was made, undefined if it is none. */
function timeIn(cookie: string) {
  try {
    return decisionSchema.safeParse(JSON.parse(decodeURIComponent(cookie))).data?.time;
  } catch {
    return undefined;
  }
}

const keepSchema = z.strictObject({
  ...callFields,
  cookies: z.strictObject({
    placet: z.string().check(
      z.regex(encoded, 'Must be the value of the cookie'),
      z.refine((text) => timeIn(text) !== undefined, 'Must be a decision'),
    ),
    placet_state: z.optional(
      z.string().check(z.maxLength(2000), z.regex(state, 'Must be the value of the cookie')),
    ),
  }),
  age: z.int().check(z.positive()),
});

/**
 * Sets the cookies with the visitor's decision again, which the browser then keeps as long as those of a server. The time
 * counts from the decision, so that nothing is prolonged.
 */
export async function keep(c: Context<AppEnv>) {
  requireOwnHost(c);
  const { cookies, age, ...call } = await readPayload(c, keepSchema);
  const what = 'Too many cookies for this domain from this network';
  await requireWithin(c.env, 'CALL_RATE', `keep ${networkOfCall(c)} ${call.domain}`, what);
  const { configuration } = await siteOfCall(c, call);
  const { domain } = configuration;
  if (!isKeptByServer(domain))
    throw problem(
      403,
      'This domain has no own host, or does not store decisions in a cookie that outlasts the session.',
    );
  const days = Math.max(domain.consentCookieLifetime, domain.consentRejectionLifetime ?? 0);
  const left = timeIn(cookies.placet)! + days * SECONDS_PER_DAY - now();
  if (left <= 0) throw invalid({ pointer: '/cookies/placet', detail: 'The decision has expired.' });
  const parent = cookieDomainOf(domain);
  const attributes = [
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${Math.min(age, left)}`,
    ...(domain.consentCookieSecure ? ['Secure'] : []),
    ...(parent ? [`Domain=${parent}`] : []),
  ].join('; ');
  const headers = new Headers(PUBLIC_HEADERS);
  const set = (name: string, value: string) =>
    headers.append('Set-Cookie', `${name}_${domain.id}=${value}; ${attributes}`);
  set('placet', cookies.placet);
  if (cookies.placet_state !== undefined && hasStateCookie(domain)) set('placet_state', cookies.placet_state);
  return new Response(null, { status: 204, headers });
}

/**
 * Throws a 404 elsewhere, where the cookies would be the service's own, and a 403 for a page that is not on the host that it
 * calls.
 */
function requireOwnHost(c: Context<AppEnv>) {
  if (!ownHostOf(c)) throw problem(404, 'Path not found.');
  if ((c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin')
    throw problem(403, 'Only pages of the same host can set its cookies.');
}
