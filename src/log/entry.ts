import { sql } from 'drizzle-orm';

/** A consent as the queries of this folder read it; the maps are JSON texts. */
export type Entry = {
  ucid: string;
  timestamp: number;
  consent: number;
  manipulationPrevention: number;
  purposes: string;
  embeddings: string;
};

/** The domain's id if it is the client's, otherwise NULL, which matches nothing. */
export const owned = (clientId: string, domainId: string) =>
  sql`(SELECT id FROM domains WHERE id = ${domainId} AND clientId = ${clientId})`;

/** The last entry that a sealed block holds: what comes after it is the current block. */
export const lastSealed = (domainId: unknown) =>
  sql`coalesce((SELECT lastSeq FROM blocks WHERE domainId = ${domainId} ORDER BY number DESC LIMIT 1), 0)`;

/**
 * An entry as the API shows it, and as the hash chain reads it (docs/log.md): the properties in this order, no white
 * space.
 */
export const entryText = (e: Entry) =>
  `{"consent":${e.consent === 1},"ucid":"${e.ucid}","timestamp":${e.timestamp},"purposes":${e.purposes},` +
  `"embeddings":${e.embeddings},"manipulationPrevention":${e.manipulationPrevention === 1}}`;

/** The entry that `entryText` has written. */
export function parseEntry(text: string): Entry {
  const { ucid, timestamp, ...e } = JSON.parse(text) as {
    consent: boolean;
    ucid: string;
    timestamp: number;
    purposes: object;
    embeddings: object;
    manipulationPrevention: boolean;
  };
  // The maps are taken as they stand: as objects, keys of digits alone would change their place.
  const [, purposes, embeddings] =
    /"purposes":(\{.*\}),"embeddings":(\{.*\}),"manipulationPrevention":/s.exec(text)!;
  return {
    ucid,
    timestamp,
    consent: Number(e.consent),
    manipulationPrevention: Number(e.manipulationPrevention),
    purposes: purposes!,
    embeddings: embeddings!,
  };
}
