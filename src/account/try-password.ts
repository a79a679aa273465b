import type { Context } from 'hono';
import { findLogin } from '../db/sessions.ts';
import { PASSWORD_LENGTH } from '../http/input-schemas.ts';
import { hashInTurn } from '../http/password-hash-queue.ts';
import { verifyPassword } from '../lib/password-hash.ts';
import { pause } from '../lib/pause.ts';
import { deviceOf } from './device.ts';
import { addressMayTry, networkMayTry, ownerMayTry, strangersMayTry } from './limits.ts';

/** What an unknown name's password is compared with: a hash of random bytes that nobody has seen. */
const NOBODY = 'scrypt$16384$8$5$tbPe9hDy0XJmZFfOh91W+Q==$wtkOfvFfZL0duoD6UJmJ38lcsEsGgNXyVWt46Bnv9xE=';
/** A refusal takes so long (ms) from its turn, or twice, whatever was hashed: bcrypt's time, for one, is not scrypt's. */
const REFUSAL = 1000;

/**
 * Tries the password of the account of this name. Devices that signed in to it before, and the client of a `session`, have
 * a limit of their own. All others are answered alike, in words and in time, whether there is such an account or not.
 */
export async function tryPassword(
  c: Context,
  name: string,
  password: string,
  session?: { clientId: string },
) {
  const device = deviceOf(c);
  const find = () => findLogin(c.var.db, name, device);
  // Nobody else is looked up before the turn: a flood costs no more than its counts.
  const owner = session || device ? await find() : undefined;
  const known = session !== undefined || Boolean(owner?.knownDevice);
  const may = session
    ? await ownerMayTry(c, session.clientId)
    : owner?.knownDevice
      ? await ownerMayTry(c, owner.id, device)
      : (await addressMayTry(c)) && (await networkMayTry(c, name)) && (await strangersMayTry(c, name));
  if (!may) return { is: 'tooMany' as const };
  const fits = password.length <= PASSWORD_LENGTH.max;
  const compare = async (goesOn?: () => void) => {
    let compared = false;
    const refused = pause(REFUSAL).then(() => (compared ? undefined : pause(REFUSAL)));
    const client = owner ?? (await find());
    const right = fits && (await verifyPassword(password, client?.passwordHash ?? NOBODY, goesOn));
    compared = true;
    return { client, right, refused };
  };
  const result = await (fits ? hashInTurn(known ? 'known' : 'stranger', compare) : compare());
  if (!result) return { is: 'tooMany' as const };
  const { client, right, refused } = result;
  if (client && right) return { client, is: 'right' as const };
  await refused;
  return { client, is: 'wrong' as const };
}
