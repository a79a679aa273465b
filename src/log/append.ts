import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';
import { lastSealed } from './entry.ts';
import { seal } from './seal.ts';

/** A pair of JSON maps, which many decisions share; `id` is 16 bytes of their SHA-256, in hex. */
export type Choice = { id: string; purposes: string; embeddings: string };

/** A decision to store; `version` is that of the configuration behind it. */
export type Decision = {
  domainId: string;
  version: number;
  ucid: string;
  consent: boolean;
  manipulationPrevention: boolean;
  choiceId: string;
};

/** A visitor's browser repeats what was not acknowledged; the same decision within this time (seconds) is one entry. */
export const REPEAT_WINDOW = 300;

const isCurrent = ({ domainId, version }: Pick<Decision, 'domainId' | 'version'>) =>
  sql`d.id = ${domainId} AND d.version = ${version}`;

/** The statement that stores a choice, once for all decisions that share it. */
export const storeChoice = (db: Database, decision: Decision, { id, purposes, embeddings }: Choice) =>
  all(
    db,
    sql`INSERT INTO choices (domainId, id, purposes, embeddings)
      SELECT d.id, unhex(${id}), ${purposes}, ${embeddings} FROM domains d WHERE ${isCurrent(decision)}
      ON CONFLICT DO NOTHING`,
  );

/**
 * The statements that store a decision, for one batch. The first gives `{timestamp}` of the stored entry, or nothing
 * when the domain is gone, its configuration has changed since `version`, or its choice is not stored: then nothing was
 * stored.
 */
export function append(db: Database, d: Decision, blockEntries: number) {
  const guard = isCurrent(d);
  // Correlated to `d`, so that nothing is read when the guard does not hold.
  const sealed = lastSealed(sql`d.id`);
  const decided = sql`${d.consent ? 1 : 0}, ${d.manipulationPrevention ? 1 : 0}, c.id`;
  const isRepeat = sql`last.timestamp > unixepoch() - ${REPEAT_WINDOW}
    AND (last.consent, last.manipulationPrevention, last.choiceId) = (${decided})`;
  return [
    // A repeated decision takes its own place once more. Within one second the later decision takes the earlier one's,
    // unless that one is sealed: then it is stored as a second later.
    all<{ timestamp: number }>(
      db,
      sql`
      INSERT INTO consents (domainId, seq, ucid, timestamp, consent, manipulationPrevention, choiceId)
      SELECT d.id,
        iif((${isRepeat}) OR (last.timestamp = unixepoch() AND last.seq > ${sealed}), last.seq,
          max(coalesce((SELECT max(seq) FROM consents WHERE domainId = d.id), 0), ${sealed}) + 1),
        unhex(${d.ucid}), iif(last.timestamp >= unixepoch(), last.timestamp + 1, unixepoch()), ${decided}
      FROM domains d JOIN choices c ON c.domainId = d.id AND c.id = unhex(${d.choiceId})
        LEFT JOIN consents last ON last.domainId = d.id AND last.seq =
          (SELECT max(seq) FROM consents WHERE domainId = d.id AND ucid = unhex(${d.ucid}))
      WHERE ${guard}
      ON CONFLICT (domainId, seq) DO UPDATE SET
        consent = excluded.consent, manipulationPrevention = excluded.manipulationPrevention, choiceId = excluded.choiceId
      RETURNING timestamp`,
    ),
    seal(db, d.domainId, blockEntries, sql`AND ${guard}`),
  ] as const;
}
