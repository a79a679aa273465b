import { storageUses } from './catalogue/storage-uses.ts';
import { lazy } from '../lib/caches/lazy.ts';
import { purposes } from '../texts/legal-bases-and-places.ts';
import { collectedDataText } from './collected-data.ts';
import type { Preset, Asset } from './preset-schema.ts';
import { sharedVendors } from './catalogue/shared-vendors.ts';
import { bilingualText, text, type Text } from '../texts/bilingual-text.ts';

/** A service as in the catalogue: the values of each key, in order. */
type Entry = { id: number; name: string; lines: Map<string, string[]> };

/** The column in which values begin, after the indented keys. */
const COLUMN = 12;

/** The entries of a text: each begins with its id and its name. */
export function parseEntries(source: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of source.split('\n')) {
    if (line.startsWith('  ')) {
      const { lines } = entries.at(-1)!;
      const key = line.slice(2, COLUMN).trim();
      const known = lines.get(key);
      if (known) known.push(line.slice(COLUMN));
      else lines.set(key, [line.slice(COLUMN)]);
    } else if (line) {
      const space = line.indexOf(' ');
      entries.push({ id: Number(line.slice(0, space)), name: line.slice(space + 1), lines: new Map() });
    }
  }
  return entries;
}

/** All values of an entry’s key, one for each line. */
export const linesOf = ({ lines }: Entry, key: string) => lines.get(key) ?? [];

/** The words of all lines with this key. */
export const wordsOf = (entry: Entry, key: string) => linesOf(entry, key).flatMap((line) => line.split(' '));

/** A preset as in the catalogue. The Worker starts with all of them, so rarely used values are computed on demand. */
export function presetOf(entry: Entry): Preset {
  const { id, name } = entry;
  const one = (key: string) => linesOf(entry, key)[0] ?? '';
  const vendor = (sharedVendors as Record<string, string>)[one('vendor')] ?? one('vendor');
  const placeOfProcessing = wordsOf(entry, 'places') as Preset['placeOfProcessing'];
  const translations = lazy(() => {
    const data = collectedDataText(linesOf(entry, 'data'), vendor, placeOfProcessing);
    const wordsIn = (short: string, language: keyof typeof data) => ({
      name: one(`${short} name`) || name,
      description: one(short),
      whatDataIsCollected: data[language],
      purposeOfDataCollection: one(`${short} why`),
    });
    return { en_US: wordsIn('en', 'en_US'), de_DE: wordsIn('de', 'de_DE') };
  });
  const assets = lazy(() => entryAssets(entry));
  return {
    id,
    name,
    purpose: purposes[one('purpose') as keyof typeof purposes],
    vendor,
    hosts: wordsOf(entry, 'hosts'),
    sharedHosts: wordsOf(entry, 'uses'),
    scriptMarkers: linesOf(entry, 'script'),
    iframeMarkers: linesOf(entry, 'frame'),
    privacyPolicyUrl: one('policy'),
    legalBasis: (one('basis') || 'consent') as Preset['legalBasis'],
    placeOfProcessing,
    googleConsentMode: wordsOf(entry, 'mode') as Preset['googleConsentMode'],
    consentSignals: wordsOf(entry, 'signal') as Preset['consentSignals'],
    get translations() {
      return translations();
    },
    get assets() {
      return assets();
    },
  };
}

const units: Record<string, { one: Text; many: Text }> = {
  s: { one: text('second', 'Sekunde'), many: text('seconds', 'Sekunden') },
  min: { one: text('minute', 'Minute'), many: text('minutes', 'Minuten') },
  h: { one: text('hour', 'Stunde'), many: text('hours', 'Stunden') },
  d: { one: text('day', 'Tag'), many: text('days', 'Tage') },
  mo: { one: text('month', 'Monat'), many: text('months', 'Monate') },
  y: { one: text('year', 'Jahr'), many: text('years', 'Jahre') },
};

const session = text('Session', 'Sitzung');
const untilDeleted = text('Until deleted', 'Bis zur Löschung');

/** "90d" is 90 days. Throws for any other text. */
function lifetimeOf(short: string): Text {
  if (short === 'session') return session;
  const count = Number.parseInt(short);
  const unit = units[short.slice(String(count).length)];
  if (!unit) throw new Error(`"${short}" is not a lifetime`);
  const { en_US, de_DE } = count === 1 ? unit.one : unit.many;
  return text(`${count} ${en_US}`, `${count} ${de_DE}`);
}

/** The storage type by the key of a line. A localStorage key has no expiry, and a sessionStorage key ends with the tab. */
const kinds: Record<string, (names: string[]) => Pick<Asset, 'storageType' | 'lifetime'>> = {
  cookie: (names) => ({ storageType: 'cookie', lifetime: lifetimeOf(names.pop()!) }),
  local: () => ({ storageType: 'localStorage', lifetime: untilDeleted }),
  tab: () => ({ storageType: 'sessionStorage', lifetime: session }),
};

/** The cookies and storage keys of an entry. A line may have several names: "cookie    _a _b_* 2y: visitor". */
const entryAssets = (entry: Entry): Asset[] =>
  Object.entries(kinds).flatMap(([key, kind]) =>
    linesOf(entry, key).flatMap((line) => {
      const colon = line.indexOf(': ');
      const names = line.slice(0, colon).split(' ');
      const use = line.slice(colon + 2);
      const { storageType, lifetime } = kind(names);
      const description = storageUses()[use] ?? bilingualText(use);
      return names.map((written) => {
        // A name may contain a space, which separates names here.
        const name = written.includes('%20') ? written.replaceAll('%20', ' ') : written;
        return { name, dynamic: name.includes('*'), storageType, lifetime, description };
      });
    }),
  );
