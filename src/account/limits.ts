import type { Context } from 'hono';
import { caseless } from '../db/client-names.ts';
import { TEXT_LENGTH } from '../http/fields.ts';
import { withinRate } from '../http/rate.ts';
import { networkOf } from '../lib/network.ts';

/** Whether passwords may be tried for this name, whether or not it exists, and from this address. */
export async function mayTry(c: Context, name: string) {
  const address = c.req.header('CF-Connecting-IP') ?? '';
  const within = await Promise.all([
    withinRate(c.env, 'LOGIN_ACCOUNT_RATE', caseless(name).slice(0, TEXT_LENGTH)),
    withinRate(c.env, 'LOGIN_ADDRESS_RATE', networkOf(address)),
  ]);
  return within.every(Boolean);
}
