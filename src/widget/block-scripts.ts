import { appliesToPage } from './applies.ts';
import { isAccepted } from './decision.ts';
import type { Embedding } from './config-types.ts';
import { contains } from './match-pattern.ts';
import { ownScripts, runScript } from './run-scripts.ts';
import { config } from './current-config.ts';

const inert = 'text/x-ccm-loader';
const held = new Map<HTMLElement, { type?: string; owners: Embedding[] }>();

/** Embeddings of which a script has run on this page: nothing but a reload stops it. */
export const ranServices = new Set<string>();

const mayRun = (embedding: Embedding) => isAccepted(embedding) && appliesToPage(embedding);

const ownersByCode = (code: string, group?: string) =>
  config.embeddings.filter(
    (e) => contains(code, e.scriptMarkers) || (group && group === e.scriptLoaderGroup),
  );

/** The embeddings that a script belongs to, any of which lets it run; undefined: it is nobody's business. */
function ownersOf(script: HTMLScriptElement): Embedding[] | undefined {
  const { type, dataset, text } = script;
  const src = dataset.ccmLoaderSrc ?? script.src;
  const code = src + text;
  const waits = type === inert;
  const owners = ownersByCode(code, waits ? dataset.ccmLoaderGroup : '');
  if (waits || owners.length) return owners;
  const stranger = !src
    ? config.blockInlineScripts
    : new URL(src, location.href).origin === location.origin
      ? config.blockFirstPartyScripts
      : config.blockNewScripts;
  return stranger || contains(code, config.blockedScriptMarkers) ? [] : undefined;
}

/** Holds a script back before it runs, unless all is well with it. */
export function blockScript(script: HTMLScriptElement) {
  const { type, src } = script;
  if (held.has(script) || ownScripts.has(script) || !(type === inert || /^$|javascript|^module$/.test(type)))
    return;
  if (
    (src.startsWith(`${config.base}/`) && /^[^?]+\/(app|ccm19)\.js\?/.test(src)) ||
    contains(src + script.text, config.allowedScriptMarkers)
  )
    return;
  const owners = ownersOf(script);
  if (!owners) return;
  const on = owners.filter(mayRun);
  for (const { id } of on) ranServices.add(id);
  if (on.length && type !== inert) return;
  script.type = inert;
  held.set(script, { type: type === inert ? '' : type, owners });
}

/** Remembers an image, a style sheet or whatever waits for its address in the loader's way. */
export function blockTag(tag: HTMLElement) {
  const { ccmLoaderSrc = '', ccmLoaderGroup } = tag.dataset;
  held.set(tag, { owners: ownersByCode(ccmLoaderSrc, ccmLoaderGroup) });
}

/** Runs the held-back scripts and fills the tags whose time has come, in the order of the page. */
export function releaseScripts() {
  for (const [tag, { type, owners }] of held) {
    const on = owners.filter(mayRun);
    if (!on.length) continue;
    held.delete(tag);
    for (const { id } of on) ranServices.add(id);
    if (tag instanceof HTMLScriptElement) runScript(tag, type);
    else tag.setAttribute('rel' in tag ? 'href' : 'src', tag.dataset.ccmLoaderSrc!);
  }
}
