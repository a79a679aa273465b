import { csvCell } from '../../lib/text/csv.ts';
import type { ZonedTime } from '../../lib/zoned-time.ts';
import { byDecision, kindOf, type Entry } from '../../log/entry.ts';
import type { DownloadedEntry } from '../../log/reading/download-consents.ts';
import { frames, type Frame, type MediaType } from '../../log/reading/entry-format.ts';
import type { Formats } from '../../pages/number-and-date-formats.ts';
import { csvSeparator } from '../../pages/csv-separator.ts';
import type { Language } from '../../pages/texts/index.ts';
import type { Naming } from './purpose-and-service-names.ts';
import type { Texts } from '../texts/index.ts';
import { isoOf } from '../../lib/time.ts';

type Tools = { time: ZonedTime; naming: Naming; t: Texts; language: Language; formats: Formats };

/** Spreadsheets read a file without this mark in the encoding of their system. */
const BYTE_ORDER_MARK = '\uFEFF';

/** How consent records are written to a file: a table in the console’s language, or objects for programs. */
export function downloadFormat(
  type: MediaType,
  tools: Tools,
): { frame: Frame; write: (entry: DownloadedEntry) => string } {
  if (type !== 'text/csv') return { frame: frames[type], write: objectWriter(tools) };
  const { columns } = tools.t.consents;
  const head = Object.values(columns).map((name) =>
    csvCell(typeof name === 'function' ? name(tools.time.zone) : name),
  );
  return {
    frame: { ...frames[type], start: `${BYTE_ORDER_MARK}${head.join(csvSeparator(tools.language))}\r\n` },
    write: rowWriter(tools),
  };
}

function rowWriter({ time, naming, t, language, formats }: Tools) {
  const separator = csvSeparator(language);
  const middle = byDecision((entry: Entry) => {
    const { services, leftOn, purposes } = namesOf(naming, entry);
    const { locale, hash } = entry.notice;
    const lists = [services, leftOn, purposes].map((names) => names.join(', '));
    return [...lists, formats.language(locale), hash].map(csvCell).join(separator);
  });
  // A local time without the T is one that spreadsheets and people read.
  const local = (at: number) => time.iso(at).replace(/T(.{8})/, ' $1 ');
  return (entry: DownloadedEntry) => {
    const { timestamp, ucid, block = '', seq } = entry;
    const status = csvCell(t.consents.kinds[kindOf(entry)]);
    const policy = t.statistics.policies[entry.notice.policy];
    return [local(timestamp), isoOf(timestamp), ucid, policy, status, middle(entry), block, seq].join(
      separator,
    );
  };
}

function objectWriter({ time, naming }: Tools) {
  const names = byDecision((entry: Entry) => JSON.stringify(namesOf(naming, entry)).slice(1, -1));
  return (entry: DownloadedEntry) => {
    const { timestamp, ucid, notice, block = null, seq } = entry;
    const start = JSON.stringify({
      localTime: time.iso(timestamp),
      timeZone: time.zone,
      time: isoOf(timestamp),
      consentId: ucid,
      policy: notice.policy,
      status: kindOf(entry),
    });
    const end = JSON.stringify({ language: notice.locale, notice: notice.hash, block, seq });
    return `${start.slice(0, -1)},${names(entry)},${end.slice(1)}`;
  };
}

/** The names of the services that were accepted, of those that needed no consent and were left on, and of their purposes. */
function namesOf(naming: Naming, entry: Entry) {
  const on = naming.choices(entry).filter(({ accepted, leftOn }) => accepted.length + leftOn.length > 0);
  return {
    services: on.flatMap(({ accepted }) => accepted),
    leftOn: on.flatMap(({ leftOn }) => leftOn),
    purposes: on.map(({ purpose }) => purpose),
  };
}
