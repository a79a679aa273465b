import { and, eq, sql } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import { freshId } from '../db/columns.ts';
import { createEmbeddings } from '../db/embeddings.ts';
import { embeddings, locales, settledIssues } from '../db/schema.ts';
import { now, type Database } from '../env.ts';
import { addPresets } from '../onboarding/import-presets.ts';
import { presetById } from '../onboarding/presets/index.ts';
import { matchesPreset, readState, serviceOfHost } from './domain-state.ts';
import { type Issue } from './issues.ts';
import { dateOf } from '../lib/time.ts';
import { addAsset, declaresAsset } from '../db/embedding-assets.ts';

/** The most settled issues that a domain keeps: anyone can report new names every day. */
const MAX_SETTLED = 2000;

/** Marks issues as settled; gives those that no concurrent call has just settled. */
export async function settleIssues(db: Database, domainId: string, ids: string[], day = dateOf(now())) {
  const [settled] = await db.batch([
    rawQuery(
      db,
      sql`INSERT INTO settledIssues (domainId, issue, day)
        SELECT d.id, value, ${day} FROM json_each(${JSON.stringify(ids)}) JOIN domains d ON d.id = ${domainId}
        WHERE true ON CONFLICT DO UPDATE SET day = excluded.day WHERE day < excluded.day RETURNING issue`,
    ),
    rawQuery(
      db,
      sql`DELETE FROM settledIssues WHERE domainId = ${domainId} AND issue IN (
        SELECT issue FROM settledIssues WHERE domainId = ${domainId}
        ORDER BY day DESC LIMIT -1 OFFSET ${MAX_SETTLED})`,
    ),
  ]);
  return settled;
}

/** Marks an issue as settled; false where a concurrent call has just settled it. */
export const settleIssue = async (db: Database, domainId: string, { id }: Issue) =>
  (await settleIssues(db, domainId, [id])).length > 0;

/** Applies the fix that an issue suggests; false where the embedding for a cookie or key does not exist. */
export async function acceptIssue(db: Database, domainId: string, issue: Issue, embedding?: string) {
  if (issue.type === 'storage') return applyFix(db, domainId, issue, embedding);
  // Settled first, so that only one of two concurrent calls creates a service.
  if (!(await settleIssue(db, domainId, issue))) return true;
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
  const ofDomain = eq(embeddings.domainId, domainId);
  const one = (id: string) => and(ofDomain, eq(embeddings.id, id));
  switch (issue.type) {
    case 'service': {
      const { services = [] } = (await readState(db, domainId)) ?? {};
      const preset = issue.preset === null ? undefined : presetById(issue.preset);
      const there = services.find((service) =>
        preset ? matchesPreset(service, preset) : issue.hosts.some((host) => serviceOfHost([service], host)),
      );
      if (there) await db.update(embeddings).set({ active: true, updatedAt: now() }).where(one(there.id));
      else if (preset) await addPresets(db, domainId, [preset.id]);
      else {
        const { name, hosts } = issue;
        const own = {
          name,
          purpose: '15c61c3',
          active: true,
          scriptMarkers: hosts,
          iframeMarkers: hosts,
        } as const;
        await createEmbeddings(db, domainId, [own]);
      }
      break;
    }
    case 'unseen':
      await db.update(embeddings).set({ active: false, updatedAt: now() }).where(one(issue.embedding));
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
      return (await addAsset(db, owner, asset, declaresAsset(asset))) !== undefined;
    }
    case 'link': {
      const { name, url, found } = issue;
      const column = name === 'imprint' ? locales.imprintUrl : locales.privacyPolicyUrl;
      if (found)
        await db
          .update(locales)
          .set({ [`${name}Url`]: found, updatedAt: now() })
          .where(and(eq(locales.domainId, domainId), eq(column, url)));
      break;
    }
    case 'early':
  }
  return true;
}
