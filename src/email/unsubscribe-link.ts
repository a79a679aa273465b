import type { UserKey } from '../db/users/user-accounts.ts';
import type { Bindings } from '../env.ts';
import { lookupHash, sameSecret } from '../lib/crypto/secret-key.ts';

const tokenOf = ({ SECRET_KEY }: Bindings, { clientId, userId }: UserKey) =>
  lookupHash(SECRET_KEY, 'unsubscribe', `${clientId} ${userId}`);

/** The path with which a user unsubscribes from the monthly checkpoints without signing in. */
export const unsubscribePath = async (env: Bindings, user: UserKey) =>
  `/account/unsubscribe/${user.clientId}/${user.userId}/${await tokenOf(env, user)}`;

/** Whether a token of such a path is that of the user; it is computed, so strangers cost no query. */
export const isUnsubscribeToken = async (env: Bindings, user: UserKey, token: string) =>
  sameSecret(token, await tokenOf(env, user));

/** The headers with which email programs offer to unsubscribe with one click (RFC 8058). */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
