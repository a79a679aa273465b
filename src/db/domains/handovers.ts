import { and, eq, gt, sql } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../../env.ts';
import { isIssuedToken, newToken } from '../../lib/crypto/checked-token.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { currentActor } from '../activity/actor.ts';
import { change, ifFound } from '../change.ts';
import { pick } from '../columns.ts';
import { rawQuery } from '../raw-query.ts';
import { clients, domains, handovers, type DoneTag } from '../schema.ts';
import { setting } from '../settings-column.ts';
import { ownDomain, siteColumns } from './domains.ts';

const KIND = 'handover link';
/** Days for which a link for a webmaster works. */
export const HANDOVER_DAYS = 7;
/** Checks of the website with one link in any hour. */
export const CHECKS_PER_HOUR = 5;
const HOUR = 3600;
/** The most tags that are kept as done, each with at most 2,000 characters. */
const MAX_DONE = 100;

type Domain = { id: string; clientId: string };

/** The link of a domain, who made it, and what was done; also an expired one. */
export async function findHandover(db: Database, { id, clientId }: Domain) {
  const [found] = await db
    .select(pick(handovers, 'by', 'userId', 'userName', 'expiresAt', 'done'))
    .from(handovers)
    .innerJoin(domains, eq(domains.id, handovers.domainId))
    .where(ownDomain(clientId, id));
  return found;
}

/** Makes a link instead of an earlier one; undefined for a domain that is archived or was deleted. */
export async function createHandover(db: Database, env: Bindings, { id, clientId }: Domain) {
  const token = await newToken(env.SECRET_KEY, KIND);
  const { by, userId = null, userName = '' } = currentActor();
  const link = {
    hash: tokenHash(token),
    by,
    userId,
    userName,
    expiresAt: now() + HANDOVER_DAYS * SECONDS_PER_DAY,
    checks: [],
  };
  const made = await change(
    db,
    { domainId: id },
    {
      affects: 'status',
      read: db
        .select({ isArchived: setting(domains, 'archived') })
        .from(domains)
        .where(ownDomain(clientId, id)),
      plan: ([domain]: { isArchived: boolean }[]) =>
        !domain || domain.isArchived
          ? undefined
          : {
              entries: [{ kind: 'handover', action: 'created' }],
              statements: [
                db
                  .insert(handovers)
                  .values({ domainId: id, ...link })
                  .onConflictDoUpdate({ target: handovers.domainId, set: link }),
              ],
            },
    },
  );
  return made && { path: `/account/handover/${token}`, expiresAt: link.expiresAt };
}

/** Revokes the link of a domain; undefined where there is none. */
export async function revokeHandover(db: Database, { id, clientId }: Domain) {
  const stored = db
    .select({ id: handovers.domainId })
    .from(handovers)
    .innerJoin(domains, eq(domains.id, handovers.domainId))
    .where(ownDomain(clientId, id));
  const revocation = ifFound(stored, {
    entries: [{ kind: 'handover', action: 'deleted' }],
    statements: [db.delete(handovers).where(eq(handovers.domainId, id))],
  });
  return change(db, { domainId: id }, { ...revocation, affects: 'status' });
}

export const isHandoverToken = (env: Bindings, token: string) => isIssuedToken(env.SECRET_KEY, KIND, token);

const isValid = (token: string) => and(eq(handovers.hash, tokenHash(token)), gt(handovers.expiresAt, now()))!;

/** The website of a link; undefined for a link that has expired or was revoked, and while the client is inactive. */
export async function findHandedOver(db: Database, token: string) {
  const [found] = await db
    .select({ ...siteColumns, ...pick(handovers, 'expiresAt', 'checks', 'done') })
    .from(handovers)
    .innerJoin(domains, eq(domains.id, handovers.domainId))
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(and(isValid(token), clients.active));
  return found;
}
export type HandedOver = NonNullable<Awaited<ReturnType<typeof findHandedOver>>>;

/** When the next check is possible; 0 for now. */
export const nextCheckAt = ([first = 0, ...others]: number[]) =>
  others.length + 1 < CHECKS_PER_HOUR || first + HOUR <= now() ? 0 : first + HOUR;

/** Counts a check of a link; false where there were enough in the last hour. One statement, so that parallel ones count. */
export async function countCheck(db: Database, token: string) {
  const counted = await rawQuery(
    db,
    sql`UPDATE ${handovers} SET checks = json_insert(
        iif(json_array_length(checks) < ${CHECKS_PER_HOUR}, checks, json_remove(checks, '$[0]')), '$[#]', cast(${now()} AS INTEGER))
      WHERE ${isValid(token)}
        AND (json_array_length(checks) < ${CHECKS_PER_HOUR} OR checks ->> '$[0]' <= ${now() - HOUR})
      RETURNING domainId`,
  );
  return counted.length > 0;
}

/** The statement that notes tags as done. It does nothing for a domain without a link. */
export const doneStatement = (db: Database, domainId: string, tags: DoneTag[]) =>
  rawQuery(
    db,
    sql`UPDATE ${handovers} SET done = (
        WITH found AS (SELECT value FROM json_each(${JSON.stringify(tags)}))
        SELECT json_group_array(json(value)) FROM (
          SELECT value FROM (
            SELECT value FROM found
            UNION ALL SELECT value FROM json_each(done) WHERE value ->> 'tag' NOT IN (SELECT value ->> 'tag' FROM found))
          ORDER BY value ->> 'at' DESC LIMIT ${MAX_DONE}))
      WHERE ${handovers.domainId} = ${domainId} AND ${tags.length} > 0`,
  );
