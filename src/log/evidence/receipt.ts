import type { Bindings } from '../../env.ts';
import { signJws } from '../../lib/crypto/sign-jws.ts';
import { keyGeneration } from '../../instance-settings.ts';
import type { trees } from '../tables.ts';
import { RECEIPT_TYPE } from '../../lib/crypto/receipt-type.ts';
import { signingKey } from './signing-key.ts';

/**
 * The contents of a receipt: the decision’s line, and the log’s number and newest checkpoint, whose note is the service’s
 * own (`requireOwnNote`); `generation` is that of the log’s key.
 */
export type ReceiptContents = Pick<typeof trees.$inferSelect, 'size' | 'root' | 'generation'> & {
  domain: string;
  number: number;
  leaf: string;
};

/** The receipt of one entry: a compact JWS with which the entry can be demanded before a checkpoint covers it. */
export async function entryReceipt(
  env: Bindings,
  { domain, number, leaf, size, root, generation }: ReceiptContents,
) {
  const { key, kid } = await signingKey(env, generation || keyGeneration(env));
  return signJws({ domain, log: number, leaf, size, root }, key, kid, RECEIPT_TYPE);
}
