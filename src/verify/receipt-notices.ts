import { hex } from '../lib/bytes.ts';
import { canonicalJson, type Json } from '../lib/canonical-json.ts';
import { sha256 } from '../lib/sha256.ts';

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

/** The names of a notice’s services by their ids. */
export function serviceNames(content: Json | undefined) {
  const { services } = (content ?? {}) as { services?: unknown };
  const list = Array.isArray(services) ? (services as { id?: unknown; name?: unknown }[]) : [];
  return new Map(
    list.flatMap((service) => {
      const { id, name } = service ?? {};
      return typeof id === 'string' && typeof name === 'string' ? [[id, name] as const] : [];
    }),
  );
}
