/** The first entries of the open block, as hashed before the block was sealed. */
export type BlockHead = { block: number; first: number; entries: number; root: string };

/** What the service has signed about a log: the size and root hash of its records, and the head of its open block. */
export type Commitment = {
  domain: string;
  log: number;
  size: number;
  root: string;
  head?: BlockHead | null;
};

/** The contents of a receipt. */
export type ReceiptPayload = Commitment & { leaf: string };

const isCount = (value: unknown, least = 0) => Number.isSafeInteger(value) && (value as number) >= least;
const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Whether a signed value has the properties of a head’s payload. */
export function isCommitment(value: unknown): value is Commitment {
  const { domain, log, size, root, head } = (value ?? {}) as Record<string, unknown>;
  if (typeof domain !== 'string' || !isCount(log, 1) || !isCount(size) || !isHash(root)) return false;
  return head === undefined || head === null || isHead(head);
}

/** Whether a signed value has the properties of a receipt’s payload. */
export const isReceipt = (value: unknown): value is ReceiptPayload =>
  isCommitment(value) && typeof (value as { leaf?: unknown }).leaf === 'string';

function isHead(value: unknown) {
  const { block, first, entries, root } = value as Record<string, unknown>;
  return [block, first, entries].every((number) => isCount(number, 1)) && isHash(root);
}
