import { hex } from '../lib/bytes.ts';
import { canonicalJson, type Json } from '../lib/canonical-json.ts';
import { sha256 } from '../lib/sha256.ts';

/** What was shown to visitors, as a receipt has it; `hash` is optional, because the content says it. */
export type ShownNotice = { hash?: string; content?: Json };

/**
 * The contents of a receipt's notices by their fingerprints, the SHA-256 of their canonical JSON (RFC 8785); nothing
 * where one of them is not what it says it is.
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

/** The names of a notice's services by their ids. */
export function serviceNames(content: Json | undefined) {
  const { services } = (content ?? {}) as { services?: unknown };
  const list = Array.isArray(services) ? (services as { id?: unknown; name?: unknown }[]) : [];
  return new Map(list.map((service) => [String(service?.id), String(service?.name)]));
}
