import type { Context } from 'hono';
import { caseless } from '../db/sign-in-names.ts';
import { TEXT_LENGTH } from '../http/fields.ts';
import { withinRate } from '../http/rate.ts';
import { kept } from '../lib/kept.ts';
import { networkOf, neighbourhoodOf } from '../lib/network.ts';
import { lookupHash } from '../lib/secrets.ts';

const addressOf = (c: Context) => c.req.header('CF-Connecting-IP') ?? '';
/** How long a stranger's try waits (ms) where many networks try one account. */
const SLOW = 2000;
/** So far apart (ms) are the tries of one account from one network that are over a limit. */
const APART = 250;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const keyOf = (account: string) => caseless(account).slice(0, TEXT_LENGTH);
const fromHere = (c: Context, account: string) => `${neighbourhoodOf(addressOf(c))} ${keyOf(account)}`;

/** The network that a login comes from, as it is stored of those that succeed. */
export const loginNetwork = (c: Context) =>
  lookupHash(c.env.SECRET_KEY, 'network of a login', neighbourhoodOf(addressOf(c)));

/** Whether passwords may be tried from this address, for whatever account: what a single machine can make us compute. */
export const addressMayTry = (c: Context) => withinRate(c.env, 'LOGIN_ADDRESS_RATE', networkOf(addressOf(c)));

/** Whether this account's password (or that of a session, by its hash) may be tried from this network. */
export const networkMayTry = (c: Context, account: string) =>
  withinRate(c.env, 'LOGIN_RATE', fromHere(c, account));

/** When the next try beyond the limits has its turn, by network and account. */
const turns = kept<number>(1000);

/**
 * Lets a try that is over a limit wait for its turn: it cannot be refused unseen, as it may be the owner's, but what such
 * tries cost is bounded, and how many there are. Whoever wakes first has the turn: who left holds nobody up.
 */
export async function turn(c: Context, account: string) {
  const key = fromHere(c, account);
  const left = () => (turns.get(key) ?? 0) - Date.now();
  while (left() > 0) await pause(left());
  turns.set(key, Date.now() + APART);
}

/**
 * Whether this account's password may be tried by a network that never signed in to it: many of them together are let
 * wait, and at last refused. Of one that did, wrong ones alone count.
 */
export async function strangerMayTry(c: Context, account: string) {
  const key = keyOf(account);
  if (await withinRate(c.env, 'LOGIN_ACCOUNT_RATE', key)) return true;
  await pause(SLOW);
  return withinRate(c.env, 'LOGIN_SLOW_RATE', key);
}
