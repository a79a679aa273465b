import type { Context } from 'hono';
import { knowDevice } from '../../db/users/sessions.ts';
import type { UserKey } from '../../db/users/user-accounts.ts';
import { browserName } from '../../lib/http/browser-name.ts';
import { isIssuedToken, newToken } from '../../lib/crypto/checked-token.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { hostCookie } from '../../pages/host-cookie.ts';

// A device cookie, as in OWASP's "Slow down online guessing attacks with device cookies".

/** Seconds that browsers store a cookie at most: 400 days. */
const LIFETIME = 400 * SECONDS_PER_DAY;
const deviceCookie = hostCookie('placet-device', LIFETIME);

const KIND = 'known device';

async function deviceId(c: Context) {
  const id = deviceCookie.read(c);
  return id && (await isIssuedToken(c.env.SECRET_KEY, KIND, id)) ? id : undefined;
}

/** The hash of this browser's device ID, if it ever signed in to any account. */
export async function readDevice(c: Context) {
  const id = await deviceId(c);
  return id && tokenHash(id);
}

/** Sets the device cookie for another 400 days and returns what the database stores about the device. */
export async function renewDevice(c: Context) {
  const id = (await deviceId(c)) ?? (await newToken(c.env.SECRET_KEY, KIND));
  deviceCookie.write(c, id);
  return { device: tokenHash(id), browser: browserName(c.req.header('User-Agent')) };
}

/** Makes this browser a known device of a user after a new password, which has removed all others. */
export const rememberDevice = async (c: Context, user: UserKey) =>
  knowDevice(c.var.db, user, await renewDevice(c));
