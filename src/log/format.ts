import { entryText, type Entry } from './entry.ts';

/** How a list of entries is written: what stands before, between and after them, and the entry itself. */
export type Format = {
  accept: string;
  type: string;
  start: string;
  between: string;
  end: string;
  write: (entry: Entry) => string;
};

export const formats: Format[] = [
  {
    accept: 'application/json',
    type: 'application/json',
    start: '[',
    between: ',',
    end: ']',
    write: entryText,
  },
  {
    accept: 'application/x-ndjson',
    type: 'application/x-ndjson',
    start: '',
    between: '',
    end: '',
    write: (entry) => `${entryText(entry)}\n`,
  },
  {
    accept: 'text/csv',
    type: 'text/csv; charset=utf-8',
    start: 'consent,ucid,timestamp,purposes,embeddings,manipulationPrevention\r\n',
    between: '',
    end: '',
    write: (e) =>
      [
        e.consent === 1,
        e.ucid,
        e.timestamp,
        labels(e.purposes),
        labels(e.embeddings),
        e.manipulationPrevention === 1,
      ]
        .map((value) => cell(String(value)))
        .join(',') + '\r\n',
  },
];

const labels = (map: string) => Object.values(JSON.parse(map) as Record<string, string>).join('; ');

/** A cell of a CSV file (RFC 4180); one that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(value: string) {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const CHUNK = 500;

/** The text of many entries, written in chunks of some hundred: never a second copy of the whole. */
export function stream(entries: Iterator<Entry>, { start, between, end, write }: Format) {
  const encoder = new TextEncoder();
  let text = start;
  let first = true;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      for (let i = 0; i < CHUNK; i++) {
        const next = entries.next();
        if (next.done) {
          if (text || end) controller.enqueue(encoder.encode(text + end));
          return controller.close();
        }
        text += (first ? '' : between) + write(next.value);
        first = false;
      }
      controller.enqueue(encoder.encode(text));
      text = '';
    },
  });
}
