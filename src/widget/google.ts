import { accepted } from './choice.ts';
import type { Embedding } from './config.ts';
import { config } from './settings.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const types =
  'ad_storage ad_user_data ad_personalization analytics_storage functionality_storage personalization_storage security_storage'.split(
    ' ',
  );

// Google reads only true `arguments` objects, no arrays.
const gtag: (...parts: unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

let told = '';

function tell(command: 'default' | 'update', granted: string[]) {
  const state = Object.fromEntries(
    types.map((type) => [type, granted.includes(type) ? 'granted' : 'denied']),
  );
  if (told === (told = JSON.stringify(state))) return;
  gtag('consent', command, command === 'default' ? { ...state, wait_for_update: 500 } : state);
}

/** Tells Google's tags, where an embedding has a consent mode, what they may do: nothing at first. */
export function googleConsent() {
  const types = (embeddings: Embedding[]) => embeddings.flatMap((e) => e.googleConsentMode ?? []);
  if (!types(config.embeddings)[0]) return;
  const always = 'security_storage';
  if (!told) tell('default', [always]);
  tell('update', [always, ...types(config.embeddings.filter(accepted))]);
}
