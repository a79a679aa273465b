import { and, eq, gt, sql } from 'drizzle-orm';
import { batchIf } from '../../db/batch-if.ts';
import { ownDomain } from '../../db/domains/domains.ts';
import { recordingLinks } from '../../db/schema.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { isIssuedToken, newToken } from '../../lib/crypto/checked-token.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { lookupHash, sameSecret } from '../../lib/crypto/secret-key.ts';

/** Seconds for which a link can be followed. */
export const LINK_LIFETIME = 3600;
/** Seconds for which the browser that followed it reports. */
export const SESSION_LIFETIME = 2 * 3600;

const KIND = 'recording link';
const proofOf = (env: Bindings, domainId: string, until: number) =>
  lookupHash(env.SECRET_KEY, 'recording', `${domainId} ${until}`);

type Domain = { id: string; clientId: string };

/**
 * Creates a one-time token with which one browser reports what a domain's pages load; returns it as a URL fragment. Undefined
 * for a domain that is gone or has moved to another client.
 */
export async function createRecording(env: Bindings, db: Database, { id: domainId, clientId }: Domain) {
  const token = await newToken(env.SECRET_KEY, KIND);
  const expiresAt = now() + LINK_LIFETIME;
  const isOwn = sql`EXISTS (SELECT 1 FROM domains WHERE ${ownDomain(clientId, domainId)})`;
  const stored = await batchIf(db, isOwn, [
    db.delete(recordingLinks).where(eq(recordingLinks.domainId, domainId)),
    db.insert(recordingLinks).values({ hash: tokenHash(token), domainId, expiresAt }),
  ]);
  return stored && `#CCM.record=${token}`;
}

/** Redeems a token for the session that the browser reports with; undefined for a token that is not valid for this domain. */
export async function beginRecording(env: Bindings, db: Database, domainId: string, token: string) {
  if (!(await isIssuedToken(env.SECRET_KEY, KIND, token))) return undefined;
  const { hash, domainId: ofDomain, expiresAt } = recordingLinks;
  const isValid = and(eq(hash, tokenHash(token)), eq(ofDomain, domainId), gt(expiresAt, now()));
  const used = await db.delete(recordingLinks).where(isValid).returning({ hash });
  if (used.length === 0) return undefined;
  const until = now() + SESSION_LIFETIME;
  return `${until}.${await proofOf(env, domainId, until)}`;
}

export async function isRecording(env: Bindings, domainId: string, session: string) {
  const [until = '', proof = ''] = session.split('.');
  return Number(until) > now() && sameSecret(proof, await proofOf(env, domainId, Number(until)));
}
