import type { Context } from 'hono';
import { findUserBySignInName } from '../../db/users/sign-in-names.ts';
import type { UserKey } from '../../db/users/user-accounts.ts';
import { PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import { hashInTurn } from '../../http/password-hash-queue.ts';
import { verifyPassword } from '../../lib/crypto/password-hash.ts';
import { pause } from '../../lib/time.ts';
import { peopleOf } from '../console.ts';
import { readDevice } from './device-cookie.ts';
import { addressMayTry, networkMayTry, ownerMayTry, unknownDevicesMayTry } from './attempt-limits.ts';

/** The hash that passwords of unknown names are compared with; its password is random and was never stored. */
const UNKNOWN_HASH = 'scrypt$16384$8$5$tbPe9hDy0XJmZFfOh91W+Q==$wtkOfvFfZL0duoD6UJmJ38lcsEsGgNXyVWt46Bnv9xE=';
/**
 * Milliseconds that a refusal takes (or twice as many), so that its duration does not reveal which hash was computed:
 * an imported bcrypt hash can take over a second.
 */
const REFUSAL_TIME = 2000;

/**
 * Checks the password of an account. Known devices and the user of a `session` have limits of their own. All others get
 * the same response in the same time, whether or not the account exists.
 */
export async function tryPassword(c: Context, name: string, password: string, session?: UserKey) {
  const device = await readDevice(c);
  // Names of the other people get the same answer as unknown ones.
  const people = peopleOf(c);
  const find = () => findUserBySignInName(c.var.db, people, name, device);
  // Other names are looked up only when it is their turn, so that a flood costs no queries.
  const owner = session || device ? await find() : undefined;
  const isKnown = session !== undefined || Boolean(owner?.knownDevice);
  const isAllowed = session
    ? await ownerMayTry(c, session)
    : owner?.knownDevice
      ? await ownerMayTry(c, owner, device)
      : (await addressMayTry(c)) && (await networkMayTry(c, name)) && (await unknownDevicesMayTry(c, name));
  if (!isAllowed) return { is: 'tooMany' as const };
  const isLengthValid = password.length <= PASSWORD_LENGTH.max;
  const compare = async (onHashing?: () => void) => {
    let compared = false;
    const refused = pause(REFUSAL_TIME).then(() => (compared ? undefined : pause(REFUSAL_TIME)));
    const user = owner ?? (await find());
    // An invited user has no password yet.
    const stored = user?.passwordHash || UNKNOWN_HASH;
    const right = isLengthValid && (await verifyPassword(password, stored, onHashing));
    compared = true;
    return { user, right: right && stored !== UNKNOWN_HASH, refused };
  };
  const result = await (isLengthValid ? hashInTurn(isKnown ? 'known' : 'unknown', compare) : compare());
  if (!result) return { is: 'tooMany' as const };
  const { user, right, refused } = result;
  if (user && right) return { user, is: 'right' as const };
  await refused;
  return { user, is: 'wrong' as const };
}
