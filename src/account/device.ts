import type { Context } from 'hono';
import { knowDevice } from '../db/known-devices.ts';
import { browserName } from '../lib/browser-name.ts';
import { randomHex } from '../lib/random.ts';
import { tokenHash } from '../lib/token-hash.ts';
import { cookie } from '../pages/cookie.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';

// A device cookie, as in OWASP's "Slow down online guessing attacks with device cookies".

/** The longest that browsers keep a cookie: 400 days in seconds. */
const LIFETIME = 400 * SECONDS_PER_DAY;
const deviceCookie = cookie('placet-device', LIFETIME);

function idOf(c: Context) {
  const id = deviceCookie.read(c);
  return id && /^[0-9a-f]{64}$/.test(id) ? id : undefined;
}

/** The hash by which this browser is known, if it ever signed in to any account. */
export function deviceOf(c: Context) {
  const id = idOf(c);
  return id && tokenHash(id);
}

/** Gives this browser its cookie for another 400 days; what is to be stored of it. */
export function giveDevice(c: Context) {
  const id = idOf(c) ?? randomHex(32);
  deviceCookie.write(c, id);
  return { device: tokenHash(id), browser: browserName(c.req.header('User-Agent')) };
}

/** Makes this browser a known device of a client who has set a new password, which forgets all others. */
export const keepDevice = (c: Context, clientId: string) => knowDevice(c.var.db, clientId, giveDevice(c));
