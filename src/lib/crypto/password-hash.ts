import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// 16 MiB and five passes, the most that the platform's CPU limit allows.
const COST = { N: 2 ** 14, r: 8, p: 5 };

function derive(password: string, salt: Buffer, cost: typeof COST) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** A scrypt hash with its parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Whether a password matches its stored hash: scrypt, or bcrypt for imported hashes, which calls `continues` about every
 * 100 ms.
 */
export async function verifyPassword(password: string, stored: string, continues?: () => void) {
  if (!stored.startsWith('scrypt$')) {
    const { compare } = (await import('bcryptjs')).default;
    return new Promise<boolean>((resolve, reject) => {
      compare(password, stored, (error, same = false) => (error ? reject(error) : resolve(same)), continues);
    });
  }
  const [, N, r, p, salt, key] = stored.split('$');
  const derived = await derive(password, Buffer.from(salt!, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, Buffer.from(key!, 'base64'));
}
