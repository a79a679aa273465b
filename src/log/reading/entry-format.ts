import { csvCell } from '../../lib/text/csv.ts';
import { byDecision, agreedTo, type Entry } from '../entry.ts';
import type { StoredEvent } from '../leaf.ts';

/** How a list is written: the text before, between and after its items. */
export type Frame = { type: string; start: string; between: string; end: string };

/** How a list of entries is written. Each list creates a writer of its own. */
type Format = Frame & { writer: () => (entry: Entry) => string };

/** The media types of the formats, the default first. */
export const mediaTypes = ['application/json', 'application/x-ndjson', 'text/csv'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const frames = {
  'application/json': { type: 'application/json', start: '[', between: ',', end: ']' },
  'application/x-ndjson': { type: 'application/x-ndjson', start: '', between: '\n', end: '\n' },
  'text/csv': { type: 'text/csv; charset=utf-8', start: '', between: '\r\n', end: '\r\n' },
} satisfies Record<MediaType, Frame>;

const COLUMNS = 'consent,ucid,timestamp,purposes,embeddings,manipulationPrevention';

/** Entries in the format of the interface; lists of the log also have the `log`’s number and `seq`, their position. */
export function entryFormat(media: MediaType, log?: number): Format {
  if (media !== 'text/csv') return { ...frames[media], writer: () => jsonWriter(log) };
  const start = `${log === undefined ? '' : 'log,seq,'}${COLUMNS}`;
  return { ...frames[media], start: `${start}\r\n`, writer: () => csvWriter(log) };
}

/** An event as in a list of the log with its number. */
export const eventJson = (log: number, { seq, type, timestamp, members }: StoredEvent) =>
  `{"log":${log},"seq":${seq},"type":"${type}","timestamp":${timestamp},${members}}`;

function jsonWriter(log: number | undefined) {
  const maps = byDecision((entry: Entry) => {
    const { purposes, embeddings } = agreedTo(entry);
    return `,"purposes":${map(purposes)},"embeddings":${map(embeddings)},"manipulationPrevention":`;
  });
  // Few concatenations, because each one costs time for up to ten thousand entries.
  return (entry: Entry) =>
    (log === undefined ? '{' : `{"log":${log},"seq":${entry.seq},`) +
    (entry.consent ? '"consent":true,"ucid":"' : '"consent":false,"ucid":"') +
    `${entry.ucid}","timestamp":${entry.timestamp}${maps(entry)}` +
    (entry.manipulationPrevention ? 'true}' : 'false}');
}

/** The text of a JSON object of ids and labels. A JavaScript object would reorder ids that consist of digits. */
const map = (labels: { id: string; name: string }[]) =>
  `{${labels.map(({ id, name }) => `${JSON.stringify(id)}:${JSON.stringify(name)}`).join(',')}}`;

function csvWriter(log: number | undefined) {
  const cells = byDecision((entry: Entry) => {
    const { purposes, embeddings } = agreedTo(entry);
    return `${csvCell(names(purposes))},${csvCell(names(embeddings))}`;
  });
  return (entry: Entry) =>
    `${log === undefined ? '' : `${log},${entry.seq},`}${entry.consent},${entry.ucid},${entry.timestamp},${cells(entry)},` +
    `${entry.manipulationPrevention}`;
}

const names = (labels: { name: string }[]) => labels.map(({ name }) => name).join('; ');
