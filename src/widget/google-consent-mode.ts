import { isAccepted } from './decision.ts';
import type { Embedding } from './config-types.ts';
import { pushToDataLayer } from './data-layer.ts';
import { config } from './current-config.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const types = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
];

// Google reads only true `arguments` objects, no arrays.
const gtag: (...parts: unknown[]) => void = function () {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  pushToDataLayer(arguments);
};

let told = '';

function tell(command: string, granted: string[], more?: object) {
  const states = types.map((type) => [type, granted.includes(type) ? 'granted' : 'denied']);
  if (told === (told = states.join())) return;
  gtag('consent', command, { ...Object.fromEntries(states), security_storage: 'granted', ...more });
}

/** Tells Google's tags, where an embedding has a consent mode, what they may do: nothing but security at first. */
export function updateGoogleConsent() {
  const types = (embeddings: Embedding[]) => embeddings.flatMap((e) => e.googleConsentMode ?? []);
  if (!types(config.embeddings)[0]) return;
  if (!told) tell('default', [], { wait_for_update: 500 });
  tell('update', types(config.embeddings.filter(isAccepted)));
}
