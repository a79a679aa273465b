import * as z from 'zod/mini';
import { createApp } from '../env.ts';
import { text } from '../http/input-schemas.ts';
import { missing } from '../http/problem.ts';
import { networkOfCall, requireWithin } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { siteOfKey } from './site/calling-page.ts';

/** What the W3C's draft of Global Privacy Control defines for `/.well-known/gpc.json`. */
export type GpcStatement = { gpc: true; lastUpdate: string };

const parameters = z.object({ apiKey: text(), domain: text() });

/**
 * The statement that a website passes on at its `/.well-known/gpc.json`. Throws a 404 for a wrong embed key or domain, and
 * for a website that does not make the statement, and a 429 for a network that asks too often.
 */
export const gpcRoute = createApp().get('/', validate('query', parameters), async (c) => {
  const call = c.req.valid('query');
  const { clientActive, configuration } = await siteOfKey(c, call);
  const what = 'Too many requests for this statement from this network';
  await requireWithin(c.env, 'CALL_RATE', `gpc ${networkOfCall(c)} ${call.domain}`, what);
  const { archived, frontendWidgetEnabled, gpcSince } = configuration.domain;
  if (!gpcSince || !clientActive || archived || !frontendWidgetEnabled) throw missing('statement');
  const statement: GpcStatement = { gpc: true, lastUpdate: gpcSince };
  return c.json(statement, 200, { 'Cache-Control': 'public, max-age=3600' });
});
