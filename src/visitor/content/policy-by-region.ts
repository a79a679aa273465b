import type { Context } from 'hono';
import { policies, type Policy } from '../../definitions/domain-fields.ts';
import { isInUk, regionsOf, type NoticeVariant, type Place, type Region } from '../../definitions/regions.ts';
import type { AppEnv } from '../../env.ts';
import { ownHostOf } from '../../http/own-host.ts';
import { hostNameOf } from '../../lib/http/host-names.ts';
import { isFromHosts } from '../../lib/http/is-from-hosts.ts';
import type { Configuration } from './configuration.ts';
import { partnersOf } from './own-storage.ts';
import { isMandatory } from './visible-content.ts';

// The variant of the consent notice that a visitor gets, by the policies of the regions.

/** The setting with the policy of each region. */
const settings = {
  europe: 'policyEurope',
  usStates: 'policyUsStates',
  quebec: 'policyQuebec',
  brazil: 'policyBrazil',
  elsewhere: 'policyElsewhere',
} as const satisfies Record<Exclude<Region, 'unknown'>, keyof Configuration['domain']>;
const regions = Object.keys(settings) as (keyof typeof settings)[];

function policyIn({ domain }: Configuration, region: Region): Policy {
  if (region === 'unknown') return 'optIn';
  return domain[settings[region]];
}

const hasExemptions = (configuration: Configuration) =>
  policyIn(configuration, 'europe') === 'optIn' &&
  configuration.embeddings.some(
    ({ exemptInUk, purpose }) => exemptInUk && !isMandatory(purpose, configuration.domain),
  );

/** The variants that visitors of a domain can get; opt-in comes first and is always one of them. */
export const variantsOf = (configuration: Configuration): NoticeVariant[] => [
  ...new Set<NoticeVariant>([
    'optIn',
    ...regions.map((region) => policyIn(configuration, region)),
    ...(hasExemptions(configuration) ? ['exemptInUk' as const] : []),
  ]),
];

/** The variant for a visitor at a place; if that can be in several regions, the strictest policy applies. */
function variantAt(configuration: Configuration, place: Place): NoticeVariant {
  if (isInUk(place) && hasExemptions(configuration)) return 'exemptInUk';
  const possible = regionsOf(place).map((region) => policyIn(configuration, region));
  return policies.find((policy) => possible.includes(policy))!;
}

/**
 * Whether a proxy of the website sends a request for the visitor: the browser has found the service at the origin of the
 * page. Its place is then that of the proxy.
 */
function isProxied(c: Context<AppEnv>, { domain }: Configuration) {
  if (c.req.header('Sec-Fetch-Site') !== 'same-origin' || ownHostOf(c)?.domainId) return false;
  const referer = c.req.header('Referer');
  const hosts = [hostNameOf(domain.name) ?? '', ...partnersOf(domain)].filter(Boolean);
  return isFromHosts(referer, hosts) && new URL(referer!).host !== new URL(c.req.url).host;
}

/** The variant for the visitor who sends a request. */
export function variantFor(c: Context<AppEnv>, configuration: Configuration): NoticeVariant {
  const [only, another] = variantsOf(configuration);
  if (!another) return only!;
  // `cf` is read only if it matters, because reading parses it.
  const place = isProxied(c, configuration) ? {} : ((c.req.raw.cf ?? {}) as Place);
  return variantAt(configuration, place);
}
