import type { Entry } from './entries.ts';
import { lifetimeOf, session, untilDeleted } from './lifetimes.ts';
import type { Asset } from './schema.ts';
import { storageUses } from './storage-uses.ts';
import { pair } from './texts.ts';

/** By the key of a line. A key of localStorage has no lifetime of its own, one of sessionStorage ends with the tab. */
const kinds: Record<string, (names: string[]) => Pick<Asset, 'storageType' | 'lifetime'>> = {
  cookie: (names) => ({ storageType: 'cookie', lifetime: lifetimeOf(names.pop()!) }),
  local: () => ({ storageType: 'localStorage', lifetime: untilDeleted }),
  tab: () => ({ storageType: 'sessionStorage', lifetime: session }),
};

/** The cookies and keys of an entry. A line may name several: "cookie    _a _b_* 2y: visitor". */
export function assetsOf({ fields }: Entry): Asset[] {
  return fields.flatMap(({ key, value }) => {
    const kind = kinds[key];
    if (!kind) return [];
    const colon = value.indexOf(': ');
    const names = value.slice(0, colon).split(' ');
    const use = value.slice(colon + 2);
    const rest = { ...kind(names), description: storageUses[use] ?? pair(use) };
    // A name may have a blank, which separates names here.
    return names.map((name) => ({ name: name.replaceAll('%20', ' '), dynamic: name.includes('*'), ...rest }));
  });
}
