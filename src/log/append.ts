import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';
import { lastSealed } from './entry.ts';
import { seal } from './seal.ts';

/** A decision to store; `choiceId` (hex) names the pair of JSON maps, `version` is that of the configuration behind it. */
export type Decision = {
  domainId: string;
  version: number;
  ucid: string;
  consent: boolean;
  manipulationPrevention: boolean;
  choiceId: string;
  purposes: string;
  embeddings: string;
};

/** A visitor's browser repeats what was not acknowledged; the same decision within this time (seconds) is one entry. */
export const REPEAT_WINDOW = 300;

/**
 * The statements that store a decision, for one batch. The second gives `{timestamp}` of the stored entry, or nothing
 * when the domain is gone or its configuration has changed since `version`: then nothing was stored.
 */
export function append(db: Database, d: Decision, blockEntries: number) {
  const guard = sql`d.id = ${d.domainId} AND d.version = ${d.version}`;
  // Correlated to `d`, so that nothing is read when the guard does not hold.
  const sealed = lastSealed(sql`d.id`);
  const decided = [d.consent ? 1 : 0, d.manipulationPrevention ? 1 : 0, sql`unhex(${d.choiceId})`];
  const isRepeat = sql`last.timestamp > unixepoch() - ${REPEAT_WINDOW}
    AND (last.consent, last.manipulationPrevention, last.choiceId) = (${sql.join(decided, sql`, `)})`;
  return [
    all(
      db,
      sql`
      INSERT INTO choices (domainId, id, purposes, embeddings)
      SELECT d.id, unhex(${d.choiceId}), ${d.purposes}, ${d.embeddings} FROM domains d WHERE ${guard}
      ON CONFLICT DO NOTHING`,
    ),
    // A repeated decision takes its own place once more. Within one second the later decision takes the earlier one's,
    // unless that one is sealed: then it is stored as a second later.
    all<{ timestamp: number }>(
      db,
      sql`
      INSERT INTO consents (domainId, seq, ucid, timestamp, consent, manipulationPrevention, choiceId)
      SELECT d.id,
        iif((${isRepeat}) OR (last.timestamp = unixepoch() AND last.seq > ${sealed}), last.seq,
          max(coalesce((SELECT max(seq) FROM consents WHERE domainId = d.id), 0), ${sealed}) + 1),
        unhex(${d.ucid}), iif(last.timestamp >= unixepoch(), last.timestamp + 1, unixepoch()),
        ${sql.join(decided, sql`, `)}
      FROM domains d LEFT JOIN consents last ON last.domainId = d.id AND last.seq =
        (SELECT max(seq) FROM consents WHERE domainId = d.id AND ucid = unhex(${d.ucid}))
      WHERE ${guard}
      ON CONFLICT (domainId, seq) DO UPDATE SET
        consent = excluded.consent, manipulationPrevention = excluded.manipulationPrevention, choiceId = excluded.choiceId
      RETURNING timestamp`,
    ),
    seal(db, d.domainId, blockEntries, sql`AND ${guard}`),
  ] as const;
}
