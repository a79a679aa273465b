import { h } from './banner/hyperscript.ts';
import type { Chunk, PlaceholderPart } from './chunk-type.ts';
import { config, nonce, serviceUrl } from './current-config.ts';
import { parts } from './decision-listeners.ts';
import { pageDocument } from './unclobbered.ts';

/** What `/app.js` has for later, by the name of the part. */
type Parts = { settings: Chunk; frames: PlaceholderPart };

/** The script of a part leaves its factory on its own element. */
type PartScript = HTMLScriptElement & { make?: (given: object) => Parts[keyof Parts] };

const loading = new Map<string, Promise<unknown>>();
let shared: object;

/** Sets what chunks get of the widget, once at the start. An import would be a cycle. */
export function shareWithChunks(values: object) {
  shared = values;
}

// The hash of the notice makes the content of this address constant, so that a browser can cache it.
function address(part: keyof Parts, locale = config.locale) {
  const notice = locale === config.locale ? `&notice=${config.notice}` : '';
  return `${scriptUrl(locale)}&part=${part}&v=${config.build}${notice}`;
}

/** The preferences chunk in the page's language, undefined until it is loaded. */
export const loadedChunk = () => parts.get(address('settings')) as Chunk | undefined;

/** Loads the preferences chunk in the page's language or another active one. */
export const loadChunk = (locale?: string) => loadPart('settings', locale);

/** Loads a part; the next call retries after a failure. */
export function loadPart<P extends keyof Parts>(part: P, locale?: string) {
  const src = address(part, locale);
  const known = loading.get(src) ?? loadScript(src);
  loading.set(src, known);
  known.catch(() => loading.delete(src));
  return known as Promise<Parts[P]>;
}

const loadScript = (src: string) =>
  new Promise((done, fail) => {
    const script: PartScript = addScript(src, {
      onerror: fail,
      onload() {
        script.remove();
        if (!script.make) return fail();
        const part = script.make(shared);
        parts.set(src, part as object);
        done(part);
      },
    });
  });

type Policy = { createScriptURL(url: string): string };

type Factory = { trustedTypes?: { createPolicy(name: string, policy: Policy): Policy } };
let policy: Policy | undefined;

/** Loads the domain's script in another language, which hands its configuration over to this one. */
export const loadLocale = (locale: string) => void addScript(scriptUrl(locale));

/** The address of the domain's script in a language. */
function scriptUrl(locale: string) {
  const { apiKey, domain } = config;
  return `${serviceUrl()}?apiKey=${apiKey}&domain=${domain}&lang=${locale}`;
}

/** Adds a script of the service. A page that enforces Trusted Types may have to allow its policy `placet`. */
function addScript(src: string, more?: Partial<HTMLScriptElement>) {
  try {
    policy ??= (window as Factory).trustedTypes?.createPolicy('placet', { createScriptURL: (url) => url });
  } catch {}
  const script = h('script', { nonce, src: policy?.createScriptURL(src) ?? src }, more);
  pageDocument.head.append(script);
  return script;
}
