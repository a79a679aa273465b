import { and, eq } from 'drizzle-orm';
import { addAsset, hasSameName } from '../../db/domains/embedding-assets.ts';
import { createEmbeddings } from '../../db/domains/embeddings.ts';
import { issueStates } from '../../db/schema.ts';
import { purposes } from '../../definitions/purpose-ids.ts';
import type { Database } from '../../env.ts';
import { invalid } from '../../http/problem.ts';
import { addPresets } from '../../presets/import-presets.ts';
import { isWithin } from '../../lib/http/host-names.ts';
import { presetById } from '../../presets/index.ts';
import { assetsOf, embeddingRows } from '../../resources/embedding.ts';
import { replaceLink } from '../../resources/locale.ts';
import { hostsOfService } from './allowed-hosts.ts';
import { matchesPreset, readState, serviceOfHost } from './read-domain-state.ts';
import { setState, type ReadDomain, type Issue } from './issue-states.ts';

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
      const [asset] = assetsOf([{ name, storageType, dynamic: name.includes('*') }]);
      const owner = { domainId, embeddingId: embedding ?? issue.embedding ?? '' };
      return (await addAsset(db, owner, asset!, hasSameName)) !== undefined;
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

/** Adds a service to a domain, or enables the one that it already has; an enabled one gets the hosts that it lacks. */
export async function addService(db: Database, domainId: string, { name, preset: id, hosts }: Addable) {
  const { services = [] } = (await readState(db, domainId)) ?? {};
  const preset = id === null ? undefined : presetById(id);
  const existing = services.find((service) =>
    preset ? matchesPreset(service, preset) : hosts.some((host) => serviceOfHost([service], host)),
  );
  if (existing) {
    const lacking = existing.active ? hosts.filter((host) => !isWithin(hostsOfService(existing), host)) : [];
    const scriptMarkers = [...existing.scriptMarkers, ...lacking];
    await embeddingRows.update(db, domainId, existing.id, lacking[0] ? { scriptMarkers } : { active: true });
  } else if (preset) await addPresets(db, domainId, [preset.id]);
  else {
    const own = { name, purpose: purposes.other, active: true, scriptMarkers: hosts, iframeMarkers: hosts };
    await createEmbeddings(db, domainId, [own]);
  }
}
