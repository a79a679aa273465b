import { hex, unbase64url, utf8 } from '../lib/bytes.ts';
import { leafHash } from '../lib/merkle.ts';
import type { ReceiptPayload } from './commitment.ts';
import type { Served } from './follow-receipt.ts';
import { logOf, readLeaf } from './log-lines.ts';
import { receiptParts } from './receipt-parts.ts';

/** Milliseconds that a service has for each response. */
const TIMEOUT = 20_000;

/**
 * Asks a service for its key, its newest checkpoint and the proofs of a receipt’s entries. It learns the domain, the
 * sizes, and the positions and hashes of the entries, which contain no personal data. Throws if it does not respond;
 * what it has no answer for is left out.
 */
export async function askService(url: string, receipt: string): Promise<Served> {
  const asked = questionsOf(receipt);
  if (!asked) return {};
  const { domain, sizes, leaves } = asked;
  const query = (values: Record<string, string | number>) =>
    new URLSearchParams({ domain, ...values } as Record<string, string>).toString();
  const get = async (path: string, values: Record<string, string | number> = {}) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(`${url}${path}?${query(values)}`, { signal });
      return response.ok ? await response.text() : undefined;
    } catch {
      throw new Error(`${url} does not respond.`);
    }
  };

  const key = await get('/app/log-key');
  const inclusion = new Map<number, unknown>();
  for (const line of leaves) {
    const { seq } = readLeaf(line)!;
    const proof = parse((await get('/app/proof', { seq, leaf: hex(leafHash(line)) })) ?? '');
    if (proof) inclusion.set(seq, proof);
  }
  // After the inclusion proofs, because the newest checkpoint must extend theirs.
  const checkpoint = await get('/app/checkpoint');
  const newest = Number(checkpoint?.split('\n')[1]);
  const consistency = new Map<number, unknown>();
  const proven = Array.from(inclusion.values(), (proof) =>
    sizeOf((proof as { checkpoint?: unknown }).checkpoint),
  );
  for (const size of new Set([...sizes, ...proven])) {
    if (!(size >= 1 && size < newest)) continue;
    const text = await get('/app/proof', { from: size, to: newest });
    if (text !== undefined) consistency.set(size, (parse(text) as { proof?: unknown } | null)?.proof);
  }
  return {
    ...(key !== undefined && { key }),
    ...(checkpoint !== undefined && { checkpoint }),
    consistency,
    inclusion,
  };
}

/** What to ask about a receipt, read without verifying it; undefined for other text. */
function questionsOf(receipt: string) {
  const parts = receiptParts(receipt);
  if (!parts) return undefined;
  const signed = parts.map(({ jws, checkpoint }) => {
    const payload = jws === undefined ? undefined : (parse(payloadOf(jws)) as ReceiptPayload | undefined);
    const [origin = ''] = typeof checkpoint === 'string' ? checkpoint.split('\n') : [];
    return payload ?? { domain: logOf(origin)?.domain, size: sizeOf(checkpoint), leaf: undefined };
  });
  const domain = signed.find((each) => typeof each.domain === 'string')?.domain;
  const leaves = parts.map(({ leaf }, i) => leaf ?? signed[i]?.leaf ?? '');
  return domain === undefined
    ? undefined
    : {
        domain,
        sizes: [...new Set(signed.map(({ size }) => size))].filter(Number.isSafeInteger),
        leaves: leaves.filter((line) => readLeaf(line)),
      };
}

/** The size in a checkpoint; NaN for anything else. */
const sizeOf = (checkpoint: unknown) =>
  typeof checkpoint === 'string' ? Number(checkpoint.split('\n')[1]) : NaN;

function payloadOf(jws: string) {
  try {
    return utf8(unbase64url(jws.split('.')[1] ?? ''));
  } catch {
    return '';
  }
}

function parse(text: string) {
  try {
    return JSON.parse(text) as object | null;
  } catch {
    return undefined;
  }
}
