import type { Context } from 'hono';
import { caseless } from '../../db/users/sign-in-names.ts';
import type { UserKey } from '../../db/users/user-accounts.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { withinRateLimit } from '../../http/rate-limit.ts';
import { neighborhoodOf, networkOf, siteNetworkOf } from '../../lib/http/ip-network.ts';
import { pause } from '../../lib/time.ts';

// wrangler.toml has the numbers. Limits count names as entered, not accounts: a limit that a username and an email address
// shared would reveal that they belong to one account.

const ipAddress = (c: Context) => c.req.header('CF-Connecting-IP') ?? '';
/** Milliseconds by which an attempt from an unknown device is delayed while many networks try one name. */
const DELAY = 2000;

const nameKey = (name: string) => caseless(name).slice(0, TEXT_LENGTH);

/** Whether this address may try any password: limits the hashes that one computer or network can make the service compute. */
export async function addressMayTry(c: Context) {
  const networks = new Set([networkOf(ipAddress(c)), siteNetworkOf(ipAddress(c))]);
  const counted = [...networks].map((network) => withinRateLimit(c.env, 'LOGIN_ADDRESS_RATE', network));
  return (await Promise.all(counted)).every(Boolean);
}

/** Whether this name's password may be tried from this network. */
export const networkMayTry = (c: Context, name: string) =>
  withinRateLimit(c.env, 'LOGIN_RATE', `${neighborhoodOf(ipAddress(c))} ${nameKey(name)}`);

/** Whether unknown devices may try this name's password: many attempts are delayed first, then refused. */
export async function unknownDevicesMayTry(c: Context, name: string) {
  const key = nameKey(name);
  if (await withinRateLimit(c.env, 'LOGIN_ACCOUNT_RATE', key)) return true;
  await pause(DELAY);
  return withinRateLimit(c.env, 'LOGIN_SLOW_RATE', key);
}

/**
 * Whether a known device, a session or a password link of the user may enter a password: nobody else can use up this
 * limit.
 */
export const ownerMayTry = (c: Context, { userId }: UserKey, device = '') =>
  withinRateLimit(c.env, 'LOGIN_RATE', `owner ${userId} ${device}`);
