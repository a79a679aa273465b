import { hex, unbase64url, utf8 } from '../../lib/bytes.ts';
import type { ReceiptPayload } from '../log/log-keys.ts';
import type { Served } from './follow-receipt.ts';
import { entryOf, logOf, readDecision } from '../log/log-lines.ts';
import { attempt, receiptParts } from './receipt-parts.ts';

/** Milliseconds that a service has for each response. */
const TIMEOUT = 20_000;

/**
 * Asks a service for its key and the proofs of a receipt’s records; it learns nothing personal. Throws if it does not
 * respond; answers that it does not have are left out.
 */
export async function askService(url: string, receipt: string): Promise<Served> {
  const asked = questionsOf(receipt);
  const [first] = asked;
  if (!first) return {};
  const get = async (path: string, values: Record<string, string | number> = {}) => {
    try {
      const query = new URLSearchParams({ domain: first.domain, ...values } as Record<string, string>);
      const response = await fetch(`${url}${path}?${query.toString()}`, {
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return response.ok ? await response.text() : undefined;
    } catch {
      throw new Error(`${url} does not respond.`);
    }
  };

  const key = await get('/app/log-key');
  const proofs = new Map<number, string>();
  const extensions = new Map<number, string>();
  for (const { line, size } of asked) {
    const { seq } = readDecision(line)!;
    const record = { seq, entry: hex(entryOf(line)) };
    const proof = await get('/app/proof', record);
    const extension = proof && (await get('/app/proof', { ...record, from: size }));
    if (proof) proofs.set(seq, proof);
    if (extension) extensions.set(seq, extension);
  }
  return { ...(key !== undefined && { key }), proofs, extensions };
}

/** What to ask about each record of a receipt, read without verifying it. */
function questionsOf(receipt: string) {
  return (receiptParts(receipt) ?? []).flatMap(({ line, proof, jws }) => {
    const payload = typeof jws === 'string' ? attempt(() => payloadOf(jws)) : undefined;
    const [origin = '', size] = typeof proof === 'string' ? (proof.split('\n\n')[1] ?? '').split('\n') : [];
    const found = {
      domain: payload?.domain ?? logOf(origin)?.domain,
      size: payload?.size ?? Number(size),
      line: line ?? payload?.leaf ?? '',
    };
    const { domain } = found;
    const isWhole =
      typeof domain === 'string' && Number.isSafeInteger(found.size) && readDecision(found.line);
    return isWhole ? [{ ...found, domain }] : [];
  });
}

/** The contents of a receipt, which is not verified; throws for other text. */
const payloadOf = (jws: string) =>
  JSON.parse(utf8(unbase64url(jws.split('.')[1] ?? ''))) as ReceiptPayload | null;
