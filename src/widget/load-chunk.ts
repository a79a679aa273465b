import { shared } from './shared-values.ts';
import type { Chunk } from './chunks/index.ts';
import { scriptUrl, scriptElement } from './script-element.ts';
import { config } from './current-config.ts';
import type * as Shared from './shared.ts';

/** What the script of the second part leaves on its own element. */
type Given = HTMLScriptElement & { make?: (given: typeof Shared) => Chunk };

const loading = new Map<string, Promise<Chunk>>();
const parts = new Map<string, Chunk>();

// The notice says what was shown on this page; its address never means anything else, so that a browser may keep it.
function address(locale = config.locale) {
  const which = locale === config.locale ? `&notice=${config.notice}` : '';
  return `${scriptUrl(locale)}&part=settings&v=${config.build}${which}`;
}

/** The second part, undefined where it is not here yet. */
export const loadedChunk = () => parts.get(address());

/** Has all of them show the choice as it is now. */
export const refreshChunks = () => parts.forEach((part) => part.refresh());

/** Loads the second part, in the page's language or another active one; a failure is tried again by the next call. */
export function loadChunk(locale?: string) {
  const src = address(locale);
  const known = loading.get(src) ?? bring(src);
  loading.set(src, known);
  known.catch(() => loading.delete(src));
  return known;
}

const bring = (src: string) =>
  new Promise<Chunk>((done, fail) => {
    const script: Given = scriptElement(src, {
      onerror: fail,
      onload() {
        script.remove();
        if (!script.make) return fail();
        const part = script.make(shared);
        parts.set(src, part);
        done(part);
      },
    });
    document.head.append(script);
  });
