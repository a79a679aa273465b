import { warnOnFailure } from '../../warn-on-failure.ts';
import { keptAddress, resolved, restoreAddresses } from '../kept-addresses.ts';
import { appliesToPage, codeInAddress, contains, withPlainHosts } from '../match-pattern.ts';
import { mayLoad } from '../../decision/accepted.ts';
import { failed } from './failed-loads.ts';
import { codeOf } from '../../../../packages/client/src/edge/framework-payload.ts';
import type { Embedding } from '../../config-types.ts';
import {
  addressOf,
  canStart,
  INERT_TYPE,
  isRunnable,
  ownScripts,
  runScript,
  type Script,
} from './run-scripts.ts';
import { startsOnNextPage } from '../content-policy.ts';
import { config, nonce, serviceUrl } from '../../current-config.ts';
import { plain } from '../page/plain-methods.ts';
import { loadsFromElsewhere } from './speculation-rules.ts';
import { isWaiting } from '../../is-waiting.ts';
import { pageDocument } from '../../unclobbered.ts';
import { googleAddress } from '../../../lib/google-tag.ts';

/**
 * A blocked element: the embeddings each of which can allow it, the type that the page gave a script, and whether it stays
 * blocked, because it is a script of the HTML without the nonce that the page's policy wants; `base` is that of its address.
 */
type Blocked = { owners: Embedding[]; type?: string; isRefused?: boolean; base?: string };

export const blocked = new Map<HTMLElement | SVGElement, Blocked>();

/** The ids of embeddings whose script has run on this page. Only a reload stops it. */
export const ranServices = new Set<string>();

/** Whether an embedding may start something here. While a decision is still to be applied, no further one starts. */
export const mayRun = (embedding: Embedding) =>
  mayLoad(embedding) &&
  appliesToPage(embedding) &&
  (!isWaiting || ranServices.has(embedding.id)) &&
  !(STRICT_POLICY && startsOnNextPage(embedding));

/** The embeddings that may run something that is still blocked on this page. */
export const blockedServices = () =>
  [...blocked.values()].flatMap(({ owners, isRefused }) =>
    isRefused ? [] : owners.filter((e) => mayLoad(e) && appliesToPage(e)),
  );

/** Whether one of the embeddings may run, which then counts as having run. */
function start(owners: Embedding[]) {
  const on = owners.filter(mayRun);
  for (const { id } of on) ranServices.add(id);
  return !!on[0];
}

/** The embeddings with a marker in some code; in an address that was moved or is not run, with one of either kind. */
export function ownersByCode(text: string, group?: string, isAddress?: boolean) {
  const code = withPlainHosts(text);
  return config.embeddings.filter(
    (e) =>
      (OPTIONS && group && group === e.scriptLoaderGroup) ||
      contains(code, e.scriptMarkers) ||
      (isAddress && contains(code, e.iframeMarkers)),
  );
}

/** An address, and what it means if it leads to Google’s tag on another host, so that the same markers find it. */
const withGoogle = (href: string) => href + (googleAddress(href) ?? '');

/** The embeddings that may allow code, inline if it has no address; undefined for code that is not blocked. */
function ownersOf(address: { href: string; origin: string } | undefined, code = '') {
  const { href = '', origin } = address ?? {};
  const inline = codeInAddress(href);
  const all = withPlainHosts((inline || withGoogle(href)) + code);
  if (
    href.startsWith(`${serviceUrl()}?`) ||
    (href.startsWith(`${config.base}/`) && /^[^?]+\/(app|ccm19)\.js\?/.test(href)) ||
    (OPTIONS && contains(all, config.allowedScriptMarkers))
  )
    return undefined;
  const owners = ownersByCode(all);
  const isBlocked =
    OPTIONS &&
    (inline || !href
      ? config.blockInlineScripts
      : origin === location.origin
        ? config.blockFirstPartyScripts
        : config.blockNewScripts);
  return owners[0] || isBlocked || (OPTIONS && contains(all, config.blockedScriptMarkers))
    ? owners
    : undefined;
}

/** The embeddings that a script waits for, none of which may run; undefined for a script that may. */
function ownersOfBlocked(script: Script) {
  const address = addressOf(script);
  const text = script.textContent;
  const code = address ? text : codeOf(text);
  if (script.type === INERT_TYPE)
    return ownersByCode(
      `${withGoogle(address?.href ?? '')}${code}`,
      script.dataset.ccmLoaderGroup,
      !!keptAddress(script),
    );
  if (ownScripts.has(script) || !isRunnable(script) || !(address ?? code)) return undefined;
  const owners = ownersOf(address, code);
  return owners && start(owners) ? undefined : owners;
}

/** Whether a script that is not in the page yet is blocked. */
export const isBlocked = (script: Script) => script.type !== INERT_TYPE && !!ownersOfBlocked(script);

const setType = (script: Script, type: string) => plain.setAttribute.call(script, 'type', type);

/**
 * Blocks a script before it runs, unless it is allowed, and says whether it would have run; a `copy` has what the script is
 * about to get. What code adds or changes (`isByCode`) needs no nonce, as under `strict-dynamic`, unless it is marked as
 * waiting, or browsers would never run it: a template can have both from HTML that others wrote.
 */
export function blockScript(script: Script, copy = script, isByCode = copy !== script) {
  const { type } = copy;
  const isInert = type === INERT_TYPE;
  const known = blocked.get(script);
  if (known && isInert && copy === script) return false;
  if (STRICT_POLICY && loadsFromElsewhere(copy as HTMLScriptElement)) setType(script, INERT_TYPE);
  if (/^\s*importmap\s*$/i.test(type)) limitImportMap(copy);
  const owners = ownersOfBlocked(copy);
  if (!owners) return false;
  const address = addressOf(copy)?.href;
  // A loader that tries again after an error must not start its script twice.
  for (const tag of blocked.keys())
    if (address && failed.has(tag) && addressOf(tag as Script)?.href === address) blocked.delete(tag);
  blocked.set(script, {
    type: isInert ? (known?.type ?? script.dataset.ccmLoaderType ?? '') : type,
    owners,
    base: pageDocument.baseURI,
    isRefused:
      !!nonce &&
      script.nonce !== nonce &&
      known?.isRefused !== false &&
      (!isByCode || isInert || !canStart(script)),
  });
  setType(script, INERT_TYPE);
  return !isInert;
}

/** Takes out of an import map what leads to code that is blocked. */
function limitImportMap(map: Script) {
  let isLimited = false;
  const limited: unknown = JSON.parse(map.textContent, (_, to) => {
    // Browsers ignore an entry with an invalid address.
    const owners = typeof to === 'string' && ownersOf(resolved(to));
    if (!owners || start(owners)) return to;
    isLimited = true;
    return undefined;
  });
  if (isLimited) map.textContent = JSON.stringify(limited);
}

/** Runs the blocked scripts and fills the elements that are allowed now, in the order of the page. */
export function releaseScripts() {
  for (const [tag, { type, owners, isRefused, base }] of blocked) {
    if (isRefused || !start(owners)) continue;
    blocked.delete(tag);
    if (tag.localName === 'script') runScript(tag as Script, type, undefined, base);
    else warnOnFailure(tag.localName, () => restoreAddresses(tag));
  }
}

/** What is blocked, for `CCM.debug()` and reports. */
export const blockedTags = () => (BLOCKS ? [...blocked] : []);
