import { h } from './banner/hyperscript.ts';
import { config, nonce } from './current-config.ts';

type Policy = { createScriptURL(url: string): string };

type Factory = { trustedTypes?: { createPolicy(name: string, policy: Policy): Policy } };
let policy: Policy | undefined;

/** The address of the domain's script in a language. */
export function scriptUrl(locale: string) {
  const { base, apiKey, domain } = config;
  return `${base}/app.js?apiKey=${apiKey}&domain=${domain}&lang=${locale}`;
}

/** A script element of the service. A page that enforces Trusted Types may have to allow its policy `placet`. */
export function scriptElement(src: string, more?: Partial<HTMLScriptElement>) {
  try {
    policy ??= (window as Factory).trustedTypes?.createPolicy('placet', { createScriptURL: (url) => url });
  } catch {}
  return h('script', { nonce, src: policy?.createScriptURL(src) ?? src }, more);
}
