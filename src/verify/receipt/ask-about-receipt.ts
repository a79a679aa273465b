import { hex, unbase64url, utf8 } from '../../lib/bytes.ts';
import type { ReceiptPayload } from '../log/log-keys.ts';
import { checkpointIn, type Served } from './follow-receipt.ts';
import { entryOf, logOf, readDecisionLine } from '../log/log-lines.ts';
import { unlessThrown, receiptParts } from './receipt-parts.ts';

/** Milliseconds that a service has for each response. */
const TIMEOUT = 20_000;
/** Times that proofs are asked for, because the log may grow meanwhile. */
const TRIES = 3;

/**
 * Asks a service for its key, the current checkpoint and the proofs of a receipt’s records; it learns nothing personal. What
 * it does not have is left out, but if it does not answer, the result says so.
 */
export async function askService(url: string, receipt: string): Promise<Served> {
  const asked = questionsOf(receipt);
  const [first] = asked;
  if (!first) return {};
  const get = async (path: string, values: Record<string, string | number> = {}) => {
    const query = new URLSearchParams({ domain: first.domain, ...values } as Record<string, string>);
    const response = await fetch(`${url}${path}?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return response.text();
    // Any other status says nothing about the log.
    if (response.status !== 404) throw new Error(`status ${response.status}`);
    return undefined;
  };
  const served: Served = {};
  try {
    const key = await get('/app/log-key');
    if (key !== undefined) served.key = key;
    for (let tries = 0; tries < TRIES; tries++) {
      const answers = await askForProofs(get, asked);
      const texts = [...answers.proofs.values(), ...answers.extensions.values()];
      Object.assign(served, answers);
      if (texts.every((text) => checkpointIn(text) === answers.checkpoint)) break;
    }
    return served;
  } catch {
    return { ...(served.key !== undefined && { key: served.key }), isSilent: true };
  }
}

type Get = (path: string, values?: Record<string, string | number>) => Promise<string | undefined>;
type Question = { line: string; size: number };

/** The checkpoint, and then the proofs, which are those of this checkpoint or of a later one. */
async function askForProofs(get: Get, asked: Question[]) {
  const proofs = new Map<number, string>();
  const extensions = new Map<number, string>();
  const checkpoint = (await get('/app/checkpoint')) ?? null;
  if (checkpoint === null) return { checkpoint, proofs, extensions };
  for (const size of new Set(asked.map(({ size }) => size))) {
    const extension = size > 0 ? await get('/app/proof', { from: size }) : undefined;
    if (extension !== undefined) extensions.set(size, extension);
  }
  for (const { line } of asked) {
    const { seq } = readDecisionLine(line)!;
    const proof = await get('/app/proof', { seq, entry: hex(entryOf(line)) });
    if (proof !== undefined) proofs.set(seq, proof);
  }
  return { checkpoint, proofs, extensions };
}

/** What to ask about each record of a receipt, read without verifying it. */
function questionsOf(receipt: string) {
  return (receiptParts(receipt) ?? []).flatMap(({ line, proof, jws }) => {
    const payload = typeof jws === 'string' ? unlessThrown(() => payloadOf(jws)) : undefined;
    const [origin = '', size] = typeof proof === 'string' ? (proof.split('\n\n')[1] ?? '').split('\n') : [];
    const found = {
      domain: payload?.domain ?? logOf(origin)?.domain,
      size: payload?.size ?? Number(size),
      line: line ?? payload?.leaf ?? '',
    };
    const { domain } = found;
    const isWhole =
      typeof domain === 'string' && Number.isSafeInteger(found.size) && readDecisionLine(found.line);
    return isWhole ? [{ ...found, domain }] : [];
  });
}

/** The contents of a receipt, which is not verified; throws for other text. */
const payloadOf = (jws: string) =>
  JSON.parse(utf8(unbase64url(jws.split('.')[1] ?? ''))) as ReceiptPayload | null;
