import { h } from './h.ts';
import { nonce } from './settings.ts';

type Policy = { createScriptURL(url: string): string };

const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, policy: Policy): Policy } };
let policy: Policy | undefined;

/** A script of the service. A page that enforces Trusted Types may have to allow the policy `placet` for it. */
export function serviceScript(src: string, more?: Partial<HTMLScriptElement>) {
  try {
    policy ??= trustedTypes?.createPolicy('placet', { createScriptURL: (url) => url });
  } catch {}
  return h('script', { nonce, src: policy?.createScriptURL(src) ?? src }, more);
}
