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

// Google's tags read only real `arguments` objects, not arrays.
const gtag: (...parts: unknown[]) => void = function () {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  pushToDataLayer(arguments);
};

let sent = '';

function setConsent(command: string, granted: string[], more?: object) {
  const states = types.map((type) => [type, granted.includes(type) ? 'granted' : 'denied']);
  if (sent === (sent = states.join())) return;
  gtag('consent', command, { ...Object.fromEntries(states), security_storage: 'granted', ...more });
}

/** Sends the consent state to Google's tags if an embedding has a consent mode; by default only security is granted. */
export function updateGoogleConsent() {
  const types = (embeddings: Embedding[]) => embeddings.flatMap((e) => e.googleConsentMode ?? []);
  if (!types(config.embeddings)[0]) return;
  if (!sent) setConsent('default', [], { wait_for_update: 500 });
  setConsent('update', types(config.embeddings.filter(isAccepted)));
}
