import { asc, eq, getTableColumns } from 'drizzle-orm';
import { listActivity, type ActivityRow } from '../db/activity/list.ts';
import { isEqual, isWhole } from '../db/activity/recorded-values.ts';
import { themes } from '../db/schema.ts';
import { flat } from '../db/settings-column.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import type { Database } from '../env.ts';

// The designs that visitors have seen are not stored. They are found from the themes of today by undoing, one after the
// other, the changes in the activity list.

type Theme = Record<string, unknown>;
type Themes = Map<string, Theme>;

/** A design that visitors saw, without its images; from a change until the one after it. */
export type DesignVersion = {
  theme: Theme;
  /** The change that it began with; undefined where that is not recorded. */
  change: ActivityRow | undefined;
  /** Unix seconds; undefined for the design of now. */
  until: number | undefined;
};

/** Changes of themes that are undone at most; older designs are not found. */
const MAX_CHANGES = 500;

/** The designs of a domain, newest first. */
export async function readDesigns(
  db: Database,
  clientId: string,
  domainId: string,
): Promise<DesignVersion[]> {
  const [stored, ofDomain, ofAccount] = await Promise.all([
    themesQuery(db, domainId),
    listActivity(db, clientId, { domainId, kinds: ['design', 'domain'] }, MAX_CHANGES),
    listActivity(db, clientId, { domainId: '', kinds: ['account'] }, MAX_CHANGES),
  ]);
  const changes = [...ofDomain.filter(isOfDesign), ...ofAccount.filter(isImport)].sort((a, b) => b.id - a.id);
  const versions: DesignVersion[] = [];
  let now: Themes = new Map(stored.map(flat).map((theme) => [theme.id, theme]));
  let until: number | undefined;
  const add = (change?: ActivityRow) => {
    const theme = activeOf(now);
    if (theme) versions.push({ theme, change, until });
    until = change && secondsOf(change);
  };
  for (const [i, change] of changes.entries()) {
    const before = undone(now, change, changes.slice(i + 1));
    if (!before) {
      add(change);
      return versions;
    }
    if (!isEqual(visible(activeOf(before)), visible(activeOf(now)))) add(change);
    now = before;
  }
  add();
  return versions;
}

export const secondsOf = ({ id }: Pick<ActivityRow, 'id'>) => Math.floor(id / 1e6);

/** Images are not recorded, and are therefore not drawn; that one has changed is seen all the same. */
const images = Object.entries(themeFields).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []));

const { seq: _seq, domainId: _domainId, updatedAt: _updatedAt, ...columns } = getTableColumns(themes);
const withoutImages = Object.fromEntries(
  Object.entries(columns).filter(([name]) => !images.includes(name)),
) as Omit<typeof columns, 'logoImage' | 'settingsIconImage'>;

const themesQuery = (db: Database, domainId: string) =>
  db.select(withoutImages).from(themes).where(eq(themes.domainId, domainId)).orderBy(asc(themes.seq));

/** Whether a change of a domain concerns its themes; a copied configuration replaces all of them. */
const isOfDesign = ({ kind, action, fieldNames }: ActivityRow) =>
  kind === 'design' || action === 'created' || !!fieldNames?.includes('copiedFrom');
const isImport = ({ fieldNames }: ActivityRow) => !!fieldNames?.includes('importedAt');

/** The themes before a change; undefined where they are not known, because the change replaced all of them or has no values. */
function undone(now: Themes, change: ActivityRow, earlier: ActivityRow[]): Themes | undefined {
  const { kind, action, hour, objectId: id, before, after } = change;
  if (kind !== 'design' || hour !== null) return undefined;
  const themes: Themes = new Map([...now].map(([key, theme]) => [key, { ...theme }]));
  if (action === 'created') themes.delete(id);
  else if (!before || !isWhole(withoutImagesOf(before))) return undefined;
  else themes.set(id, { ...themes.get(id), ...before });
  if (after?.['default'] === true) activate(themes, formerlyActive(themes, id, earlier));
  if (before?.['default'] === true) activate(themes, id);
  return themes;
}

const withoutImagesOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !images.includes(name)));

function activate(themes: Themes, active: string | undefined) {
  for (const [id, theme] of themes) theme['default'] = id === active;
}

/** The theme that was active before another one was: the last that was activated, otherwise the first. */
const formerlyActive = (themes: Themes, id: string, earlier: ActivityRow[]) =>
  earlier.find(
    ({ kind, objectId, after }) =>
      kind === 'design' && objectId !== id && after?.['default'] === true && themes.has(objectId),
  )?.objectId ?? [...themes.keys()].find((key) => key !== id);

/** The theme that visitors see. */
const activeOf = (themes: Themes) => {
  const all = [...themes.values()];
  return all.find((theme) => theme['default']) ?? all[0];
};

const names = Object.keys(themeFields).filter((name) => name !== 'default');
const visible = (theme: Theme | undefined) => theme && names.map((name) => theme[name]);

/** The values of a design as far as they can be drawn. */
export const drawable = (theme: Theme) => ({
  ...theme,
  ...Object.fromEntries(images.map((name) => [name, null])),
});
