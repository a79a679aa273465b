import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { NewEntry } from './entry-statements.ts';
import { columnDefaults } from '../columns.ts';
import { flat, settingNames } from '../settings-column.ts';
import { isEqual } from './compare-values.ts';
import { domains, users, type clients, type PartName, type parts } from '../schema.ts';

/** The tables whose rows have entries in the activity list. */
export type ListedTable = typeof clients | typeof users | typeof domains | (typeof parts)[PartName];
type Row = Record<string, unknown>;

/** The kind of a table’s rows, and the columns that identify a row in the list. */
const identities: Record<ListedTable['_']['name'], { kind: NewEntry['kind']; id: string; name: string }> = {
  clients: { kind: 'account', id: 'id', name: 'username' },
  users: { kind: 'user', id: 'id', name: 'emailAddress' },
  domains: { kind: 'domain', id: 'id', name: 'name' },
  embeddings: { kind: 'service', id: 'id', name: 'name' },
  locales: { kind: 'text', id: 'name', name: 'name' },
  placeholders: { kind: 'placeholder', id: 'name', name: 'name' },
  themes: { kind: 'design', id: 'id', name: 'name' },
};

/** Columns that identify a row or follow from others, and keys, whose changes are recorded without their values. */
const HIDDEN = new Set(
  `seq id clientId domainId createdAt updatedAt nextScanAt ownHostCheckAt ownHostFailures version legalChangedAt checkpointsSentAt checkpointsDueAt retiredKeys askedSince askedAgain askedAllSince usernameKey emailKey
  hostKey bareName domainCount
  whitelabelCount enableOnlyInEu log logDatabase apiKeyHash apiKeyCipher embedKey embedKeyBefore embedKeyBeforeUntil`.split(
    /\s+/,
  ),
);
/** The host and the path of a domain follow from the entered name. */
const OF_ENTERED_NAME = ['name', 'path'];
const SECRETS = ['passwordHash'];
const IMAGES = ['logoImage', 'settingsIconImage'];

/** The names of a table’s columns, and of its settings. */
const namesOf = (table: ListedTable) => [
  ...Object.keys(getTableColumns(table)).filter((name) => name !== 'settings'),
  ...settingNames(table),
];

const isRecorded = (table: ListedTable, name: string) =>
  !HIDDEN.has(name) && !(table === domains && OF_ENTERED_NAME.includes(name));

/** A value as it is recorded: of a secret nothing, of an image its bytes. */
function recorded(name: string, value: unknown) {
  if (SECRETS.includes(name)) return null;
  if (IMAGES.includes(name) && typeof value === 'string' && value !== '')
    return { $image: Math.floor((value.length * 3) / 4) };
  return value ?? null;
}

const fieldsOf = (row: Row, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, recorded(name, row[name])]));

/** The client's username in the row of its own user, whose changes are those of the account. */
const ownUsername = sql`(SELECT username FROM clients WHERE clients.id = users.id)`;

const identityOf = (table: ListedTable, row: Row) => {
  const { username } = row;
  if (table === users && typeof username === 'string')
    return { kind: 'account' as const, objectId: String(row['id']), objectName: username };
  const { kind, id, name } = identities[getTableName(table)];
  return { kind, objectId: String(row[id]), objectName: String(row[name]) };
};

/** The columns that an entry about values of these columns needs. */
export function columnsToRead(table: ListedTable, names: string[]): Record<string, SQLiteColumn | SQL> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const { id, name } = identities[getTableName(table)];
  const stored = names.some((one) => !(one in columns)) ? ['settings'] : [];
  const wanted = [keyOf(table), id, name, ...names, ...stored];
  const read = Object.entries(columns).filter(([column]) => wanted.includes(column));
  return { ...Object.fromEntries(read), ...(table === users && { username: ownUsername }) };
}

/** The column that identifies a row of a table. */
export const keyOf = (table: ListedTable) => ('seq' in table ? 'seq' : 'id');

/** The fields of two objects that differ; undefined where none do. */
export function differences(before: Row, after: Row) {
  const names = Object.keys(after).filter((name) => !isEqual(before[name], after[name]));
  if (names.length === 0) return undefined;
  return { before: fieldsOf(before, names), after: fieldsOf(after, names) };
}

/** The entry of a change; none where all recorded fields stay as they are. */
export function changedEntries(table: ListedTable, stored: Row, values: Row): NewEntry[] {
  const known = namesOf(table);
  const own = Object.fromEntries(
    Object.entries(flat(values)).filter(([name]) => known.includes(name) && isRecorded(table, name)),
  );
  const found = differences(flat(stored), own);
  return found ? [{ ...identityOf(table, stored), ...found }] : [];
}

const allFields = (table: ListedTable, row: Row) =>
  fieldsOf(
    flat(row),
    namesOf(table).filter((name) => isRecorded(table, name)),
  );

/** The entry of a new row; missing values are the defaults of their columns. */
export function createdEntry(table: ListedTable, values: Row): NewEntry {
  const given = Object.entries(flat(values)).filter(([, value]) => value !== undefined);
  const row = { ...columnDefaults(getTableColumns(table)), ...Object.fromEntries(given) };
  return { ...identityOf(table, row), action: 'created', after: allFields(table, row) };
}

export const deletedEntry = (table: ListedTable, row: Row): NewEntry => ({
  ...identityOf(table, row),
  action: 'deleted',
  before: allFields(table, row),
});
