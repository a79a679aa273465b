import { storageKinds } from '../../db/schema.ts';
import { timeOf } from '../../lib/time.ts';
import { matchesPattern, presetByAsset } from '../../presets/find-presets.ts';
import { matchesPreset, type DomainState } from './read-domain-state.ts';
import type { Found, StorageKind } from './issue.ts';

const isStorage = (kind: string) => (storageKinds as readonly string[]).includes(kind);

/**
 * Whether a name may be declared. A pattern such as `*e*` would match most cookies of a website, and visitors who reject
 * its service would lose all of them.
 */
const isSpecific = (name: string) =>
  name.includes('*') ? !name.startsWith('*') && /\p{L}{3}/u.test(name) : /\p{L}/u.test(name);

/** Cookies and keys that no service declares, each with the service to which it belongs according to the catalogue. */
export function storageIssues({ seen, services }: DomainState): Found[] {
  const assets = services.flatMap((service) => service.assets);
  const declared = ({ kind, name }: (typeof seen)[number]) =>
    assets.some(
      (asset) =>
        asset.storageType === kind && (asset.name === name || matchesPattern(name, asset.name.split('*'))),
    );
  return seen
    .filter((report) => isStorage(report.kind) && isSpecific(report.name) && !declared(report))
    .map(({ kind, name, lastDay }) => {
      const storageType = kind as StorageKind;
      const preset = presetByAsset(name, storageType);
      const owner = preset && services.find((service) => matchesPreset(service, preset));
      return {
        id: `storage:${kind}:${name}`,
        type: 'storage',
        name,
        storageType,
        embedding: owner?.id ?? null,
        seenAt: timeOf(lastDay),
      };
    });
}
