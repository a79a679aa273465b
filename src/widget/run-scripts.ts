import { warn } from './attempt.ts';
import { config, nonce } from './current-config.ts';

/** Scripts that the widget itself puts into the page: never held back. */
export const ownScripts = new WeakSet<Node>();

/** A copy that runs: a script that was parsed with an inert type, or from a string, never does. */
function runnable(script: HTMLScriptElement, type: string, nonce?: string) {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.text = script.text;
  copy.type = type;
  copy.async = script.hasAttribute('async');
  if (nonce) copy.nonce = nonce;
  if (script.dataset.ccmLoaderSrc) copy.src = script.dataset.ccmLoaderSrc;
  ownScripts.add(copy);
  return copy;
}

async function place(script: HTMLScriptElement, type: string, key?: string) {
  const copy = runnable(script, type, key);
  const waits = script.isConnected && copy.src && !copy.async;
  const over = new Promise((done) => {
    copy.addEventListener('load', done);
    copy.addEventListener('error', done);
  });
  // oxlint-disable-next-line no-eval -- the domain's `evalInlineScripts` asks for it
  if (config.evalInlineScripts && !copy.src) (0, eval)(copy.text);
  else script.replaceWith(copy);
  if (waits) await over;
}

let queue = Promise.resolve();

/** Runs a script in the place of its inert self; one that is not async before the next one starts. */
export function runScript(
  script: HTMLScriptElement,
  type = script.type,
  key: string | undefined = script.nonce,
) {
  queue = queue
    .then(() => place(script, type, key))
    .catch((error: unknown) => {
      const src = script.dataset.ccmLoaderSrc;
      if (src || config.evalInlineScripts) return warn(src, error);
      // The page's Trusted Types forbid a copy. A script that has stood in the page runs when it is put there again.
      ownScripts.add(script);
      script.type = type;
      script.replaceWith(script);
    });
}

/** Puts an embedding's HTML at the end of the page, its scripts running one after the other. */
export function insertHtml(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  // Parsed without scripting: what is in there would be loaded as well.
  for (const unwanted of template.content.querySelectorAll('noscript')) unwanted.remove();
  const scripts = [...template.content.querySelectorAll('script')];
  for (const script of scripts) ownScripts.add(script);
  (document.body ?? document.documentElement).append(template.content);
  for (const script of scripts) runScript(script, script.type, nonce);
  return scripts.length > 0;
}
