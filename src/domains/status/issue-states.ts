import { and, eq, inArray, sql } from 'drizzle-orm';
import { currentActor } from '../../db/activity/actor.ts';
import { change, type Step } from '../../db/change.ts';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { issueStates, type storageKinds } from '../../db/schema.ts';
import { now, type Database } from '../../env.ts';
import type { DomainState } from './read-domain-state.ts';

export type StorageKind = (typeof storageKinds)[number];

type Difference =
  | { type: 'service' | 'blocked'; name: string; preset: number | null; hosts: string[] }
  | { type: 'early' | 'exempt'; name: string; host: string }
  | { type: 'unseen'; name: string; embedding: string }
  | { type: 'storage'; name: string; storageType: StorageKind; embedding: string | null }
  | { type: 'link'; name: 'imprint' | 'privacyPolicy'; url: string; found: string | null };
/** A difference with the time of the last scan or the beginning of the last day that showed it; 0 where none did. */
export type Found = { id: string; seenAt: number } & Difference;

/** A difference between what a domain’s pages do and what its configuration says. */
export type Issue = { id: string; lastSeen: string } & Difference;
/** Whether an issue was resolved or dismissed, when, and by whom. */
export type IssueState = DomainState['issueStates'][number];
/** An issue that was dismissed: when, and by whom. */
export type Dismissed<I> = I & { dismissed: IssueState };

/** The most states of issues that a domain keeps: anyone can report new names every day. */
export const MAX_STATES = 2000;

type State = (typeof issueStates.$inferSelect)['state'];
/** A domain as it was read: an issue whose state was changed since then keeps that. */
export type ReadDomain = Pick<DomainState, 'id' | 'issueStates'>;

/** Stores the state of issues, in the activity list as well if `field` names it; returns those that nobody has changed since. */
export async function setState(
  db: Database,
  domain: ReadDomain,
  ids: string[],
  state: State,
  field?: string,
) {
  const { id: domainId } = domain;
  const { by, userId = null, userName = '' } = currentActor();
  const asRead = ids.map((issue) => ({
    issue,
    readAt: domain.issueStates.find((stored) => stored.issue === issue)?.at ?? 0,
  }));
  const unchanged = sql`SELECT value ->> 'issue' AS issue FROM json_each(${JSON.stringify(asRead)})
    WHERE value ->> 'readAt' =
      coalesce((SELECT at FROM issueStates WHERE domainId = ${domainId} AND issue = value ->> 'issue'), 0)`;
  const insert = rawQuery(
    db,
    sql`INSERT INTO issueStates (domainId, issue, state, at, "by", userId, userName)
      SELECT d.id, issue, ${state}, ${now()}, ${by}, ${userId}, ${userName}
      FROM (${unchanged}) JOIN domains d ON d.id = ${domainId} WHERE true
      ON CONFLICT DO UPDATE SET state = excluded.state, at = excluded.at, "by" = excluded."by",
        userId = excluded.userId, userName = excluded.userName RETURNING issue`,
  );
  const remove = db.delete(issueStates).where(sql`domainId = ${domainId} AND issue IN (
    SELECT issue FROM issueStates WHERE domainId = ${domainId}
      AND issue NOT IN ${valuesOf(ids)}
    ORDER BY state, at DESC LIMIT -1 OFFSET ${MAX_STATES - ids.length})`);
  const step: Step = {
    affects: 'status',
    read: rawQuery(db, unchanged),
    plan: (rows: IssueRow[]) => {
      if (rows.length === 0) return {};
      return { entries: field ? [entryOf(field, [], rows)] : [], statements: [remove, insert] };
    },
  };
  return (await change<IssueRow>(db, { domainId }, step)) ?? [];
}

type IssueRow = { issue: string };

/** What the activity list says of issues that were resolved, dismissed or reopened. */
const entryOf = (field: string, before: IssueRow[], after: IssueRow[]) => ({
  kind: 'domain' as const,
  before: { [field]: before.map(({ issue }) => issue) },
  after: { [field]: after.map(({ issue }) => issue) },
});

/** Dismisses issues: they stay listed, and open no more. */
export const dismissIssues = async (db: Database, domain: ReadDomain, ids: string[]) =>
  setState(db, domain, ids, 'dismissed', 'dismissedIssues');

/** Opens dismissed issues again. */
export async function reopenIssues(db: Database, domainId: string, ids: string[]) {
  const areThese = and(
    eq(issueStates.domainId, domainId),
    eq(issueStates.state, 'dismissed'),
    inArray(issueStates.issue, valuesOf(ids)),
  );
  await change(
    db,
    { domainId },
    {
      affects: 'status',
      read: db.select({ issue: issueStates.issue }).from(issueStates).where(areThese),
      plan: (rows: IssueRow[]) => {
        if (rows.length === 0) return {};
        const entries = [entryOf('dismissedIssues', rows, [])];
        return { entries, statements: [db.delete(issueStates).where(areThese)] };
      },
    },
  );
}

/** The statement that marks issues as resolved, because a scan no longer finds them. Dismissed ones stay dismissed. */
export const resolvedByScanStatement = (db: Database, domainId: string, ids: string[]) =>
  rawQuery(
    db,
    sql`INSERT INTO issueStates (domainId, issue, state, at, "by")
      SELECT d.id, value, 'resolved', ${now()}, 'system'
      FROM json_each(${JSON.stringify(ids)}) JOIN domains d ON d.id = ${domainId} WHERE true
      ON CONFLICT DO UPDATE SET at = excluded.at WHERE state = 'resolved'`,
  );
