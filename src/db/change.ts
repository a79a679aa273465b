import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../env.ts';
import { notStored } from '../http/outage.ts';
import { pause } from '../lib/time.ts';
import { currentActor, logChange } from './activity/actor.ts';
import { entryStatements, type NewEntry, type Owner } from './activity/entry-statements.ts';
import { batchIf } from './batch-if.ts';
import { markClientChanged, markDomainsChanged, markStatusChanged } from './domains/changed-domains.ts';
import { noteDesign } from './domains/designs.ts';
import { rawQuery } from './raw-query.ts';
import { clients, domains } from './schema.ts';
import { flat } from './settings-column.ts';

// A change writes its entries of the activity list in the same batch, which takes effect only if the domain or account
// still has the version that was read; otherwise, everything is repeated.

export type Statement = BatchItem<'sqlite'>;
export type Row = Record<string, unknown>;
/** What a step writes; `change` returns the rows of the last statement, their settings under their own names. */
type Plan = { entries?: NewEntry[]; statements?: Statement[] };
/**
 * A part of a change: its query, if it needs one, and its plan for the rows found; undefined if it is impossible.
 * `affects`: all domains of the client, or the status of the domain alone, which visitors do not see.
 */
export type Step = {
  read?: Statement;
  plan: (rows: never[]) => Plan | undefined;
  affects?: 'all domains' | 'status' | undefined;
};

/** A step that is impossible unless its query finds something. */
export const ifFound = (read: Statement, plan: Plan): Step => ({
  read,
  plan: (rows: unknown[]) => (rows.length > 0 ? plan : undefined),
});

/** Attempts until a change is refused, because others were faster each time. */
const ATTEMPTS = 20;
/** Milliseconds to wait at most after the first attempt, twice as many after the second, and so on. */
const PAUSE = 15;

/** An owner with the version that the first change within a function builds on: `change` compares it, and then clears it. */
type Basis = { id: string | null; version: number | undefined };
const bases = new AsyncLocalStorage<Basis>();
class ChangedSince extends Error {}

function basisOf(owner: Owner) {
  const basis = bases.getStore();
  return basis?.version !== undefined && basis.id === rowOf(owner).id ? basis : undefined;
}

/**
 * Calls a function whose first change of the owner follows from what it reads: if others change the owner in between, it is
 * called again. Throws a 503 if they keep doing so.
 */
export async function readAndChange<T>(db: Database, owner: Owner, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [stored] = await versionQuery(db, owner);
    try {
      return await bases.run({ id: rowOf(owner).id, version: stored?.version }, run);
    } catch (error) {
      if (!(error instanceof ChangedSince)) throw error;
    }
    await pause(Math.random() * PAUSE * attempt);
  }
  throw notStored('Others are changing the same settings. The change', 1);
}

/** Calls a function whose first change of the owner builds on a version, any if it is undefined; `changed` if it is another one by now. */
export async function ifUnchanged<T>(owner: Owner, version: number | undefined, run: () => Promise<T>) {
  try {
    return await bases.run({ id: rowOf(owner).id, version }, run);
  } catch (error) {
    if (error instanceof ChangedSince) return 'changed' as const;
    throw error;
  }
}

/**
 * Makes and records a change, and marks the domain to be published (src/visitor/site/publish-changes.ts). Returns the last
 * statement’s rows; undefined if the owner is missing or a step impossible, and for a domain that has moved to another client
 * since the request found it. Throws a 503 if others keep changing it.
 */
export async function change<R = Row>(
  db: Database,
  owner: Owner,
  ...steps: Step[]
): Promise<R[] | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const queries = steps.flatMap(({ read }) => read ?? []);
    const [[stored], ...found] = await db.batch([versionQuery(db, owner), ...queries]);
    if (stored && isOfOtherClient(owner, stored.clientId)) return undefined;
    const basis = basisOf(owner);
    if (basis && stored && stored.version !== basis.version) throw new ChangedSince();
    const plans = steps.map(({ read, plan }) => plan((read ? found[queries.indexOf(read)] : []) as never[]));
    if (!stored || !plans.every((plan) => plan !== undefined)) return undefined;
    const statements = plans.flatMap((plan) => plan.statements ?? []);
    if (statements.length === 0) return [];
    const entries = plans.flatMap((plan) => plan.entries ?? []);
    const own = [...nextVersion(db, owner, steps), ...entryStatements(db, owner, ...entries), ...statements];
    const written = await batchIf(db, isVersion(owner, stored.version), [
      ...own,
      ...newDesign(db, owner, steps),
    ]);
    if (written) {
      // What follows within the same function builds on its own change.
      if (basis) basis.version = undefined;
      markChanged(owner, steps);
      if (entries.length > 0) logChange({ ...owner, clientId: stored.clientId });
      const rows: unknown = written[own.length - 1];
      return (Array.isArray(rows) ? rows.map(flat) : rows) as R[];
    }
    await pause(Math.random() * PAUSE * attempt);
  }
  throw notStored('Others are changing the same settings. The change', 1);
}

/** Whether a domain belongs to another client than the one in whose console it is changed. */
function isOfOtherClient(owner: Owner, clientId: string) {
  const acting = currentActor().clientId;
  return 'domainId' in owner && acting !== undefined && acting !== clientId;
}

function markChanged(owner: Owner, steps: Step[]) {
  if ('domainId' in owner) {
    (isOfStatus(steps) ? markStatusChanged : markDomainsChanged)(owner.domainId);
  } else if (owner.clientId !== null && steps.some(({ affects }) => affects === 'all domains'))
    markClientChanged(owner.clientId);
}

/** The last change of the operator's people, whose entry of the activity list is their version. */
const lastOfOperator = sql`(SELECT coalesce(max(id), 0) FROM activity WHERE clientId = '')`;

const versionQuery = (db: Database, owner: Owner) => {
  const { table, id, clientId } = rowOf(owner);
  if (id === null)
    return rawQuery<{ version: number; clientId: string }>(
      db,
      sql`SELECT ${lastOfOperator} AS version, '' AS clientId`,
    );
  return db.select({ version: table.version, clientId }).from(table).where(eq(table.id, id));
};
const isVersion = (owner: Owner, version: number) => {
  const { table, id } = rowOf(owner);
  if (id === null) return sql`${lastOfOperator} = ${version}`;
  return sql`EXISTS (SELECT 1 FROM ${table} WHERE id = ${id} AND version = ${version})`;
};
const rowOf = (owner: Owner) =>
  'domainId' in owner
    ? { table: domains, id: owner.domainId, clientId: domains.clientId }
    : { table: clients, id: owner.clientId, clientId: clients.id };

/** The statement that raises the version, unless only the status of a domain changes. */
function nextVersion(db: Database, owner: Owner, steps: Step[]) {
  const { table, id } = rowOf(owner);
  if (id === null || (table === domains && isOfStatus(steps))) return [];
  return [
    db
      .update(table)
      .set({ version: sql`${table.version} + 1` })
      .where(eq(table.id, id)),
  ];
}

/** The statement that adds the theme that visitors see to the designs of a domain, if that is what has changed. */
const newDesign = (db: Database, owner: Owner, steps: Step[]) =>
  'domainId' in owner && !isOfStatus(steps) ? noteDesign(db, owner.domainId) : [];

/** Whether a change concerns the status of a domain alone, which visitors do not see. */
const isOfStatus = (steps: Step[]) => steps.every(({ affects }) => affects === 'status');
