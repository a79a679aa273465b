import { appliesToPage, contains } from './match-pattern.ts';
import { mayLoad } from './decision.ts';
import type { Embedding } from './config-types.ts';
import { isRunnable, ownScripts, runScript } from './run-scripts.ts';
import { startsOnNextPage } from './content-policy.ts';
import { config } from './current-config.ts';
import { loadsFromElsewhere } from './speculation-rules.ts';

const INERT_TYPE = 'text/x-ccm-loader';
const blocked = new Map<HTMLElement, { type?: string; owners: Embedding[] }>();

/** The ids of embeddings whose script has run on this page. Only a reload stops it. */
export const ranServices = new Set<string>();

const isAllowed = (embedding: Embedding) => mayLoad(embedding) && appliesToPage(embedding);
const mayRun = STRICT_POLICY
  ? (embedding: Embedding) => isAllowed(embedding) && !startsOnNextPage(embedding)
  : isAllowed;

const ownersByCode = (code: string, group?: string) =>
  config.embeddings.filter(
    (e) => contains(code, e.scriptMarkers) || (group && group === e.scriptLoaderGroup),
  );

/** The embeddings that a script belongs to, each of which can allow it; undefined for a script that is not blocked. */
function ownersOf(script: HTMLScriptElement): Embedding[] | undefined {
  const { type, dataset, text } = script;
  const src = dataset.ccmLoaderSrc ?? script.src;
  const code = src + text;
  const waits = type === INERT_TYPE;
  const owners = ownersByCode(code, waits ? dataset.ccmLoaderGroup : '');
  if (waits || owners.length) return owners;
  const isBlocked = !src
    ? config.blockInlineScripts
    : new URL(src, location.href).origin === location.origin
      ? config.blockFirstPartyScripts
      : config.blockNewScripts;
  return isBlocked || contains(code, config.blockedScriptMarkers) ? [] : undefined;
}

/** Blocks a script before it runs, unless it is allowed. */
export function blockScript(script: HTMLScriptElement) {
  const { type, src } = script;
  if (STRICT_POLICY && loadsFromElsewhere(script)) {
    script.type = INERT_TYPE;
    return;
  }
  if (blocked.has(script) || ownScripts.has(script) || !(type === INERT_TYPE || isRunnable(script))) return;
  if (
    (src.startsWith(`${config.base}/`) && /^[^?]+\/(app|ccm19)\.js\?/.test(src)) ||
    contains(src + script.text, config.allowedScriptMarkers)
  )
    return;
  const owners = ownersOf(script);
  if (!owners) return;
  const on = owners.filter(mayRun);
  for (const { id } of on) ranServices.add(id);
  if (on.length && type !== INERT_TYPE) return;
  script.type = INERT_TYPE;
  blocked.set(script, { type: type === INERT_TYPE ? '' : type, owners });
}

/** Remembers an image, a style sheet or another element that waits for its address. */
export function blockTag(tag: HTMLElement) {
  const { ccmLoaderSrc = '', ccmLoaderGroup } = tag.dataset;
  blocked.set(tag, { owners: ownersByCode(ccmLoaderSrc, ccmLoaderGroup) });
}

/** Runs the blocked scripts and fills the elements that are allowed now, in the order of the page. */
export function releaseScripts() {
  for (const [tag, { type, owners }] of blocked) {
    const on = owners.filter(mayRun);
    if (!on.length) continue;
    blocked.delete(tag);
    for (const { id } of on) ranServices.add(id);
    if (tag instanceof HTMLScriptElement) runScript(tag, type);
    else tag.setAttribute('rel' in tag ? 'href' : 'src', tag.dataset.ccmLoaderSrc!);
  }
}

/** The addresses of blocked elements that belong to no embedding, so that no decision allows them. */
export const unownedTags = () =>
  [...blocked].map(
    ([tag, { owners }]) => !owners[0] && (tag.dataset.ccmLoaderSrc ?? (tag as HTMLScriptElement).src),
  );
