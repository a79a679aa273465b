import { keyOf } from '../name.ts';
import { config, now, optional, said, standing } from '../shared.ts';
import { adopt, type Foreign } from './adopt.ts';

/** Whether decisions are shared with an address: it is one of the domain's partners, and not less secure than the page. */
const isPartner = ({ protocol, origin, hostname }: HTMLAnchorElement | URL) =>
  protocol === location.protocol &&
  origin !== location.origin &&
  config.consentSharingDomains?.some((host) => `.${hostname}`.endsWith(`.${host}`));

/** The decision as a fragment for a partner's address, good for a minute; empty where there is none to share. */
export function fragment() {
  const made = standing();
  if (!made || !config.consentSharingDomains) return '';
  const keys = (answer: boolean) => optional().flatMap((e) => (said(e) === answer ? keyOf(e) : []));
  const { ucid, time, refused = [] } = made;
  const parts: [number, ...Foreign] = [now(), ucid, time, keys(true), [...refused, ...keys(false)]];
  return `#CCM=${encodeURIComponent(JSON.stringify(parts))}`;
}

/** Lets a link to a partner carry the decision before the fragment that it has, in the place of any that others put there. */
export function carry(link: HTMLAnchorElement, carried = fragment()) {
  if (isPartner(link)) link.hash = carried + link.hash.replace(/^#+CCM=[^#]*/, '');
}

/** Takes over what a link has carried, if it is fresh and the link was followed at a partner's. */
export function receive(carried: string) {
  try {
    // Another page can change the fragment of this one, and has only to wait for a reload then.
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    if (type !== 'navigate' || carried.length > 20_000 || !isPartner(new URL(document.referrer))) return;
    const [sent, ...decision] = JSON.parse(decodeURIComponent(carried)) as [number, ...Foreign];
    const age = now() - sent;
    if (age >= 0 && age <= 60) adopt(...decision);
  } catch {}
}
