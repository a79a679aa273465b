import type { Bindings } from '../../env.ts';
import { signJws } from '../../lib/sign-jws.ts';
import { keyGeneration } from '../../settings.ts';
import { signingKey } from './signing-key.ts';
import { RECEIPT_TYPE } from './receipt-type.ts';

/**
 * The contents of a receipt: the log’s number, the leaf’s line and the log’s newest checkpoint at that time; `generation`
 * is that of the checkpoint’s key.
 */
export type Promised = {
  domain: string;
  number: number;
  leaf: string;
  size: number;
  root: string;
  generation: number;
};

/** The receipt of one entry: a compact JWS with which the entry can be demanded before its block is hashed. */
export async function entryReceipt(
  env: Bindings,
  { domain, number, leaf, size, root, generation }: Promised,
) {
  const { key, kid } = await signingKey(env, keyGeneration(env, generation));
  return signJws({ domain, log: number, leaf, size, root }, key, kid, RECEIPT_TYPE);
}
