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
const REPEAT_WINDOW = 300;

/**
 * The statements that store a decision, for one batch. The last one gives `{timestamp}` of the stored entry, or nothing
 * when the domain is gone or its configuration has changed since `version`: then nothing was stored.
 */
export function append(db: Database, d: Decision, blockEntries: number) {
  const guard = sql`d.id = ${d.domainId} AND d.version = ${d.version}`;
  const sealed = lastSealed(sql`d.id`);
  // Time goes on from the last entry, so that `seq` and time agree whatever clock answers.
  const time = sql`max(unixepoch(), coalesce(tail.timestamp, 0))`;
  const sameSecond = sql`coalesce(last.timestamp >= ${time}, 0)`;
  return [
    all(
      db,
      sql`
      INSERT INTO choices (domainId, id, purposes, embeddings)
      SELECT d.id, unhex(${d.choiceId}), ${d.purposes}, ${d.embeddings} FROM domains d WHERE ${guard}
      ON CONFLICT DO NOTHING`,
    ),
    // Within one second the later decision takes the earlier one's place, unless that one is sealed: then it is a
    // second later.
    all(
      db,
      sql`
      WITH tail AS (SELECT seq, timestamp FROM consents WHERE domainId = ${d.domainId} ORDER BY seq DESC LIMIT 1),
        last AS (
          SELECT seq, timestamp, consent, manipulationPrevention, choiceId FROM consents
          WHERE domainId = ${d.domainId} AND ucid = unhex(${d.ucid}) ORDER BY seq DESC LIMIT 1),
        new AS (
          SELECT d.id AS domainId, ${sealed} AS sealed, unhex(${d.ucid}) AS ucid, unhex(${d.choiceId}) AS choiceId,
            ${d.consent ? 1 : 0} AS consent, ${d.manipulationPrevention ? 1 : 0} AS manipulationPrevention
          FROM domains d WHERE ${guard})
      INSERT INTO consents (domainId, seq, ucid, timestamp, consent, manipulationPrevention, choiceId)
      SELECT new.domainId,
        iif(${sameSecond} AND last.seq > new.sealed, last.seq, max(coalesce(tail.seq, 0), new.sealed) + 1),
        new.ucid,
        iif(${sameSecond} AND last.seq <= new.sealed, last.timestamp + 1, ${time}),
        new.consent, new.manipulationPrevention, new.choiceId
      FROM new LEFT JOIN tail LEFT JOIN last
      WHERE NOT coalesce(
        (last.consent, last.manipulationPrevention, last.choiceId) = (new.consent, new.manipulationPrevention, new.choiceId)
        AND last.timestamp > unixepoch() - ${REPEAT_WINDOW}, 0)
      ON CONFLICT (domainId, seq) DO UPDATE SET
        consent = excluded.consent, manipulationPrevention = excluded.manipulationPrevention, choiceId = excluded.choiceId`,
    ),
    seal(db, d.domainId, blockEntries),
    all<{ timestamp: number }>(
      db,
      sql`
      SELECT c.timestamp FROM domains d JOIN consents c ON c.domainId = d.id AND c.ucid = unhex(${d.ucid})
      WHERE ${guard} ORDER BY c.seq DESC LIMIT 1`,
    ),
  ] as const;
}
