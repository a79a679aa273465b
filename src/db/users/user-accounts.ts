import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { clients, roles, users } from '../schema.ts';

export type Role = (typeof roles)[number];
/** Identifies a user of a client. */
export type UserKey = { userId: string; clientId: string };

/** The user that a client itself is: its ID is the client's. */
export const ownUser = (clientId: string): UserKey => ({ userId: clientId, clientId });
export const isOwnUser = ({ userId, clientId }: UserKey) => userId === clientId;

type Columns = { userId: SQLWrapper; clientId: SQLWrapper };
/** The condition with which `users` is joined to a table that names a user. */
export const joinsUser = ({ userId, clientId }: Columns) =>
  and(sql`${users.id} = ${userId}`, sql`${users.clientId} = ${clientId}`);

const ofOwn = (own: SQLWrapper, other: SQLWrapper) =>
  sql<string>`iif(${users.id} = ${clients.id}, ${own}, ${other})`;
/** What a query that joins `clients` and `users` can show of a user. The client's own user has the client's names. */
export const accountColumns = {
  role: users.role,
  /** The name that the user signs in with. */
  signInName: ofOwn(clients.username, users.emailAddress),
  userName: ofOwn(clients.username, sql`iif(${users.name} = '', ${users.emailAddress}, ${users.name})`),
  emailAddress: users.emailAddress,
  checkpointEmails: users.checkpointEmails,
  limited: users.limited,
};

/** The condition for the row of a user. */
export const isUser = ({ userId, clientId }: UserKey) =>
  and(eq(users.id, userId), eq(users.clientId, clientId));

/** The condition for the rows that belong to a user. */
export const ofUserKey = (columns: Columns, { userId, clientId }: UserKey) =>
  and(sql`${columns.userId} = ${userId}`, sql`${columns.clientId} = ${clientId}`);
