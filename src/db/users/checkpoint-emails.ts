import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { change } from '../change.ts';
import { updateStep } from '../row-steps.ts';
import { clients, domains, knownDevices, users } from '../schema.ts';
import { accountColumns, isUser, type UserKey } from './user-accounts.ts';
import { valuesOf } from '../raw-query.ts';

/** The most domains whose checkpoints are in one email. */
const MAX_DOMAINS = 5000;

/** Turns the monthly checkpoints of a user on or off. */
export async function setCheckpointEmails(db: Database, user: UserKey, isOn: boolean) {
  const where = and(isUser(user), eq(users.checkpointEmails, !isOn));
  await change(db, { clientId: user.clientId }, updateStep(db, users, where, { checkpointEmails: isOn }));
}

/** The displayed name of a user; undefined if there is no such user. */
export async function findUserName(db: Database, user: UserKey) {
  const [found] = await db
    .select({ userName: accountColumns.userName })
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(isUser(user));
  return found?.userName;
}

/**
 * Takes the clients whose checkpoints have been due the longest, and makes them due again a day later: no other run takes
 * them, and what fails is repeated then.
 */
export const takeDueClients = (db: Database, now: number, most: number) =>
  db
    .update(clients)
    .set({ checkpointsDueAt: now + SECONDS_PER_DAY })
    .where(
      sql`${clients.id} IN (SELECT id FROM clients WHERE checkpointsDueAt <= ${now} ORDER BY checkpointsDueAt LIMIT ${sql.raw(String(most))})`,
    )
    .returning({ id: clients.id, active: clients.active });

/** The owners who have signed in, want the email and have not been sent one since then; and the domains. */
export async function readRecipients(db: Database, clientId: string, since: number) {
  const { id, checkpointEmails, checkpointsSentAt } = users;
  const isDue = and(
    eq(users.role, 'owner'),
    eq(checkpointEmails, true),
    lt(checkpointsSentAt, since),
    sql`EXISTS (SELECT 1 FROM ${knownDevices} WHERE ${knownDevices.userId} = ${id} AND ${knownDevices.clientId} = ${clientId})`,
  );
  const [recipients, sites] = await db.batch([
    db
      .select({ userId: id, to: users.emailAddress })
      .from(users)
      .where(and(eq(users.clientId, clientId), isDue)),
    db
      .select({ domain: domains.id, name: domains.name, database: domains.logDatabase, id: domains.log })
      .from(domains)
      .where(and(eq(domains.clientId, clientId), gt(domains.log, 0)))
      .orderBy(domains.name)
      .limit(MAX_DOMAINS),
  ]);
  return { recipients, sites };
}

/** Stores to whom the checkpoints of a client were sent, and with `dueAt` when they are next due. */
export async function noteSent(
  db: Database,
  clientId: string,
  userIds: string[],
  now: number,
  dueAt?: number,
) {
  await db.batch([
    db
      .update(users)
      .set({ checkpointsSentAt: now })
      .where(and(eq(users.clientId, clientId), inArray(users.id, valuesOf(userIds)))),
    ...(dueAt === undefined
      ? []
      : [db.update(clients).set({ checkpointsDueAt: dueAt }).where(eq(clients.id, clientId))]),
  ]);
}
