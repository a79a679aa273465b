import { isWithin, registrableDomain } from '../../../../src/lib/http/host-names.ts';
import { hostInMarker } from '../../../../src/lib/http/marker-hosts.ts';
import type { DeclaredService, Visit } from '../types.ts';

/** The services that the website's widget declares, each once. */
export const declaredIn = (visits: Visit[]) => [
  ...new Map(
    visits.flatMap(({ services = [] }) => services.map((service) => [service.key, service] as const)),
  ).values(),
];

/** The markers of a service that name a host, such as "booking.example/frame", with the host. */
const addressesOf = (service: DeclaredService) =>
  service.markers.flatMap((marker) => {
    const host = hostInMarker(marker)?.replace(/:\d+$/, '');
    return host === undefined ? [] : [{ service, marker, host }];
  });

/** Whether an address belongs to a service: it contains one of its markers, or is on a host of one. */
export const belongsTo = (service: DeclaredService, url: URL) =>
  service.markers.some((marker) => marker.length > 3 && url.href.includes(marker)) ||
  addressesOf(service).some(({ host }) => isWithin([host], url.hostname));

/**
 * The service of the website's declaration to which an address belongs by its host: the one with the longest marker in it,
 * otherwise one with a host of the same domain. Undefined if there is none. A path alone could be on any host.
 */
export function declaredServiceOf(services: DeclaredService[], url: URL) {
  const domain = registrableDomain(url.hostname);
  const found = services.flatMap(addressesOf).filter(({ host }) => registrableDomain(host) === domain);
  const lengthOf = ({ marker }: { marker: string }) => (url.href.includes(marker) ? marker.length : 0);
  return found.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.service;
}
