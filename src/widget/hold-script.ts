import { applies } from './applies.ts';
import { accepted } from './choice.ts';
import type { Embedding } from './config.ts';
import { contains } from './pattern.ts';
import { own, run } from './scripts.ts';
import { config } from './settings.ts';

const inert = 'text/x-ccm-loader';
const held = new Map<HTMLScriptElement, { type: string; owners: Embedding[] }>();

/** Embeddings of which a script has run on this page: nothing but a reload stops it. */
export const ran = new Set<string>();

const mayRun = (embedding: Embedding) => accepted(embedding) && applies(embedding);

/** The embeddings that a script belongs to, any of which lets it run; undefined: it is nobody's business. */
function ownersOf(script: HTMLScriptElement): Embedding[] | undefined {
  const { type, dataset, text } = script;
  const src = dataset.ccmLoaderSrc ?? script.src;
  const group = dataset.ccmLoaderGroup;
  const code = src + text;
  const owners = config.embeddings.filter(
    (e) => contains(code, e.scriptMarkers) || (type === inert && group && group === e.scriptLoaderGroup),
  );
  if (type === inert || owners.length) return owners;
  const stranger = !src
    ? config.blockInlineScripts
    : new URL(src, location.href).origin === location.origin
      ? config.blockFirstPartyScripts
      : config.blockNewScripts;
  return stranger || contains(code, config.blockedScriptMarkers) ? [] : undefined;
}

/** Holds a script back before it runs, unless all is well with it. */
export function holdScript(script: HTMLScriptElement) {
  const { type, src } = script;
  if (held.has(script) || own.has(script) || !(type === inert || /^$|javascript|^module$/.test(type))) return;
  if (src.startsWith(`${config.base}/app.js`) || contains(src + script.text, config.allowedScriptMarkers))
    return;
  const owners = ownersOf(script);
  if (!owners) return;
  const on = owners.filter(mayRun);
  for (const { id } of on) ran.add(id);
  if (on.length && type !== inert) return;
  script.type = inert;
  held.set(script, { type: type === inert ? '' : type, owners });
}

/** Runs the held-back scripts whose time has come, in the order of the page. */
export function releaseScripts() {
  for (const [script, { type, owners }] of held) {
    const on = owners.filter(mayRun);
    if (!on.length) continue;
    held.delete(script);
    for (const { id } of on) ran.add(id);
    run(script, type);
  }
}
