import { and, eq, inArray, sql, type Column } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { change, ifFound, type Step } from '../change.ts';
import { rawQuery, valuesOf } from '../raw-query.ts';
import { differences } from '../activity/row-entries.ts';
import { domains, userDomains, users } from '../schema.ts';
import { isUser, operatorKey, type Role, type UserKey } from './user-accounts.ts';

// Users with `limited` see only the domains in `userDomains`: without rows none, so that nobody sees more because a domain
// was deleted or moved. Owners see all, because they have the keys of the account, which open all.

type ClientUser = UserKey & { clientId: string };
export type Reader = ClientUser & { limited: boolean };

/** The condition that a user may see the domain that a column names; undefined for a user who may see all. */
export const maySee = ({ userId, limited }: Reader, domainId: Column) =>
  limited ? sql`${domainId} IN (SELECT domainId FROM userDomains WHERE userId = ${userId})` : undefined;

/** The condition for the domains of a client that a user may see. */
export const visibleDomains = (reader: Reader) =>
  and(eq(domains.clientId, reader.clientId), maySee(reader, domains.id))!;

/**
 * A step that makes a change impossible unless this user is an owner, or an administrator of the operator, at that moment. The
 * operator key is checked when its session or request begins.
 */
export const byManager = (db: Database, user: UserKey): Step =>
  user.userId === operatorKey.userId
    ? { plan: () => ({}) }
    : ifFound(
        db
          .select({ id: users.id })
          .from(users)
          .where(and(isUser(user), inArray(users.role, ['owner', 'administrator']))),
        {},
      );

/** The statement that forgets the domains of a user. */
export const forgetDomainsStatement = (db: Database, { userId }: UserKey) =>
  db.delete(userDomains).where(eq(userDomains.userId, userId));

/** The IDs of the domains of a user, sorted. */
export async function listUserDomains(db: Database, { userId }: ClientUser) {
  const rows = await db
    .select({ id: userDomains.domainId })
    .from(userDomains)
    .where(eq(userDomains.userId, userId));
  return rows.map(({ id }) => id).sort();
}

type Stored = { emailAddress: string; role: Role; limited: 0 | 1; before: string; after: string };

/** Limits a user to these domains, or with null to none; undefined for an owner, or if `owner` is none any more. */
export const setUserDomains = async (
  db: Database,
  owner: ClientUser,
  user: ClientUser,
  ids: string[] | null,
) => {
  const { userId, clientId } = user;
  const wanted = valuesOf(ids ?? []);
  const namesOf = (chosen: ReturnType<typeof valuesOf>) =>
    sql`(SELECT json_group_array(name) FROM (SELECT name FROM domains
      WHERE clientId = ${clientId} AND id IN ${chosen} ORDER BY hostKey, path))`;
  const step: Step = {
    read: rawQuery<Stored>(
      db,
      sql`SELECT emailAddress, role, limited,
          ${namesOf(sql`(SELECT domainId FROM userDomains WHERE userId = ${userId})`)} AS before, ${namesOf(wanted)} AS after
        FROM users WHERE id = ${userId} AND clientId = ${clientId} AND id <> clientId`,
    ),
    plan: ([stored]: Stored[]) => {
      if (!stored || stored.role === 'owner') return undefined;
      const found = differences(
        { limited: Boolean(stored.limited), domains: JSON.parse(stored.before) as string[] },
        { limited: ids !== null, domains: JSON.parse(stored.after) as string[] },
      );
      if (!found) return {};
      return {
        entries: [{ kind: 'user', objectId: userId, objectName: stored.emailAddress, ...found }],
        statements: [
          forgetDomainsStatement(db, user),
          rawQuery(
            db,
            sql`INSERT INTO userDomains (userId, domainId)
              SELECT ${userId}, id FROM domains WHERE clientId = ${clientId} AND id IN ${wanted}`,
          ),
          // Last, because this ends the links for webmasters of other domains.
          db
            .update(users)
            .set({ limited: ids !== null })
            .where(and(eq(users.id, userId), eq(users.clientId, clientId))),
        ],
      };
    },
  };
  return change(db, { clientId }, byManager(db, owner), step);
};
