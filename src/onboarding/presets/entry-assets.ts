import { linesOf, type Entry } from './entries.ts';
import { lifetimeOf, session, untilDeleted } from './lifetimes.ts';
import type { Asset } from './preset-schema.ts';
import { storageUses } from './storage-uses.ts';
import { bilingualText } from './bilingual-text.ts';

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
      const description = storageUses[use] ?? bilingualText(use);
      return names.map((written) => {
        // A name may contain a space, which separates names here.
        const name = written.includes('%20') ? written.replaceAll('%20', ' ') : written;
        return { name, dynamic: name.includes('*'), storageType, lifetime, description };
      });
    }),
  );
