import { and, eq, inArray, sql } from 'drizzle-orm';
import { change, type Step } from '../../db/change.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { freshId } from '../../db/columns.ts';
import { createEmbeddings } from '../../db/domains/embeddings.ts';
import { issueStates } from '../../db/schema.ts';
import { now, type Database } from '../../env.ts';
import { currentActor } from '../../db/activity/actor.ts';
import { addPresets } from '../../onboarding/import-presets.ts';
import { presetById } from '../../onboarding/presets/index.ts';
import { invalid } from '../../http/problem.ts';
import { matchesPreset, readState, serviceOfHost, type DomainState } from './domain-state.ts';
import type { Issue } from './page-issues.ts';
import { addAsset, hasSameName } from '../../db/domains/embedding-assets.ts';
import { purposes } from '../../definitions/purpose-ids.ts';
import { embeddingRows } from '../../resources/embedding.ts';
import { replaceLink } from '../../resources/locale.ts';
import { valuesOf } from '../../db/sql-fragments.ts';

/** The most states of issues that a domain keeps: anyone can report new names every day. */
export const MAX_STATES = 2000;

type State = (typeof issueStates.$inferSelect)['state'];
/** A domain as it was read: an issue whose state was changed since then keeps that. */
type ReadDomain = Pick<DomainState, 'id' | 'issueStates'>;

/** Stores the state of issues, in the activity list as well if `field` names it; returns those that nobody has changed since. */
async function setState(db: Database, domain: ReadDomain, ids: string[], state: State, field?: string) {
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
    statusOnly: true,
    read: rawQuery(db, unchanged),
    plan: (rows: IssueRow[]) => ({
      entries: field && rows.length > 0 ? [entryOf(field, { after: rows })] : [],
      statements: rows.length > 0 ? [remove, insert] : [],
    }),
  };
  return (await change<IssueRow>(db, { domainId }, step)) ?? [];
}

type IssueRow = { issue: string };

/** What the activity list says of issues that were resolved, dismissed or brought back. */
const entryOf = (
  field: string,
  { before = [], after = [] }: { before?: IssueRow[]; after?: IssueRow[] },
) => ({
  kind: 'domain' as const,
  before: { [field]: before.map(({ issue }) => issue) },
  after: { [field]: after.map(({ issue }) => issue) },
});

/** Dismisses issues: they stay listed, and open no more. */
export const dismissIssues = async (db: Database, domain: ReadDomain, ids: string[]) =>
  setState(db, domain, ids, 'dismissed', 'dismissedIssues');

/** Opens dismissed issues again. */
export async function bringBackIssues(db: Database, domainId: string, ids: string[]) {
  const areThese = and(
    eq(issueStates.domainId, domainId),
    eq(issueStates.state, 'dismissed'),
    inArray(issueStates.issue, valuesOf(ids)),
  );
  await change(
    db,
    { domainId },
    {
      statusOnly: true,
      read: db.select({ issue: issueStates.issue }).from(issueStates).where(areThese),
      plan: (rows: IssueRow[]) => ({
        entries: rows.length > 0 ? [entryOf('dismissedIssues', { before: rows })] : [],
        statements: rows.length > 0 ? [db.delete(issueStates).where(areThese)] : [],
      }),
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

/** Applies the fix that an issue suggests; false where the embedding for a cookie or key does not exist. */
export async function acceptIssue(db: Database, domain: ReadDomain, issue: Issue, embedding?: string) {
  if (issue.type === 'exempt')
    throw invalid({
      pointer: '/accepted',
      detail:
        'Must be false: remove the attribute data-ccm-ignore from the page, and the next scan resolves the issue.',
    });
  if (issue.type === 'storage') return applyFix(db, domain.id, issue, embedding);
  // Resolved first, so that only one of two concurrent calls creates a service. The fix is recorded by itself.
  const field = issue.type === 'early' ? 'resolvedIssues' : undefined;
  if ((await setState(db, domain, [issue.id], 'resolved', field)).length === 0) return true;
  try {
    return await applyFix(db, domain.id, issue);
  } catch (error) {
    const its = and(eq(issueStates.domainId, domain.id), eq(issueStates.issue, issue.id));
    await db.delete(issueStates).where(its);
    throw error;
  }
}

/** Adds, enables or disables a service, declares a cookie or key, or updates the link to a page that has moved. */
async function applyFix(db: Database, domainId: string, issue: Issue, embedding?: string) {
  switch (issue.type) {
    case 'service':
    case 'blocked':
      await addService(db, domainId, issue);
      break;
    case 'unseen':
      await embeddingRows.update(db, domainId, issue.embedding, { active: false });
      break;
    case 'storage': {
      const { name, storageType } = issue;
      const asset = {
        id: freshId(),
        name,
        dynamic: name.includes('*'),
        storageType,
        lifetime: '',
        description: '',
        translations: {},
      };
      const owner = { domainId, embeddingId: embedding ?? issue.embedding ?? '' };
      return (await addAsset(db, owner, asset, hasSameName)) !== undefined;
    }
    case 'link': {
      const { name, url, found } = issue;
      if (found) await replaceLink(db, domainId, `${name}Url`, url, found);
      break;
    }
    case 'early':
    case 'exempt':
  }
  return true;
}

/** A service of the catalogue, or unknown hosts that become a service of their own. */
type Addable = { name: string; preset: number | null; hosts: string[] };

/** Adds a service to a domain, or enables the one that it already has. */
export async function addService(db: Database, domainId: string, { name, preset: id, hosts }: Addable) {
  const { services = [] } = (await readState(db, domainId)) ?? {};
  const preset = id === null ? undefined : presetById(id);
  const existing = services.find((service) =>
    preset ? matchesPreset(service, preset) : hosts.some((host) => serviceOfHost([service], host)),
  );
  if (existing) await embeddingRows.update(db, domainId, existing.id, { active: true });
  else if (preset) await addPresets(db, domainId, [preset.id]);
  else {
    const own = {
      name,
      purpose: purposes.other,
      active: true,
      scriptMarkers: hosts,
      iframeMarkers: hosts,
    } as const;
    await createEmbeddings(db, domainId, [own]);
  }
}
