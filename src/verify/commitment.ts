/** What the service has signed about a log: its size and the root hash of its tree, in hex. */
export type Commitment = { domain: string; log: number; size: number; root: string };

/** The contents of a receipt. */
export type ReceiptPayload = Commitment & { leaf: string };

const isCount = (value: unknown, least = 0) => Number.isSafeInteger(value) && (value as number) >= least;
const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Whether a signed value has the properties of a receipt’s payload. */
export function isReceipt(value: unknown): value is ReceiptPayload {
  const { domain, log, size, root, leaf } = (value ?? {}) as Record<string, unknown>;
  const isCommitment = typeof domain === 'string' && isCount(log, 1) && isCount(size) && isHash(root);
  return isCommitment && typeof leaf === 'string';
}
