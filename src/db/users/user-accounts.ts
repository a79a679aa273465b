import { and, eq, isNotNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { clients, roles, users } from '../schema.ts';

export type Role = (typeof roles)[number];
/** Identifies a user. A client is its own user, which has the client's ID. */
export type UserKey = { userId: string; clientId: string };

/** The user that a client itself is. */
export const ownUser = (clientId: string): UserKey => ({ userId: clientId, clientId });
export const isOwnUser = ({ userId, clientId }: UserKey) => userId === clientId;

/** Everyone who can sign in: the users of all clients, and each client as its own user. */
export const accounts = sql`(SELECT id AS userId, id AS clientId, passwordHash, active FROM clients
  UNION ALL SELECT u.id, u.clientId, u.passwordHash, c.active FROM users u JOIN clients c ON c.id = u.clientId)`;

type Columns = { userId: SQLWrapper; clientId: SQLWrapper };
/** The condition with which `users` is joined to a table that names a user, next to `clients`. */
export const joinsUser = ({ userId, clientId }: Columns) =>
  and(sql`${users.id} = ${userId}`, sql`${users.clientId} = ${clientId}`);
/** Whether the row of such a table belongs to a user that exists; otherwise a removed user would pass for the client. */
export const hasUser = ({ userId, clientId }: Columns) =>
  or(sql`${userId} = ${clientId}`, isNotNull(users.id));

const ofUser = <T = string>(own: SQLWrapper, column: SQLWrapper) =>
  sql<T>`iif(${users.id} IS NULL, ${own}, ${column})`;
/** The password hash of a user, for a query that joins `clients` and `users`. */
export const accountPasswordHash = ofUser(clients.passwordHash, users.passwordHash);
/** What such a query can show of a user. */
export const accountColumns = {
  role: ofUser<Role>(sql`'owner'`, users.role),
  /** The name that the user signs in with. */
  signInName: ofUser(clients.username, users.emailAddress),
  userName: ofUser(clients.username, sql`iif(${users.name} = '', ${users.emailAddress}, ${users.name})`),
  emailAddress: ofUser(clients.emailAddress, users.emailAddress),
  checkpointEmails: ofUser(clients.checkpointEmails, users.checkpointEmails).mapWith(Boolean),
};

/** The table with the row of a user, and the condition for that row. */
export const accountRow = (user: UserKey) =>
  isOwnUser(user)
    ? { table: clients, where: eq(clients.id, user.clientId) }
    : { table: users, where: and(eq(users.id, user.userId), eq(users.clientId, user.clientId)) };

/** The IDs of a client's users, its own user included. */
export const userIdsOf = (clientId: string): SQL =>
  sql`(SELECT ${clientId} UNION ALL SELECT id FROM users WHERE clientId = ${clientId})`;

/** The condition for the rows of a user. */
export const ofUserKey = (columns: Columns, { userId, clientId }: UserKey) =>
  and(sql`${columns.userId} = ${userId}`, sql`${columns.clientId} = ${clientId}`);
