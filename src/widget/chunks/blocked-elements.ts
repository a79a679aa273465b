import type { BlockedElement } from '../../../packages/client/src/ccm.ts';
import type { Embedding } from '../config-types.ts';
import { contains } from '../blocking/match-pattern.ts';
import { blockedTags, config, knownFrames } from '../chunk-imports.ts';
import { serviceState } from './service-state.ts';

/** Characters of inline code that identify it. */
const CODE = 80;

/** Why something is blocked: a service with its marker, or a setting of the domain. */
function reasonFor(text: string, owner: Embedding | undefined, rule: string) {
  const markers = [...(owner?.scriptMarkers ?? []), ...(owner?.iframeMarkers ?? [])];
  const marker = markers.find((one) => contains(text, [one])) ?? owner?.scriptLoaderGroup ?? '';
  const since = owner ? serviceState(owner).since : '';
  return { service: owner?.key ?? '', marker, rule: owner ? '' : rule, since };
}

/** The setting that blocks a tag which belongs to no service. */
function ruleOf(address: string, text: string) {
  if (contains(text, config.blockedScriptMarkers)) return 'blockedScriptMarkers';
  if (!address) return 'blockInlineScripts';
  return new URL(address, document.baseURI).origin === location.origin
    ? 'blockFirstPartyScripts'
    : 'blockNewScripts';
}

/** The elements of the page that wait for consent, each with the reason. */
export function blockedElements(): BlockedElement[] {
  // A domain that blocks nothing has no functions for it.
  const tags = ((blockedTags as typeof blockedTags | undefined)?.() ?? []).map(([element, { owners }]) => {
    const address =
      element.dataset.ccmLoaderSrc ?? element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const text = `${address && new URL(address, document.baseURI).href}${element.textContent}`;
    return {
      element,
      address: address || element.textContent.trim().slice(0, CODE),
      ...reasonFor(text, owners[0], ruleOf(address, text)),
    };
  });
  const frames = ((knownFrames as typeof knownFrames | undefined)?.() ?? []).flatMap(
    ([element, { src, srcdoc, blocked, owner }]) =>
      blocked
        ? {
            element,
            address: src || srcdoc.slice(0, CODE),
            ...reasonFor(src + srcdoc, owner, 'blockIframes'),
          }
        : [],
  );
  return [...tags, ...frames];
}
