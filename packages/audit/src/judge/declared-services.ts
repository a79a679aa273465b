import { hostNameOf, isWithin, registrableDomain } from '../../../../src/lib/http/host-names.ts';
import { isAddress } from '../../../../src/presets/find-presets.ts';
import type { DeclaredService, Visit } from '../types.ts';

/** The services that the website's widget declares, each once. */
export const declaredIn = (visits: Visit[]) => [
  ...new Map(
    visits.flatMap(({ services = [] }) => services.map((service) => [service.key, service] as const)),
  ).values(),
];

/** The hosts that a service's markers name, such as "booking.example/frame". */
const hostsOf = ({ markers }: DeclaredService) =>
  markers.flatMap((marker) => {
    const address = marker.replace(/^(https?:)?\/\//, '').replace(/^\./, '');
    return isAddress(`${address}/`) ? (hostNameOf(address) ?? []) : [];
  });

/** Whether an address belongs to a service: it contains one of its markers, or is on a host of one. */
export const belongsTo = (service: DeclaredService, url: URL) =>
  service.markers.some((marker) => marker.length > 3 && url.href.includes(marker)) ||
  isWithin(hostsOf(service), url.hostname);

/**
 * The service of the website's declaration to which an address belongs: the one with the longest marker in it, otherwise one
 * with a host of the same domain. Undefined if there is none.
 */
export function declaredServiceOf(services: DeclaredService[], url: URL) {
  const [longest] = services
    .flatMap((service) =>
      service.markers
        .filter((marker) => marker.length > 3 && url.href.includes(marker))
        .map((marker) => ({ service, length: marker.length })),
    )
    .toSorted((a, b) => b.length - a.length);
  if (longest) return longest.service;
  const domain = registrableDomain(url.hostname);
  return services.find((service) => hostsOf(service).some((host) => registrableDomain(host) === domain));
}
