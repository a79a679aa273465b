import { page, send, whenReady } from './call-tool.ts';
import { isGranted } from './consent-kinds.ts';
import { startToolLater } from './start-tool.ts';

/** Loads Shopify's Customer Privacy API. */
const load = (then: () => void) =>
  whenReady(
    () => page.Shopify?.loadFeatures,
    () =>
      page.Shopify.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], (error: unknown) => {
        if (!error) then();
      }),
  );

/**
 * Shopify gets the consent only if its own differs, because each call is a request; before a decision, only the end of a
 * former consent. https://shopify.dev/docs/api/customer-privacy
 */
startToolLater('shopify', load, (state) => {
  const api = page.Shopify?.customerPrivacy;
  if (!api?.setTrackingConsent) return;
  const current: Record<string, string> = api.currentVisitorConsent?.() ?? {};
  const marketing = isGranted(state, 'marketing');
  const consent = {
    analytics: isGranted(state, 'analytics'),
    marketing,
    preferences: isGranted(state, 'preferences'),
    sale_of_data: marketing,
  };
  const differs = Object.entries(consent).some(([name, is]) =>
    state.decided ? current[name] !== (is ? 'yes' : 'no') : current[name] === 'yes' && !is,
  );
  if (differs)
    send('shopify', ['setTrackingConsent', consent], () => api.setTrackingConsent(consent, () => {}));
});
