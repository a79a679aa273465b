import { and, eq, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ActivityRow, ListedChange } from '../db/activity/list.ts';
import { findDomain, findWebsite, updateDomain } from '../db/domains/domains.ts';
import type { Row, Rows } from '../db/domains/part-rows.ts';
import { embeddings, themes } from '../db/schema.ts';
import type { Role } from '../db/users/user-accounts.ts';
import type { Database } from '../env.ts';
import { required } from '../http/problem.ts';
import { readFormer, restoreFormer } from './former-configuration.ts';
import { parsed } from '../http/validation-messages.ts';
import { isEqual, isObject, isWhole } from '../db/activity/compare-values.ts';
import { domainSchema, websiteColumns, withCookie } from '../resources/domain.ts';
import { embeddingRows, embeddingSchema } from '../resources/embedding.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import { localeRows, localeSchema } from '../resources/locale.ts';
import {
  placeholderList,
  placeholderRows,
  placeholderSchema,
  replacePlaceholders,
} from '../resources/placeholder.ts';
import { themeRows, themeSchema } from '../resources/theme.ts';

type Schema = z.ZodMiniType<Row>;
type Part = { rows: Rows; schema: Schema };
const parts: Partial<Record<ActivityRow['kind'], Part>> = {
  service: { rows: embeddingRows, schema: embeddingSchema },
  text: { rows: localeRows, schema: localeSchema.create },
  placeholder: { rows: placeholderRows, schema: placeholderSchema.create },
  design: { rows: themeRows, schema: themeSchema },
};

/**
 * What an undo overwrites and what comes back; null where nothing is there. `partly` names fields whose earlier values are
 * not stored. `isLost`: none of them is. `isCopy`: all settings come back, too.
 */
type Undo = { current: Row | null; back: Row | null; partly: string[]; isLost?: true; isCopy?: true };
const lost: Undo = { current: null, back: null, partly: [], isLost: true };

/** Settings that not everybody may change: which website the domain is, and what the plan allows. */
const restricted: Record<string, 'owner' | 'operator'> = {
  enteredName: 'owner',
  archived: 'owner',
  whitelabel: 'operator',
};
/** Who undoes a change. The operator acts as an owner; its support deletes nothing. */
export type Undoer = { role: Role; operator?: { role: Role } };
const mayUndo = (name: string, { role, operator }: Undoer) =>
  !restricted[name] || operator !== undefined || (restricted[name] === 'owner' && role === 'owner');

/** Whether a change can be undone: one of texts, themes, services or settings whose values are recorded. */
export function canUndo({ kind, action, fieldNames, hour, hasDomain }: ListedChange, who: Undoer) {
  if (!hasDomain || hour !== null) return false;
  const copied = isCopy({ kind, fieldNames });
  if ((action === 'created' || copied) && who.operator?.role === 'support') return false;
  if (copied) return true;
  if (kind === 'domain')
    return (
      action === 'changed' &&
      !!fieldNames?.some(
        (name) => (name === 'enteredName' || name in domainSchema.shape) && mayUndo(name, who),
      )
    );
  return parts[kind] !== undefined;
}

/** Whether a change was the copy of a configuration, or the undo of one. */
export const isCopy = ({ kind, fieldNames }: Pick<ActivityRow, 'kind' | 'fieldNames'>) =>
  kind === 'domain' && !!fieldNames?.includes('copiedFrom');

const pick = (row: Row, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
const byName = (list: Row[]) => Object.fromEntries(list.map(({ name, value }) => [String(name), value]));

/** What undoing a change would do now; undefined if the changed object no longer exists. */
export async function readUndo(db: Database, row: ActivityRow, who: Undoer): Promise<Undo | undefined> {
  const { action, after, kind } = row;
  if (isCopy(row)) {
    const former = await readFormer(db, row.domainId, row.id);
    return former ? { ...former, partly: [], isCopy: true } : lost;
  }
  if (action !== 'created' && !row.before) return lost;
  const before = { ...row.before };
  if (kind === 'domain') for (const name of Object.keys(before)) if (!mayUndo(name, who)) delete before[name];
  const [whole, partly] = split(before);
  if (isBulk(row)) {
    const values = before['placeholders'];
    if (!isObject(values)) return lost;
    const [back, missing] = split(values);
    if (Object.keys(back).length === 0) return lost;
    const stored = byName(await placeholderRows.list(db, row.domainId));
    return {
      current: { placeholders: pick(stored, Object.keys(back)) },
      back: { placeholders: back },
      partly: missing,
    };
  }
  const current = await findCurrent(db, row);
  if (action === 'deleted') return { current: current ? whole : null, back: whole, partly };
  if (!current) return action === 'created' ? { current: null, back: null, partly } : undefined;
  if (action === 'created') {
    const names = Object.keys(after ?? current);
    return { current: pick(current, names), back: null, partly };
  }
  if (Object.keys(whole).length === 0) return lost;
  return { current: pick(current, Object.keys(whole)), back: whole, partly };
}

/** The values that are stored completely, and the names of the others. */
function split(values: Row): [whole: Row, others: string[]] {
  const whole = Object.entries(values).filter(([, value]) => isWhole(value));
  const names = new Set(whole.map(([name]) => name));
  return [Object.fromEntries(whole), Object.keys(values).filter((name) => !names.has(name))];
}

export const isUndone = ({ current, back, isCopy }: Undo) => !isCopy && isEqual(current, back);

/** Placeholders are replaced together by the API and the console. */
const isBulk = ({ kind, objectId }: ActivityRow) => kind === 'placeholder' && objectId === '';

async function findCurrent(db: Database, { kind, clientId, domainId, objectId }: ActivityRow) {
  if (kind !== 'domain') return parts[kind]!.rows.find(db, domainId, objectId);
  const [settings, site] = await Promise.all([
    findDomain(db, clientId, domainId),
    findWebsite(db, clientId, domainId),
  ]);
  return settings && site && ({ ...settings, enteredName: site.enteredName } as Row);
}

/** Undoes a change with a new one, which must meet quotas and validation like any other. */
export async function applyUndo(db: Database, row: ActivityRow, { back }: Undo) {
  const { kind, action, clientId, domainId, objectId, id: entry } = row;
  if (isCopy(row)) return restoreFormer(db, domainId, entry);
  if (isBulk(row)) return undoPlaceholders(db, domainId, back!['placeholders'] as Row);
  if (kind === 'domain') return undoSettings(db, clientId, domainId, back!);
  const { rows, schema } = parts[kind]!;
  if (action === 'created') return rows.remove(db, domainId, objectId);
  if (action === 'deleted') {
    const values = checked(schema, back!);
    const id = await freeId(db, row);
    const isDefault =
      kind === 'design' && (await themeRows.list(db, domainId)).some((theme) => theme['default']);
    const again = { ...values, ...(id && { id }), ...(isDefault && { default: false }) };
    try {
      return await rows.create(db, domainId, again);
    } catch (error) {
      // The form may be sent twice at once.
      if (await rows.find(db, domainId, objectId)) return true;
      throw error;
    }
  }
  const current = required(await rows.find(db, domainId, objectId), kind);
  const values = pick(checked(schema, { name: current['name'], ...back }), Object.keys(back!));
  if (kind === 'design' && values['default'] === false) {
    // The first of the others is active instead: there is always one active theme.
    delete values['default'];
    const other = (await themeRows.list(db, domainId)).find(({ id }) => id !== objectId);
    if (other) await themeRows.update(db, domainId, String(other['id']), { default: true });
  }
  if (Object.keys(values).length > 0) await rows.update(db, domainId, objectId, values);
  return true;
}

function checked(schema: Schema, values: Row): Row {
  return withoutUndefined(parsed(schema, values));
}

/** The ID that a deleted object had, unless another domain has it by now; undefined for objects without one. */
async function freeId(db: Database, { kind, domainId, objectId: id }: ActivityRow) {
  const table = kind === 'service' ? embeddings : kind === 'design' ? themes : undefined;
  if (!table) return undefined;
  // IDs are unique among all clients, and only their existence is read.
  const elsewhere = and(eq(table.id, id), ne(table.domainId, domainId));
  const [taken] = await db.select({ id: table.id }).from(table).where(elsewhere);
  return taken ? undefined : id;
}

async function undoSettings(db: Database, clientId: string, domainId: string, { enteredName, ...back }: Row) {
  const current = required(await findDomain(db, clientId, domainId), 'domain');
  const name = typeof enteredName === 'string' ? enteredName : current.name;
  const { name: website, ...values } = checked(domainSchema, { ...back, name });
  const changed = {
    ...withCookie(values, current.ownHostPath),
    ...(enteredName !== undefined && websiteColumns(String(website))),
  };
  return updateDomain(db, clientId, domainId, changed);
}

/** Sets placeholders to their earlier values, and removes those that were added. */
async function undoPlaceholders(db: Database, domainId: string, back: Row) {
  const values = { ...byName(await placeholderRows.list(db, domainId)), ...back };
  const list = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  return replacePlaceholders(db, domainId, parsed(placeholderList, list));
}
