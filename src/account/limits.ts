import type { Context } from 'hono';
import { caseless } from '../db/clients.ts';
import type { AccountEnv } from './env.ts';

/** The period of both limits in wrangler.toml, in seconds. */
export const RETRY_AFTER = 60;

/** Whether too many passwords were tried of late for this name, whether or not it exists, or from this address. */
export async function tooMany(c: Context<AccountEnv>, name: string) {
  const address = c.req.header('CF-Connecting-IP') ?? '';
  const [byAccount, byAddress] = await Promise.all([
    c.env.LOGIN_ACCOUNT_RATE.limit({ key: caseless(name).slice(0, 255) }),
    c.env.LOGIN_ADDRESS_RATE.limit({ key: network(address) }),
  ]);
  return !byAccount.success || !byAddress.success;
}

/** An IPv6 address stands for its /64: whoever has one has them all. */
function network(address: string) {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0')].slice(0, 4).join(':');
}
