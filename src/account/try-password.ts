import type { Context } from 'hono';
import { findLogin } from '../db/sessions.ts';
import { PASSWORD_LENGTH } from '../http/fields.ts';
import { verifyPassword } from '../lib/password.ts';
import { addressMayTry, loginNetwork, networkMayTry, pause, strangerMayTry, turn } from './limits.ts';

/** What an unknown name's password is compared with: a hash of random bytes that nobody has seen. */
const NOBODY = 'scrypt$16384$8$5$tbPe9hDy0XJmZFfOh91W+Q==$wtkOfvFfZL0duoD6UJmJ38lcsEsGgNXyVWt46Bnv9xE=';
/** A refusal takes so long (ms), or twice, whatever was looked up and hashed: bcrypt's time, for one, is not scrypt's. */
const REFUSAL = 1000;

/**
 * Tries the password of the account of this name; for who has a `session`, its tries are counted apart. From a network
 * that signed in to the account before, the right one is taken whatever was tried; all others are answered alike, in
 * words and in time, whether there is an account or a known network or not.
 */
export async function tryPassword(c: Context, name: string, password: string, session?: string) {
  const client = await findLogin(c.var.db, name, await loginNetwork(c));
  // By whichever of its names, an account is one.
  const account = client?.id ?? name;
  const isKnown = Boolean(client?.knownNetwork);
  const counted = session ?? account;
  let may = (session !== undefined || (await addressMayTry(c))) && (await networkMayTry(c, counted));
  if (!may) await turn(c, counted);
  const slowed = async () => may && (session !== undefined || (await strangerMayTry(c, account)));
  if (!isKnown) may = await slowed();
  let verified = false;
  const refused = pause(REFUSAL).then(() => (verified ? undefined : pause(REFUSAL)));
  const right =
    (may || isKnown) &&
    password.length <= PASSWORD_LENGTH.max &&
    (await verifyPassword(password, client?.passwordHash ?? NOBODY));
  verified = true;
  if (client && right) return { client, is: 'right' as const };
  await refused;
  if (isKnown) may = await slowed();
  return { client, is: may ? ('wrong' as const) : ('tooMany' as const) };
}
