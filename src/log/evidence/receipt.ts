import type { Bindings } from '../../env.ts';
import { signJws } from '../../lib/sign-jws.ts';
import { keyGeneration } from '../../settings.ts';
import type { logs } from '../tables.ts';
import type { Head } from './head.ts';
import { signingKey } from './signing-key.ts';
import { RECEIPT_TYPE } from './jws-types.ts';

/**
 * The contents of a receipt: the leaf’s line, and the log’s number, newest checkpoint and head at that time; `generation`
 * is that of the checkpoint’s key.
 */
export type Promised = Pick<typeof logs.$inferSelect, 'size' | 'root' | 'generation'> & {
  domain: string;
  number: number;
  leaf: string;
  head?: Head;
};

/** The receipt of one entry: a compact JWS with which the entry can be demanded before its block is hashed. */
export async function entryReceipt(
  env: Bindings,
  { domain, number, leaf, size, root, generation, head }: Promised,
) {
  const { key, kid } = await signingKey(env, keyGeneration(env, generation));
  return signJws({ domain, log: number, leaf, size, root, ...(head && { head }) }, key, kid, RECEIPT_TYPE);
}
