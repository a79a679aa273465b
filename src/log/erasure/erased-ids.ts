import { lastErasure } from '../../db/activity/list.ts';
import { databaseOf } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { lookupHash } from '../../lib/crypto/secret-key.ts';

/**
 * What the activity list keeps of an erased consent ID: a hash with a key that the database lacks, so that somebody who has
 * the ID can be told that it was erased.
 */
export const erasedId = async ({ SECRET_KEY }: Bindings, domainId: string, ucid: string) =>
  (await lookupHash(SECRET_KEY, 'erased consent ID', `${domainId} ${ucid}`)).slice(0, 32);

/** When a visitor’s records were last erased (Unix seconds), as long as the activity list knows; undefined if never. */
export const erasedAt = async (
  env: Bindings,
  { clientId, id }: { clientId: string; id: string },
  ucid: string,
): Promise<number | undefined> =>
  lastErasure(databaseOf(env.DB), { clientId, domainId: id }, await erasedId(env, id, ucid));
