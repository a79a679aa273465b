import type { Context } from 'hono';
import { caseless } from '../db/client-names.ts';
import { TEXT_LENGTH } from '../http/fields.ts';
import { withinRate } from '../http/rate.ts';
import { networkOf, neighbourhoodOf } from '../lib/network.ts';
import { lookupHash } from '../lib/secrets.ts';

const addressOf = (c: Context) => c.req.header('CF-Connecting-IP') ?? '';
/** How long a stranger's try waits (ms) where many networks try one account. */
const SLOW = 2000;

/** The network that a login comes from, as it is stored of those that succeed. */
export const loginNetwork = (c: Context) =>
  lookupHash(c.env.SECRET_KEY, 'network of a login', neighbourhoodOf(addressOf(c)));

/** Whether passwords may be tried from this address, for whatever account: what a single machine can make us compute. */
export const addressMayTry = (c: Context) => withinRate(c.env, 'LOGIN_ADDRESS_RATE', networkOf(addressOf(c)));

/** Whether this account's password (or that of a session, by its hash) may be tried from this network. */
export const networkMayTry = (c: Context, account: string) =>
  withinRate(
    c.env,
    'LOGIN_RATE',
    `${neighbourhoodOf(addressOf(c))} ${caseless(account).slice(0, TEXT_LENGTH)}`,
  );

/**
 * Whether this account's password may be tried by a network that never signed in to it: many of them together are let
 * wait, and at last refused. Whoever signed in before is not concerned.
 */
export async function strangerMayTry(c: Context, account: string) {
  const key = caseless(account).slice(0, TEXT_LENGTH);
  if (await withinRate(c.env, 'LOGIN_ACCOUNT_RATE', key)) return true;
  await new Promise((resolve) => setTimeout(resolve, SLOW));
  return withinRate(c.env, 'LOGIN_SLOW_RATE', key);
}
