import { hex } from '../../lib/bytes.ts';
import { canonicalJson, type Json } from '../../lib/crypto/canonical-json.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';

/** A consent notice in an evidence file; `hash` is optional, because it follows from the content. */
export type ShownNotice = { hash?: string; content?: Json };

/**
 * The consent notices of an evidence file by hash, the SHA-256 of their canonical JSON (RFC 8785); undefined if a hash
 * does not match its content.
 */
export function readNotices(field: unknown) {
  const found = new Map<string, Json>();
  for (const notice of [field ?? []].flat() as ShownNotice[]) {
    if (notice?.content === undefined) continue;
    const hash = fingerprint(notice.content);
    if (hash === undefined || (notice.hash !== undefined && notice.hash !== hash)) return undefined;
    found.set(hash, notice.content);
  }
  return found;
}

function fingerprint(content: Json) {
  try {
    return hex(sha256(canonicalJson(content)));
  } catch {
    return undefined;
  }
}

/** Whether a notice asks for no consent. */
export const asksForNoConsent = (content: Json | undefined) =>
  Object.hasOwn((content ?? {}) as object, 'policy');

type NamedService = { id: string; name: string; runs: 'withConsent' | 'always' | 'untilObjection' };

/** The services of a notice, and whether they run only with consent, in any case, or until the visitor objects. */
export function servicesOf(content: Json | undefined): NamedService[] {
  const { services, purposes } = (content ?? {}) as { services?: unknown; purposes?: unknown };
  const necessary = objectsIn(purposes).flatMap(({ id, mandatory }) => (mandatory === true ? [id] : []));
  return objectsIn(services).flatMap(({ id, name, purpose, exempt }) => {
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    const runs = necessary.includes(purpose)
      ? 'always'
      : exempt === undefined
        ? 'withConsent'
        : 'untilObjection';
    return [{ id, name, runs }];
  });
}

const objectsIn = (list: unknown) =>
  (Array.isArray(list) ? list : []).map((item: unknown) => (item ?? {}) as Record<string, unknown>);
