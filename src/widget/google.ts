import { accepted } from './choice.ts';
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

/** Tells Google's tags what they may do, where an embedding has a consent mode. */
export function googleConsent(command: 'default' | 'update') {
  if (!config.embeddings.some((e) => e.googleConsentMode?.length)) return;
  const granted = config.embeddings.filter(accepted).flatMap((e) => e.googleConsentMode ?? []);
  const state = types.map((type) => [
    type,
    command === 'update' && granted.includes(type) ? 'granted' : 'denied',
  ]);
  // Google reads only true `arguments` objects, no arrays.
  (function (..._: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    (window.dataLayer ??= []).push(arguments);
  })('consent', command, Object.fromEntries(state));
}
