import { and, lt, sql } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../../env.ts';
import { logEvent } from '../../http/log-event.ts';
import { unhex } from '../../lib/bytes.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { decrypt, encrypt, lookupHash } from '../../lib/crypto/secret-key.ts';
import { totpStep } from '../../lib/crypto/totp.ts';
import { currentActor } from '../activity/actor.ts';
import { change, type Statement, type Step } from '../change.ts';
import { secondFactors } from '../schema.ts';
import { endSessionsStatement } from './sessions.ts';
import { ofUserKey, type UserKey } from './user-accounts.ts';

const CIPHER = 'second factor';
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 14;
/** Wrong codes without a delay; each further one is followed by a delay of 1, 2, 4 … 60 minutes. */
const FREE_FAILURES = 5;

export const newSecret = () => randomHex(20);
const plain = (code: string) => code.replace(/[^0-9a-z]/gi, '').toLowerCase();
const recoveryHash = (env: Bindings, { userId }: UserKey, code: string) =>
  lookupHash(env.SECRET_KEY, 'recovery code', `${userId} ${plain(code)}`);

/** The number of recovery codes that a user has left; undefined without two-factor authentication. */
export async function findSecondFactor(db: Database, user: UserKey) {
  const { recovery } = secondFactors;
  const [row] = await db.select({ recovery }).from(secondFactors).where(ofUserKey(secondFactors, user));
  return row && { codes: row.recovery.length };
}

/**
 * Enables two-factor authentication for a user after a valid code and returns the recovery codes, which cannot be read
 * again. Undefined where it is already enabled and `replaces` is not set.
 */
export async function setSecondFactor(
  db: Database,
  env: Bindings,
  user: UserKey,
  secret: string,
  step: number,
  replaces = false,
) {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    randomHex(RECOVERY_BYTES).replace(/(.{4})(?=.)/g, '$1-'),
  );
  const recovery = await Promise.all(codes.map((code) => recoveryHash(env, user, code)));
  const row = { secretCipher: await encrypt(env.SECRET_KEY, CIPHER, secret), step, recovery, failures: 0 };
  const insert = db
    .insert(secondFactors)
    .values({ clientId: user.clientId, userId: user.userId, ...row })
    .onConflictDoNothing()
    .returning({ clientId: secondFactors.clientId });
  const enabling = switchStep(db, user, true, (isOn) => {
    if (!isOn) return [insert];
    return replaces ? [removeSecondFactorStatement(db, user), insert] : undefined;
  });
  return (await change(db, { clientId: user.clientId }, enabling)) && codes;
}

/** The step that enables or disables two-factor authentication; `write` has its statements, and whether it is enabled now. */
const switchStep = (
  db: Database,
  user: UserKey,
  twoFactor: boolean,
  write: (isOn: boolean) => Statement[] | undefined,
): Step => ({
  read: db.select({ userId: secondFactors.userId }).from(secondFactors).where(ofUserKey(secondFactors, user)),
  plan: (stored: object[]) => {
    const statements = write(stored.length > 0);
    const entry = { kind: 'user' as const, objectId: user.userId, after: { twoFactor } };
    return statements && { entries: [entry], statements };
  },
});

/** The statement that disables a user's two-factor authentication. */
const removeSecondFactorStatement = (db: Database, user: UserKey) =>
  db.delete(secondFactors).where(ofUserKey(secondFactors, user));

/** Disables a user's two-factor authentication. */
export const removeSecondFactor = async (db: Database, user: UserKey, also: Statement[] = []) => {
  const remove = [removeSecondFactorStatement(db, user), ...also];
  const step = switchStep(db, user, false, (isOn) => (isOn ? remove : undefined));
  if (!(await change(db, { clientId: user.clientId }, step))) return;
  const by = currentActor().by === 'operator' ? 'operator' : undefined;
  logEvent('two-factor authentication disabled', {
    by,
    client: user.clientId ?? undefined,
    user: user.userId,
  });
};

/** Disables two-factor authentication for a user who has lost phone and recovery codes, and ends the user's sessions. */
export const resetSecondFactor = (db: Database, user: UserKey) =>
  removeSecondFactor(db, user, [endSessionsStatement(db, user)]);

/**
 * Accepts a code of the user’s app or a recovery code, each once. Recovery codes cannot be guessed, so they are never
 * delayed: an attacker with the password cannot lock the user out.
 */
export async function useCode(db: Database, env: Bindings, user: UserKey, entered: string) {
  const own = ofUserKey(secondFactors, user);
  const { failures, triedAt } = secondFactors;
  const code = plain(entered);
  if (code.length === 2 * RECOVERY_BYTES) {
    const hash = await recoveryHash(env, user, code);
    const left = sql`(SELECT json_group_array(value) FROM json_each(${secondFactors.recovery}) WHERE value <> ${hash})`;
    const among = sql`EXISTS (SELECT 1 FROM json_each(${secondFactors.recovery}) WHERE value = ${hash})`;
    const [row] = await db
      .update(secondFactors)
      .set({ recovery: left, failures: 0 })
      .where(and(own, among))
      .returning({ step: secondFactors.step });
    return row ? 'right' : 'wrong';
  }
  const wait = sql`60 * min(60, 1 << min(${failures} - ${FREE_FAILURES}, 6))`;
  // Counted before it is checked, so that concurrent attempts are all counted.
  const [tried] = await db
    .update(secondFactors)
    .set({ failures: sql`${failures} + 1`, triedAt: now() })
    .where(and(own, sql`(${failures} < ${FREE_FAILURES} OR ${triedAt} <= ${now()} - ${wait})`))
    .returning();
  if (!tried) return 'tooMany';
  const secret = unhex(await decrypt(env.SECRET_KEY, CIPHER, tried.secretCipher));
  const step = totpStep(secret, code, now());
  if (step === undefined) return 'wrong';
  const fresh = and(own, lt(secondFactors.step, step));
  const [row] = await db
    .update(secondFactors)
    .set({ step, failures: 0 })
    .where(fresh)
    .returning({ step: secondFactors.step });
  return row ? 'right' : 'wrong';
}
