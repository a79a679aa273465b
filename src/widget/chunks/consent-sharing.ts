// Delivered with the widget to domains that share decisions with others.
import type { Embedding } from '../config-types.ts';
import { sharingKeyOf } from '../decision/service-names.ts';
import { now } from '../time.ts';
import { CCM, decision, config, h, decisionOn, listen, pageDocument } from '../chunk-imports.ts';
import { importDecision, type ForeignDecision } from './import-decision.ts';

type Link = HTMLAnchorElement | HTMLAreaElement;

/** A decision in a fragment. Of several, only the first counts. */
const fragmentPattern = /^#+CCM=([^#]*)(?:#+CCM=[^#]*)*/;

/** Whether decisions are shared with an address: it belongs to a partner and has the page's protocol. */
const isPartner = ({ protocol, origin, hostname }: Link | URL) =>
  protocol === location.protocol &&
  origin !== location.origin &&
  config.consentSharingDomains?.some((host) => `.${hostname.replace(/\.$/, '')}`.endsWith(`.${host}`));

/** The decision as a fragment for a partner's address, valid for a minute; empty without a decision. */
function fragment() {
  if (!CCM.consent) return '';
  const { ucid, time, consent, embeddings, unopposed = [], refused = [] } = decision!;
  // What a visitor only left on where it needs no consent is no consent elsewhere.
  const isShared = ({ id }: Embedding, answer: boolean) => !answer || embeddings.includes(id);
  const keys = (answer: boolean) =>
    config.embeddings.flatMap((e) =>
      decisionOn(e) === answer && isShared(e, answer) ? sharingKeyOf(e) : [],
    );
  const accepted = keys(true);
  const rejected = [...refused, ...keys(false)];
  const rejectsAll = !consent && !unopposed[0];
  // An empty decision must not replace one of the other domain.
  if (!rejectsAll && !accepted[0] && !rejected[0]) return '';
  const parts: [number, ...ForeignDecision] = [now(), ucid, time, accepted, rejected, !rejectsAll];
  return `#CCM=${encodeURIComponent(JSON.stringify(parts))}`;
}

/** Adds the decision to a link to a partner, before the link's own fragment, and replaces any other decision there. */
function addDecision(link: Link, carried = fragment()) {
  if (isPartner(link)) link.hash = carried + link.hash.replace(fragmentPattern, '');
}

/** A link carries the decision only while it is followed, so that its address can be copied later without it. */
function onFollow(event: Event) {
  for (const link of event.composedPath())
    if (link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement) {
      addDecision(link);
      setTimeout(() => addDecision(link, ''));
    } else if (link instanceof SVGAElement) {
      // It carries none, but others may have written one.
      const bare = h('a', { href: link.href.baseVal });
      addDecision(bare, '');
      if (isPartner(bare)) link.href.baseVal = bare.href;
    }
}

/** Removes the decision from the address, and imports it if it is fresh and the link was on a partner's page. */
function receiveDecision() {
  const { href, hash } = location;
  const [found, carried = ''] = fragmentPattern.exec(hash) ?? [];
  if (!found) return;
  try {
    const bare = href.replace(found, '');
    history.replaceState(history.state, '', bare);
    // The browser scrolls to the element that the remaining fragment names.
    if (bare.includes('#')) location.replace(bare);
    // Another page can change this page's fragment and wait for a reload, so only a real navigation counts.
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    if (type !== 'navigate' || carried.length > 20_000 || !isPartner(new URL(pageDocument.referrer))) return;
    const [sent, ...decision] = JSON.parse(decodeURIComponent(carried)) as [number, ...ForeignDecision];
    const age = now() - sent;
    if (age >= 0 && age <= 60) importDecision(...decision);
  } catch {}
}

const navigate = CCM.navigate.bind(CCM);
CCM.navigate = (url, ...how) => {
  const link = h('a', { href: url });
  addDecision(link);
  navigate(link.href, ...how);
};
Object.defineProperty(CCM, 'crossDomainConsentString', { get: fragment });
for (const type of ['click', 'auxclick']) listen(type, onFollow, true);
receiveDecision();
