import { and, eq, sql } from 'drizzle-orm';
import { change, type Step } from '../db/change.ts';
import { rawQuery } from '../db/raw-query.ts';
import { freshId } from '../db/columns.ts';
import { createEmbeddings } from '../db/embeddings.ts';
import { settledIssues } from '../db/schema.ts';
import { now, type Database } from '../env.ts';
import { addPresets } from '../onboarding/import-presets.ts';
import { presetById } from '../onboarding/presets/index.ts';
import { matchesPreset, readState, serviceOfHost } from './domain-state.ts';
import { type Issue } from './page-issues.ts';
import { dateOf } from '../lib/time.ts';
import { addAsset, hasSameName } from '../db/embedding-assets.ts';
import { embeddingRows } from '../resources/embedding.ts';
import { replaceLink } from '../resources/locale.ts';

/** The most settled issues that a domain keeps: anyone can report new names every day. */
const MAX_SETTLED = 2000;

/** Marks issues as settled, in the activity list as well if `isRecorded`; returns those that no concurrent call just settled. */
async function settle(
  db: Database,
  domainId: string,
  ids: string[],
  isRecorded: boolean,
  day = dateOf(now()),
) {
  const list = JSON.stringify(ids);
  const insert = rawQuery<{ issue: string }>(
    db,
    sql`INSERT INTO settledIssues (domainId, issue, day)
      SELECT d.id, value, ${day} FROM json_each(${list}) JOIN domains d ON d.id = ${domainId}
      WHERE true ON CONFLICT DO UPDATE SET day = excluded.day WHERE day < excluded.day RETURNING issue`,
  );
  const remove = rawQuery(
    db,
    sql`DELETE FROM settledIssues WHERE domainId = ${domainId} AND issue IN (
      SELECT issue FROM settledIssues WHERE domainId = ${domainId}
      ORDER BY day DESC LIMIT -1 OFFSET ${MAX_SETTLED})`,
  );
  const settlement: Step = {
    read: rawQuery(
      db,
      sql`SELECT issue FROM settledIssues WHERE domainId = ${domainId} AND day >= ${day}
        AND issue IN (SELECT value FROM json_each(${list}))`,
    ),
    plan: (settled: { issue: string }[]) => {
      const known = new Set(settled.map(({ issue }) => issue));
      const open = ids.filter((id) => !known.has(id));
      if (open.length === 0) return undefined;
      return {
        entries: isRecorded
          ? [{ kind: 'domain', before: { settledIssues: [] }, after: { settledIssues: open } }]
          : [],
        statements: [remove, insert],
      };
    },
  };
  return (await change<{ issue: string }>(db, { domainId }, settlement)) ?? [];
}

/** Marks issues as resolved or dismissed; returns those that no concurrent call has just settled. */
export const settleIssues = async (db: Database, domainId: string, ids: string[], day?: string) =>
  settle(db, domainId, ids, true, day);

/** Marks an issue as settled; false where a concurrent call has just settled it. */
export const settleIssue = async (db: Database, domainId: string, { id }: Issue) =>
  (await settleIssues(db, domainId, [id])).length > 0;

/** Applies the fix that an issue suggests; false where the embedding for a cookie or key does not exist. */
export async function acceptIssue(db: Database, domainId: string, issue: Issue, embedding?: string) {
  if (issue.type === 'storage') return applyFix(db, domainId, issue, embedding);
  // Settled first, so that only one of two concurrent calls creates a service. The fix is recorded by itself.
  if ((await settle(db, domainId, [issue.id], issue.type === 'early')).length === 0) return true;
  try {
    return await applyFix(db, domainId, issue);
  } catch (error) {
    const its = and(eq(settledIssues.domainId, domainId), eq(settledIssues.issue, issue.id));
    await db.delete(settledIssues).where(its);
    throw error;
  }
}

/** Adds, enables or disables a service, declares a cookie or key, or updates the link to a page that has moved. */
async function applyFix(db: Database, domainId: string, issue: Issue, embedding?: string) {
  switch (issue.type) {
    case 'service':
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
  }
  return true;
}

/** A service of the catalogue, or unknown hosts that become a service of their own. */
type Addable = { name: string; preset: number | null; hosts: string[] };

/** Adds a service to a domain, or enables the one that it already has. */
export async function addService(db: Database, domainId: string, { name, preset: id, hosts }: Addable) {
  const { services = [] } = (await readState(db, domainId)) ?? {};
  const preset = id === null ? undefined : presetById(id);
  const there = services.find((service) =>
    preset ? matchesPreset(service, preset) : hosts.some((host) => serviceOfHost([service], host)),
  );
  if (there) await embeddingRows.update(db, domainId, there.id, { active: true });
  else if (preset) await addPresets(db, domainId, [preset.id]);
  else {
    const own = {
      name,
      purpose: '15c61c3',
      active: true,
      scriptMarkers: hosts,
      iframeMarkers: hosts,
    } as const;
    await createEmbeddings(db, domainId, [own]);
  }
}
