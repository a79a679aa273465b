import type { DomainFields } from '../../definitions/domain-fields.ts';
import type { EmbeddingFields } from '../../definitions/embedding-fields.ts';
import type { Values } from '../../definitions/field.ts';
import { hostInMarker } from '../../lib/http/marker-hosts.ts';
import { parseWebsite } from '../../lib/http/host-names.ts';
import { isAddress } from '../../presets/find-presets.ts';
import { allPresets } from '../../presets/index.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import { matchesPreset } from './read-domain-state.ts';

type Domain = { name: string } & Pick<
  Values<DomainFields>,
  'ownHosts' | 'consentSharingDomains' | 'allowedScriptMarkers'
>;
type Service = { name: string } & Pick<
  Values<EmbeddingFields>,
  'purpose' | 'scriptMarkers' | 'iframeMarkers' | 'scriptHtmlCode'
>;

const isDefined = <T>(value: T | undefined) => value !== undefined;
const hostKeyOf = (entered: string) => parseWebsite(entered)?.hostKey;

/** The hosts that strict blocking always allows a domain, with their subdomains: its own ones and those of allowed scripts. */
export const alwaysAllowedHosts = ({
  name,
  ownHosts,
  consentSharingDomains,
  allowedScriptMarkers,
}: Domain) => [
  ...new Set(
    [
      hostKeyOf(name)?.replace(/^www\./, ''),
      ...[...ownHosts, ...consentSharingDomains].map(hostKeyOf),
      ...allowedScriptMarkers.map(hostOfMarker),
    ].filter(isDefined),
  ),
];

/** Code such as "_paq.push" and "Piwik.getTracker" has the form of a host, unless there is a scheme or a path. */
const CODE = /^[^/]*[A-Z_][^/]*$/;
const hostOfMarker = (marker: string) => (CODE.test(marker) ? undefined : hostInMarker(marker));

/** The addresses in a service’s code. */
const ADDRESS = /(?:https?:)?\/\/([\w.-]+\.[a-z]{2,}(?::\d+)?)/gi;

/**
 * The hosts of a service, by its markers, its code and the catalogue; `*` if it needs consent and its hosts are
 * unknown. A service without consent or hosts is the website’s own software.
 */
export function hostsOfService(service: Service) {
  const { purpose, scriptMarkers, iframeMarkers, scriptHtmlCode } = service;
  const presets = allPresets().filter((preset) => matchesPreset(service, preset));
  // Code such as "google.accounts.id" has the form of a host.
  const code = new Set(presets.flatMap((preset) => preset.scriptMarkers.filter((name) => !isAddress(name))));
  const hosts = [
    ...[...scriptMarkers, ...iframeMarkers].filter((marker) => !code.has(marker)).map(hostOfMarker),
    ...Array.from(scriptHtmlCode.matchAll(ADDRESS), ([, host]) => hostKeyOf(host!)),
    ...presets.flatMap((preset) => [...preset.hosts, ...preset.sharedHosts]),
  ].filter(isDefined);
  if (hosts.length > 0) return [...new Set(hosts)];
  const connects = scriptMarkers.length + iframeMarkers.length + scriptHtmlCode.length > 0;
  return connects && purpose !== mandatoryPurpose ? ['*'] : [];
}
