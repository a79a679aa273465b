import { and, eq, gt } from 'drizzle-orm';
import { recordingLinks } from '../../db/schema.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { lookupHash, sameSecret } from '../../lib/crypto/secret-key.ts';

/** Seconds for which a link can be followed. */
export const LINK_LIFETIME = 3600;
/** Seconds for which the browser that followed it reports. */
export const SESSION_LIFETIME = 2 * 3600;

const hashOf = (env: Bindings, token: string) => lookupHash(env.SECRET_KEY, 'recording link', token);
const proofOf = (env: Bindings, domainId: string, until: number) =>
  lookupHash(env.SECRET_KEY, 'recording', `${domainId} ${until}`);

/** Creates a one-time token with which one browser reports what a domain's pages load; returns it as a URL fragment. */
export async function createRecording(env: Bindings, db: Database, domainId: string) {
  const token = randomHex(16);
  const expiresAt = now() + LINK_LIFETIME;
  await db.batch([
    db.delete(recordingLinks).where(eq(recordingLinks.domainId, domainId)),
    db.insert(recordingLinks).values({ hash: await hashOf(env, token), domainId, expiresAt }),
  ]);
  return `#CCM.record=${token}`;
}

/** Redeems a token for the session that the browser reports with; undefined for a token that is not valid for this domain. */
export async function beginRecording(env: Bindings, db: Database, domainId: string, token: string) {
  const { hash, domainId: ofDomain, expiresAt } = recordingLinks;
  const isValid = and(eq(hash, await hashOf(env, token)), eq(ofDomain, domainId), gt(expiresAt, now()));
  const used = await db.delete(recordingLinks).where(isValid).returning({ hash });
  if (used.length === 0) return undefined;
  const until = now() + SESSION_LIFETIME;
  return `${until}.${await proofOf(env, domainId, until)}`;
}

export async function isRecording(env: Bindings, domainId: string, session: string) {
  const [until = '', proof = ''] = session.split('.');
  return Number(until) > now() && sameSecret(proof, await proofOf(env, domainId, Number(until)));
}
