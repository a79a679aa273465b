import type { Ccm } from './ccm.ts';

export type LoadOptions = {
  /** Address of the service, such as `https://consent.example`. */
  origin: string;
  /** The public embed key of the snippet. */
  apiKey: string;
  /** ID of the domain. */
  domain: string;
  /** Locale such as `en_US`; by default that of the page. */
  lang?: string | undefined;
  /** Nonce of the page’s content security policy. */
  nonce?: string | undefined;
};

let loading: Promise<Ccm | undefined> | undefined;

/**
 * Loads the script of the snippet, once per page; add scripts that it should block only after that. Resolves with
 * `window.CCM`, or with undefined on a server or if the banner is disabled. Rejects if the script cannot be loaded; the
 * next call tries again.
 */
export function loadPlacet(options: LoadOptions): Promise<Ccm | undefined> {
  if (typeof document === 'undefined' || window.CCM) return Promise.resolve(globalThis.window?.CCM);
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// Asynchronous, so that an invalid origin and the page's Trusted Types reject, too.
async function load({ origin, apiKey, domain, lang, nonce }: LoadOptions) {
  const url = new URL('/app.js', origin);
  url.search = new URLSearchParams({ apiKey, domain, ...(lang && { lang }) }).toString();
  const script = document.createElement('script');
  script.src = url.href;
  script.async = false;
  script.referrerPolicy = 'origin';
  if (nonce) script.nonce = nonce;
  return new Promise<Ccm | undefined>((done, fail) => {
    script.addEventListener('load', () => done(window.CCM));
    script.addEventListener('error', () => {
      script.remove();
      fail(new Error(`Placet could not be loaded from ${url.origin}.`));
    });
    document.head.prepend(script);
  });
}
