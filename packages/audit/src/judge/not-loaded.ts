import { presetOfRequest } from '../../../../src/presets/find-presets.ts';
import { allPresets } from '../../../../src/presets/index.ts';
import type { DeclaredService, Obstacle, Visit } from '../types.ts';
import { belongsTo } from './declared-services.ts';
import { bare, namesService } from './is-declared.ts';
import { namesOf, type Use } from './name-services.ts';

/** An accepted service that did not load: what stopped it, or that the pages did not ask for it, or that nothing could be seen. */
export type NotLoaded = { name: string; by: Obstacle['by'] | 'absent' | 'unseen'; evidence: string[] };

/** Who is named if several have stopped a service. */
const ORDER: Obstacle['by'][] = ['strict', 'policy', 'script', 'client', 'network'];
const MAX_EVIDENCE = 3;

/**
 * The accepted services that did not load after the consent; undefined if the visit has no consent, or nothing says which
 * services the website has.
 */
export function notLoaded(visit: Visit | undefined, uses: Use[]): NotLoaded[] | undefined {
  if (!visit?.decided) return undefined;
  const accepted = visit.placet
    ? visit.services?.filter(({ accepted }) => accepted)
    : visit.declaration && declaredByName(visit.declaration);
  if (!accepted) return undefined;
  const stopped = visit.obstacles.filter(({ phase }) => phase === 'after');
  const failed = new Set(stopped.map(({ url }) => url));
  const after = new Set(
    visit.sent.filter(
      ({ phase, kind, url }) =>
        phase === 'after' && !failed.has(url) && !/^(preconnect|(frame-)?connection)$/.test(kind),
    ),
  );
  const names = new Set(
    uses.flatMap(({ sent, service }) => (sent && after.has(sent) ? service.names.map(bare) : [])),
  );
  const isLoaded = (service: DeclaredService) =>
    names.has(bare(service.name)) || [...after].some(({ url }) => isAddressOf(service, url, accepted));
  return accepted
    .filter((service) => !isLoaded(service))
    .map((service) => explained(service, stopped, accepted));
}

/** Whether an address belongs to a service, and not to another accepted one that the catalogue names for it. */
function isAddressOf(service: DeclaredService, address: string, accepted: DeclaredService[]) {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const preset = presetOfRequest(url, false, false);
  const names = preset ? namesOf(preset).map(bare) : [];
  const named = accepted.filter(({ name }) => names.includes(bare(name)));
  return named.length > 0 ? named.includes(service) : belongsTo(service, url);
}

function explained(service: DeclaredService, stopped: Obstacle[], accepted: DeclaredService[]): NotLoaded {
  const { key, name, markers } = service;
  const own = stopped.filter(
    (one) => (key && one.service === key) || isAddressOf(service, one.url, accepted),
  );
  const by = ORDER.find((by) => own.some((one) => one.by === by));
  if (by) {
    const evidence = own
      .filter((one) => one.by === by)
      .map(({ url, detail }) => [url, detail].filter(Boolean).join(': '));
    return { name, by, evidence: [...new Set(evidence)].slice(0, MAX_EVIDENCE) };
  }
  const isSeen = markers.some((marker) => /[./]/.test(marker) && !/[(){}\s]/.test(marker));
  return { name, by: isSeen ? 'absent' : 'unseen', evidence: [] };
}

/** The catalogue's services that a declaration names; those with nearly the same name are one. */
function declaredByName(lines: string[]): DeclaredService[] {
  const named = allPresets().filter(({ name }) => namesService([name], [], lines));
  return [...Map.groupBy(named, ({ name }) => bare(name)).values()].map((presets) => ({
    key: '',
    name: presets[0]!.name,
    markers: presets.flatMap(({ hosts, scriptMarkers, iframeMarkers }) => [
      ...hosts,
      ...scriptMarkers,
      ...iframeMarkers,
    ]),
    accepted: true,
  }));
}
