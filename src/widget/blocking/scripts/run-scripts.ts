import { warn } from '../../warn-on-failure.ts';
import { kindOfScript } from '../../../lib/html/javascript-type.ts';
import { config, nonce } from '../../current-config.ts';
import { delay } from '../../time.ts';
import { failed } from './failed-loads.ts';
import { keptAddress } from '../kept-addresses.ts';
import { append, plain, replaceWith } from '../page/plain-methods.ts';
import { quietDocument } from '../page/quiet-document.ts';
import { pageDocument } from '../../unclobbered.ts';

/** The type of scripts that wait for consent. */
export const INERT_TYPE = 'text/x-ccm-loader';

/** Scripts that are never blocked: those that the widget itself adds to the page, and those that browsers never run. */
export const ownScripts = new WeakSet<Node>();

export type Script = HTMLScriptElement | SVGScriptElement;

/** Whether browsers run a script: not data, nor one for browsers without modules, neither of which ever fires an event. */
export function isRunnable(script: Script) {
  const kind = kindOfScript(script.type);
  return kind === 'module' || (kind && !(script as HTMLScriptElement).noModule);
}

/** The address of a script, undefined for inline code and an empty address, with which it still waits for one. One for another document counts as if it were in this one. */
export function addressOf(script: Script, base = pageDocument.baseURI) {
  const kept = BLOCKS && script.type === INERT_TYPE && keptAddress(script);
  const address = kept || ('src' in script ? script.getAttribute('src') : script.href.baseVal);
  return address ? new URL(address, base) : undefined;
}

/**
 * Whether browsers would run a script that code adds under a policy with a nonce: none that was parsed from a string, such
 * as the content of a template, and no copy of it.
 */
export function canStart(script: Script) {
  const probe = Node.prototype.cloneNode.call(script) as Script;
  for (const name of probe.getAttributeNames()) plain.removeAttribute.call(probe, name);
  ownScripts.add(probe);
  probe.nonce = nonce;
  try {
    probe.textContent = 'ccmRuns=1';
  } catch {
    // Where Trusted Types forbid this, a script is released as itself.
    return true;
  }
  append.call(pageDocument.documentElement, probe);
  probe.remove();
  const { ccmRuns } = window as { ccmRuns?: unknown };
  delete (window as { ccmRuns?: unknown }).ccmRuns;
  return ccmRuns === 1;
}

/** A copy that runs, unlike a script that was parsed with an inert type or from a string. */
function runnable(script: Script, type: string, nonce?: string, base?: string) {
  const copy = pageDocument.createElement('script');
  // The handlers of events stay with the blocked one, which gets its events.
  for (const { name, value } of script.attributes) if (!name.startsWith('on')) copy.setAttribute(name, value);
  copy.text = script.textContent!;
  copy.type = type;
  copy.async = script.hasAttribute('async');
  if (nonce) copy.nonce = nonce;
  const address = addressOf(script, base);
  if (address) copy.src = address.href;
  for (const type of ['load', 'error'])
    copy.addEventListener(type, () => script.dispatchEvent(new Event(type)));
  ownScripts.add(copy);
  return copy;
}

async function replace(...[script, ...how]: Parameters<typeof runnable>) {
  const copy = runnable(script, ...how);
  const over =
    script.isConnected &&
    copy.src &&
    !copy.async &&
    isRunnable(copy) &&
    new Promise((done) => {
      copy.addEventListener('load', done);
      copy.addEventListener('error', done);
    });
  // oxlint-disable-next-line no-eval -- the domain's `evalInlineScripts` asks for it
  if (OPTIONS && config.evalInlineScripts && !copy.src) (0, eval)(copy.text);
  else {
    replaceWith.call(script, copy);
    // A loader may have removed it, alone or with its container, as it does with one that runs.
    if (BLOCKS && failed.has(script) && !copy.isConnected) append.call(pageDocument.head, copy);
  }
  await over;
}

type Scheduler = { scheduler?: { yield?: () => Promise<unknown> } };

/** Lets the browser handle input and paint between two scripts. */
const pause = () => (window as Scheduler).scheduler?.yield?.() ?? delay();

let queue: Promise<unknown> = Promise.resolve();

/**
 * Replaces an inert script by one that runs; a script that is not async finishes before the next one starts. A `<base>` that
 * has come later than the script must not change its address, which is relative to `base`.
 */
export function runScript(
  script: Script,
  type = script.type,
  key: string | undefined = script.nonce,
  base?: string,
) {
  queue = queue
    .then(() => replace(script, type, key, base))
    // Before the errors, because a page may have a scheduler of its own that fails.
    .then(pause)
    .catch((error: unknown) => {
      const src = BLOCKS && keptAddress(script);
      if (src || (OPTIONS && config.evalInlineScripts)) return warn(src || '', error);
      // The page's Trusted Types forbid a copy, but the script itself runs when it is added to the page again.
      ownScripts.add(script);
      script.type = type;
      script.replaceWith(script);
    });
}

/** Adds an embedding's HTML to the end of the page, whose scripts run one after the other, and gives the first of them. */
export function insertHtml(html: string) {
  const template = (BLOCKS ? quietDocument() : document).createElement('template');
  template.innerHTML = html;
  // The template is parsed without scripting, so the content of <noscript> would load as well.
  for (const unwanted of template.content.querySelectorAll('noscript')) unwanted.remove();
  const scripts = [...template.content.querySelectorAll('script')];
  for (const script of scripts) ownScripts.add(script);
  (pageDocument.body ?? pageDocument.documentElement).append(template.content);
  for (const script of scripts) runScript(script, script.type, nonce);
  return scripts[0];
}
