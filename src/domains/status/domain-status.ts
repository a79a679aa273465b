import { asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { databaseOf } from '../../db/databases.ts';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { domains, domainStatuses } from '../../db/schema.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { readStates, type DomainState } from './read-domain-state.ts';
import type { Dismissed } from './issue-states.ts';
import { statusIssues, type AnswerableIssue, type StatusIssue } from './status-issues.ts';
import type { StatusName } from '../../db/domains/domains.ts';

/** The status of a domain, with the issues that explain it, and those that were dismissed. */
export type DomainStatus = {
  status: StatusName;
  issues: StatusIssue[];
  dismissed: Dismissed<AnswerableIssue>[];
};

/** The status of a domain: every page, list and filter shows this one. `at` in seconds. */
export function statusOf(state: DomainState, at = now()): DomainStatus {
  const { issues, dismissed } = statusIssues(state, at);
  const has = (type: StatusIssue['type']) => issues.some((issue) => issue.type === type);
  const isPaused = !state.isEnabled || !state.isClientActive;
  // What only a scan has found does not run yet, as far as anyone knows.
  const isMissing = has('notInstalled') || has('noPageView');
  const installed = isMissing ? 'notInstalled' : has('notScanned') ? 'notScanned' : undefined;
  return {
    status: state.isArchived
      ? 'archived'
      : isPaused
        ? 'paused'
        : (installed ?? (issues.length > 0 ? 'attention' : 'live')),
    issues,
    dismissed,
  };
}

/** The status of a domain as lists show it. */
export const storedStatus = ({ status, issues, dismissed }: DomainStatus) => ({
  status,
  issueCount: issues.length,
  dismissedCount: dismissed.length,
});

/** Reads domains and stores their statuses. */
export async function refreshStatuses(db: Database, domainIds: string[]) {
  const read = (await readStates(db, domainIds)).map((state) => ({ state, ...statusOf(state) }));
  await storeStatuses(db, read);
  return read;
}

/** Seconds for which an unchanged status is not stored again. */
const UNCHANGED = 3600;

type StatusOfState = { state: Pick<DomainState, 'id' | 'version'> } & DomainStatus;

/**
 * Stores statuses for lists. A domain that was deleted meanwhile gets no row, and the status of one that was changed is stored
 * by the request that has changed it.
 */
export const storeStatuses = async (db: Database, list: StatusOfState[]) =>
  rawQuery(
    db,
    sql`INSERT INTO ${domainStatuses} (domainId, status, issueCount, dismissedCount, computedAt)
      SELECT d.id, value ->> 'status', value ->> 'issueCount', value ->> 'dismissedCount', ${now()}
      FROM json_each(${JSON.stringify(list.map(({ state: { id, version }, ...status }) => ({ id, version, ...storedStatus(status) })))})
      JOIN domains d ON d.id = value ->> 'id' AND d.version = value ->> 'version' WHERE true
      ON CONFLICT DO UPDATE SET status = excluded.status, issueCount = excluded.issueCount,
        dismissedCount = excluded.dismissedCount, computedAt = excluded.computedAt
      WHERE status <> excluded.status OR issueCount <> excluded.issueCount OR dismissedCount <> excluded.dismissedCount
        OR computedAt < excluded.computedAt - ${UNCHANGED}`,
  );

/** Marks statuses of domains, and of all domains of clients, as out of date: the scheduled job computes them. */
export async function markStatusesStale(db: Database, domainIds: string[], clientIds: string[]) {
  await db.update(domainStatuses).set({ computedAt: 0 }).where(sql`domainId IN ${valuesOf(domainIds)}
    OR domainId IN (SELECT id FROM domains WHERE clientId IN ${valuesOf(clientIds)})`);
}

/** Minutes between two runs that look for old statuses: looking reads every domain. */
const EVERY = 10;
/** Whether a website without the snippet has loaded it since its status was computed. */
const isNewlyCalled = sql`(${domainStatuses.status} = 'notInstalled' AND EXISTS (SELECT 1 FROM calls
  WHERE calls.domainId = ${domains.id} AND siteCalledAt >= ${domainStatuses.computedAt}))`;

/** Domains that one run computes, and those that it reads at once. */
const MOST = 100;
const AT_ONCE = 25;

/**
 * Computes statuses that are older than a day, or missing, and those of websites that have loaded the snippet since, the
 * oldest first. Failures are logged.
 */
export async function refreshOldStatuses(env: Bindings, now: number) {
  if (Math.floor(now / 60) % EVERY !== 7) return;
  const db = databaseOf(env.DB);
  const { computedAt, domainId } = domainStatuses;
  try {
    const old = await db
      .select({ id: domains.id })
      .from(domains)
      .leftJoin(domainStatuses, eq(domainId, domains.id))
      .where(or(isNull(computedAt), lt(computedAt, now - SECONDS_PER_DAY), isNewlyCalled))
      .orderBy(asc(computedAt))
      .limit(MOST);
    for (let from = 0; from < old.length; from += AT_ONCE) {
      await refreshStatuses(
        db,
        old.slice(from, from + AT_ONCE).map(({ id }) => id),
      );
    }
  } catch (error) {
    logFailure('statuses not computed', { error: rootMessage(error) });
  }
}
