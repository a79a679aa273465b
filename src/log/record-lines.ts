import { unhex } from '../lib/bytes.ts';
import type { Line } from './blocks/archive-format.ts';
import type { EntryRow } from './packed-entries.ts';
import { acceptedOf, choiceText, entryOf, eventLine, lineOf, type StoredEvent } from './leaf.ts';
import { byDecision } from './entry.ts';

/** A record: the line of a decision or an event, or the remaining entry of an erased decision. */
export type LogRecord = {
  seq: number;
  decision?: Line;
  event?: string;
  erased?: Uint8Array;
};

/** The records of a log in D1 as rows, each kind in the order of `seq`, and the notices of its decisions by number. */
export type RecordRows = {
  rows: EntryRow[];
  events: StoredEvent[];
  erased: { seq: number; entry: string }[];
  notices: Map<number, NamedServices>;
};

/** The parts of a notice in a line: its hash in hex and the ids of its services. */
export type NamedServices = { hash: string; services: string[] };

/** The entry of a record in the tree. */
export const entryOfRecord = ({ decision, event, erased }: LogRecord): Uint8Array =>
  erased ?? entryOf(event ?? decision!.text);

/** The records of a range from its rows, one by one so that their lines are never all in memory; throws if one is missing. */
export function* recordsOf(
  { first, last, key }: { first: number; last: number; key: Uint8Array },
  { rows, events, erased, notices }: RecordRows,
): Generator<LogRecord> {
  const textOf = lineWriter(notices);
  let [row, event, stub] = [0, 0, 0];
  for (let seq = first; seq <= last; seq++) {
    if (erased[stub]?.seq === seq) yield { seq, erased: unhex(erased[stub++]!.entry) };
    else if (events[event]?.seq === seq) yield { seq, event: eventLine(key, events[event++]!) };
    else if (rows[row]?.seq === seq) yield { seq, decision: lineOfEntry(rows[row]!, textOf) };
    else throw new Error(`record ${seq} is missing`);
    // The row of an erased decision may still be there.
    while (rows[row] && rows[row]!.seq <= seq) row++;
  }
}

/** An entry as a line whose text is computed on each access, because the lines of a block are too long to store. */
const lineOfEntry = (entry: EntryRow, textOf: (entry: EntryRow) => string) => ({
  seq: entry.seq,
  ucid: entry.ucid,
  get text() {
    return textOf(entry);
  },
});

/** A function that writes entries as lines. */
export function lineWriter(notices: RecordRows['notices']) {
  const choice = byDecision(({ seq, notice, accepted }: EntryRow) => {
    const shown = notices.get(notice);
    if (!shown) throw new Error(`entry ${seq} names notice ${notice}, which is missing`);
    return choiceText(shown.hash, acceptedOf(unhex(accepted), shown.services));
  }, 1000);
  return (entry: EntryRow) => lineOf(entry, choice(entry));
}
