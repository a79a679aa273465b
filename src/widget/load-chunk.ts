import { parts } from './decision-listeners.ts';
import { shared } from './chunk-values.ts';
import type { Chunk } from './chunk-type.ts';
import { scriptUrl, scriptElement } from './script-element.ts';
import { config } from './current-config.ts';
import type * as Shared from './chunk-imports.ts';

/** The script of the preferences chunk leaves its factory on its own element. */
type ChunkScript = HTMLScriptElement & { make?: (given: typeof Shared) => Chunk };

const loading = new Map<string, Promise<Chunk>>();

// The hash of the notice makes the content of this address constant, so that a browser can cache it.
function address(locale = config.locale) {
  const notice = locale === config.locale ? `&notice=${config.notice}` : '';
  return `${scriptUrl(locale)}&part=settings&v=${config.build}${notice}`;
}

/** The preferences chunk in the page's language, undefined until it is loaded. */
export const loadedChunk = () => parts.get(address()) as Chunk | undefined;

/** Makes all parts show or send the current decision; before a reload they send only what ends. */
export const refreshParts = (isLeaving?: boolean) => parts.forEach((part) => part.refresh(isLeaving));

/** Tells all parts that the service has stored the decision. */
export const refreshPending = () => parts.forEach((part) => part.recorded?.());

/** Loads the preferences chunk in the page's language or another active one; the next call retries after a failure. */
export function loadChunk(locale?: string) {
  const src = address(locale);
  const known = loading.get(src) ?? loadScript(src);
  loading.set(src, known);
  known.catch(() => loading.delete(src));
  return known;
}

const loadScript = (src: string) =>
  new Promise<Chunk>((done, fail) => {
    const script: ChunkScript = scriptElement(src, {
      onerror: fail,
      onload() {
        script.remove();
        if (!script.make) return fail();
        const chunk = script.make(shared);
        parts.set(src, chunk);
        done(chunk);
      },
    });
    document.head.append(script);
  });
