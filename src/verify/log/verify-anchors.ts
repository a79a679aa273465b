import { base64, unbase64 } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { noteText, parseVerifierKey, verifierKey } from '../../lib/tlog/signed-note.ts';
import { timestampOf } from '../../lib/tlog/timestamp-token.ts';
import { parseTlogProof } from '../../lib/tlog/tlog-proof.ts';
import { readAnchorLine, openDay } from '../verify-anchor.ts';
import { isIncluded } from '../verify-record.ts';
import type { Commitment, Keys } from './log-keys.ts';
import { right, wrong, type Statement } from './verify-checkpoints.ts';

/** The note of a day, the line of the log with its proof if it has one, and the time stamp in base64, as the service shows them. */
export type ShownDay = { date: string; note: string; line?: string; lineProof?: string; token?: string };

/** A day whose note is signed: what it covers of the log, and the time in its time stamp in seconds. */
export type AnchoredDay = {
  midnight: number;
  origin: string;
  text: string;
  commitment?: Commitment;
  token?: string;
  stampedAt?: number;
};

/** The anchors of a service: the response of `GET /anchor/key`, its days, and how the issuers of their time stamps are verified. */
export type ShownAnchors = {
  key: string;
  days: AsyncIterable<ShownDay> | Iterable<ShownDay>;
  issuers?: (days: AnchoredDay[]) => Statement[];
};

/** Days within which a change of a log must be in a note, and a note be dated: a database or an authority may fail for some. */
const MOST_DAYS = 7;
const MOST = MOST_DAYS * SECONDS_PER_DAY;
const dateOf = ({ midnight }: Pick<AnchoredDay, 'midnight'>) =>
  new Date(midnight * 1000).toISOString().slice(0, 10);

/** Verifies that the days form a chain of signed notes from the first one on, with the lines and time stamps that they show. */
export async function* verifyAnchors(
  { key, days, issuers }: ShownAnchors,
  { domain }: Keys,
): AsyncGenerator<Statement, AnchoredDay[]> {
  const { verifier, former = [] } = JSON.parse(key) as AnchorKeys;
  const found: AnchoredDay[] = [];
  let before: string | undefined;
  for await (const day of days) {
    const { date, note, line, lineProof, token } = day;
    const current = [
      verifier,
      ...former.filter(({ lastDate }) => lastDate >= date).map((old) => old.verifier),
    ];
    // The keys stay the same under another host.
    const name = note.slice(0, note.indexOf('\n')).replace(/\/[^/]*$/, '');
    try {
      const verifiers = current.map((text) => verifierKey(name, parseVerifierKey(text).publicKey));
      const checkpoint = await openDay(note, verifiers);
      const previous = before === undefined ? [] : [`previous ${base64(sha256(before))}`];
      const midnight = Date.parse(`${date}T00:00:00Z`) / 1000;
      if (!checkpoint.origin.endsWith(`/${date}`) || midnight <= (found.at(-1)?.midnight ?? 0))
        yield wrong(`The note of ${date} is that of another day.`);
      if (checkpoint.extensions.join() !== previous.join())
        yield wrong(`The note of ${date} does not continue the one before it.`);
      const anchored: AnchoredDay = { midnight, origin: checkpoint.origin, text: noteText(note) };
      if (line !== undefined) {
        const proof = parseTlogProof(lineProof ?? '');
        const commitment = readAnchorLine(line);
        if (proof.checkpoint !== note || !isIncluded(line, proof, checkpoint) || commitment.domain !== domain)
          yield wrong(`The line of this log is not in the note of ${date}.`);
        else anchored.commitment = commitment;
      }
      if (token !== undefined)
        Object.assign(anchored, { token, stampedAt: timestampOf(unbase64(token), sha256(anchored.text)) });
      found.push(anchored);
    } catch {
      yield wrong(`The note of ${date}, its line or its time stamp is not valid.`);
    }
    before = note;
  }
  if (found.length > 0) yield right(`${found.length} notes of days are signed and form a chain.`);
  if (issuers) {
    yield* issuers(found);
    yield* aboutDates(found);
  }
  return found;
}
type AnchorKeys = { verifier: string; former?: { verifier: string; lastDate: string }[] };

/** Whether each note was dated soon, by its own time stamp or that of a later note, which names it. */
function* aboutDates(days: AnchoredDay[]): Generator<Statement> {
  const undated = days.find(
    ({ midnight }, i) =>
      !days.slice(i).some(({ stampedAt }) => stampedAt !== undefined && stampedAt <= midnight + MOST) &&
      // The newest ones may be dated yet.
      days.at(-1)!.midnight >= midnight + MOST,
  );
  if (undated)
    yield wrong(`The note of ${dateOf(undated)} has no time stamp from the ${MOST_DAYS} days after it.`);
  else if (days.length > 0) yield right('The notes of days were time-stamped when they were signed.');
}

/** Compares the records of a log with the days in whose notes they must be, while they are read in order. */
export function anchorCoverage(days: AnchoredDay[]) {
  let at = 0;
  let missed: { seq: number; day: AnchoredDay } | undefined;
  return {
    watch(seq: number, timestamp: number) {
      while (at < days.length && (days[at]!.commitment?.size ?? 0) < seq) at++;
      const due = days.find(({ midnight }) => midnight >= timestamp + MOST);
      if (due && (days[at]?.midnight ?? Infinity) > due.midnight) missed ??= { seq, day: due };
    },
    *results(): Generator<Statement> {
      if (missed)
        yield wrong(
          `No note up to that of ${dateOf(missed.day)} covers record ${missed.seq}, which is over ${MOST_DAYS} days older.`,
        );
    },
  };
}
