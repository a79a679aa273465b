// Comes with the first part, and only to domains that share decisions with others.
import { sharingKeyOf } from '../service-names.ts';
import { now } from '../now.ts';
import { decision, config, h, decisionOn } from '../shared.ts';
import { importDecision, type ForeignDecision } from './import-decision.ts';

const form = /^#+CCM=([^#]*)/;

/** Whether decisions are shared with an address: it is one of the domain's partners, and not less secure than the page. */
const isPartner = ({ protocol, origin, hostname }: HTMLAnchorElement | URL) =>
  protocol === location.protocol &&
  origin !== location.origin &&
  config.consentSharingDomains?.some((host) => `.${hostname}`.endsWith(`.${host}`));

/** The decision as a fragment for a partner's address, good for a minute; empty where there is none. */
function fragment() {
  if (!CCM.consent) return '';
  const keys = (answer: boolean) =>
    config.embeddings.flatMap((e) => (decisionOn(e) === answer ? sharingKeyOf(e) : []));
  const { ucid, time, refused = [] } = decision!;
  const parts: [number, ...ForeignDecision] = [now(), ucid, time, keys(true), [...refused, ...keys(false)]];
  return `#CCM=${encodeURIComponent(JSON.stringify(parts))}`;
}

/** Lets a link to a partner carry the decision before the fragment that it has, in the place of any that others put there. */
function carry(link: HTMLAnchorElement, carried = fragment()) {
  if (isPartner(link)) link.hash = carried + link.hash.replace(form, '');
}

/** A link carries the decision only while it is followed: whoever copies its address later must not hand it on. */
function followed(event: Event) {
  for (const link of event.composedPath())
    if (link instanceof HTMLAnchorElement) {
      carry(link);
      setTimeout(() => carry(link, ''));
    }
}

/** Takes what a link has carried out of the address, and over if it is fresh and the link was followed at a partner's. */
function receive() {
  const { href, hash } = location;
  const [found, carried = ''] = form.exec(hash) ?? [];
  if (!found) return;
  try {
    const bare = href.replace(found, '');
    history.replaceState(history.state, '', bare);
    // Scrolls to what it names.
    if (bare.includes('#')) location.replace(bare);
    // Another page can change the fragment of this one, and has only to wait for a reload then.
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    if (type !== 'navigate' || carried.length > 20_000 || !isPartner(new URL(document.referrer))) return;
    const [sent, ...decision] = JSON.parse(decodeURIComponent(carried)) as [number, ...ForeignDecision];
    const age = now() - sent;
    if (age >= 0 && age <= 60) importDecision(...decision);
  } catch {}
}

const { CCM } = window as unknown as {
  CCM: {
    consent: boolean;
    crossDomainConsentString: string;
    navigate: (url: string, ...how: boolean[]) => void;
  };
};
const { navigate } = CCM;
CCM.navigate = (url, ...how) => {
  const link = h('a', { href: url });
  carry(link);
  navigate(link.href, ...how);
};
Object.defineProperty(CCM, 'crossDomainConsentString', { get: fragment });
for (const type of ['click', 'auxclick']) addEventListener(type, followed, true);
receive();
