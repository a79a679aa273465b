import type { Context } from 'hono';
import { intakeQuery, keepIntake, keptIntake } from '../db/intake.ts';
import { now, type AppEnv } from '../env.ts';
import { countCall } from './calls.ts';

/** How long a copy of the configuration is delivered without a question to D1, in seconds. */
const FRESH = 30;

/** The domain's script. */
export async function script(c: Context<AppEnv>) {
  const { apiKey = '', domain = '' } = c.req.query();
  const kept = keptIntake(domain);
  const intake =
    kept && now() - kept.checkedAt < FRESH
      ? kept
      : keepIntake(domain, (await intakeQuery(c.var.db, domain))[0]);
  if (!intake || intake.embedKey !== apiKey)
    return comment(c, 'Placet: there is no such embed key or domain.', 404);
  countCall(c, domain);
  return comment(c, 'Placet', 200);
}

const comment = (c: Context, text: string, status: 200 | 404) =>
  c.body(`/* ${text} */\n`, status, { 'Content-Type': 'text/javascript; charset=utf-8' });
