import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { clients, operatorRoles, roles, users } from '../schema.ts';

export type OperatorRole = (typeof operatorRoles)[number];
export type Role = (typeof roles)[number] | OperatorRole;
/** Identifies a user: of a client, or of the operator, whose people have no client. */
export type UserKey = { userId: string; clientId: string | null };
/** The operator key, as the one who makes a change: without an ID, because it belongs to no person. */
export const operatorKey: UserKey = { userId: '', clientId: null };

/** The roles that the people of a client, or of the operator, can have. */
export const rolesOf = (clientId: string | null): readonly Role[] =>
  clientId === null ? operatorRoles : roles;
export const isOperatorRole = (role: Role): role is OperatorRole =>
  operatorRoles.some((other) => other === role);

/** The user that a client itself is: its ID is the client's. */
export const ownUser = (clientId: string): UserKey => ({ userId: clientId, clientId });
export const isOwnUser = ({ userId, clientId }: UserKey) => userId === clientId;

type Columns = { userId: SQLWrapper; clientId: SQLWrapper };
/** The condition with which `users` is joined to a table that names a user. */
export const joinsUser = ({ userId, clientId }: Columns) =>
  and(sql`${users.id} = ${userId}`, sql`${users.clientId} IS ${clientId}`);

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

/** The condition for the people of a client, or of the operator. */
export const isOf = (clientId: string | null) => sql`${users.clientId} IS ${clientId}`;

/** The condition for the row of a user. */
export const isUser = ({ userId, clientId }: UserKey) => and(eq(users.id, userId), isOf(clientId));

/** The condition for the rows that belong to a user. */
export const ofUserKey = (columns: Columns, { userId, clientId }: UserKey) =>
  and(sql`${columns.userId} = ${userId}`, sql`${columns.clientId} IS ${clientId}`);
