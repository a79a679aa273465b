import type { Context } from 'hono';
import { caseless } from '../db/sign-in-names.ts';
import { TEXT_LENGTH } from '../http/input-schemas.ts';
import { withinRateLimit } from '../http/rate-limit.ts';
import { neighbourhoodOf, networkOf, siteNetworkOf } from '../lib/ip-network.ts';
import { pause } from '../lib/pause.ts';

// Names are counted as they were entered, whether there is such an account or not, and not by account: else a limit that
// two names share would tell that they are one's.

const addressOf = (c: Context) => c.req.header('CF-Connecting-IP') ?? '';
/** How long a stranger's try waits (ms) where many networks try one name. */
const SLOW = 2000;

const keyOf = (name: string) => caseless(name).slice(0, TEXT_LENGTH);

/** Whether passwords may be tried from this address, for whatever name: what a machine, or a site, can make us compute. */
export async function addressMayTry(c: Context) {
  const networks = new Set([networkOf(addressOf(c)), siteNetworkOf(addressOf(c))]);
  const counted = [...networks].map((network) => withinRateLimit(c.env, 'LOGIN_ADDRESS_RATE', network));
  return (await Promise.all(counted)).every(Boolean);
}

/** Whether this name's password may be tried from this network. */
export const networkMayTry = (c: Context, name: string) =>
  withinRateLimit(c.env, 'LOGIN_RATE', `${neighbourhoodOf(addressOf(c))} ${keyOf(name)}`);

/** Whether this name's password may be tried by strangers: many of them together wait, and are refused in the end. */
export async function strangersMayTry(c: Context, name: string) {
  const key = keyOf(name);
  if (await withinRateLimit(c.env, 'LOGIN_ACCOUNT_RATE', key)) return true;
  await pause(SLOW);
  return withinRateLimit(c.env, 'LOGIN_SLOW_RATE', key);
}

/** Whether a known device, or a session of the client, may try its password: nobody else can use that limit up. */
export const ownerMayTry = (c: Context, clientId: string, device = '') =>
  withinRateLimit(c.env, 'LOGIN_RATE', `owner ${clientId} ${device}`);
