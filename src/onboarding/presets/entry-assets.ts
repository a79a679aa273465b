import { linesOf, type Entry } from './entries.ts';
import type { Asset } from './preset-schema.ts';
import { storageUses } from './storage-uses.ts';
import { bilingualText, text, type Text } from '../../texts/bilingual-text.ts';

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
export const entryAssets = (entry: Entry): Asset[] =>
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
