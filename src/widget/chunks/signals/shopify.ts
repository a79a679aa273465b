import { page, send, whenReady } from './call-tool.ts';
import { startTool } from './start-tool.ts';
import { isGranted, type State } from './consent-kinds.ts';

let latest: State;

const wanted = (): Record<string, boolean> => {
  const marketing = isGranted(latest, 'marketing');
  return {
    analytics: isGranted(latest, 'analytics'),
    marketing,
    preferences: isGranted(latest, 'preferences'),
    sale_of_data: marketing,
  };
};

/** Sends the consent only if it differs from Shopify's, because each call is a request. Before a decision, it only ends a former consent. */
function tell() {
  const api = page.Shopify?.customerPrivacy;
  if (!api?.setTrackingConsent) return;
  const current: Record<string, string> = api.currentVisitorConsent?.() ?? {};
  const consent = wanted();
  if (
    Object.entries(consent).some(([name, is]) =>
      latest.decided ? current[name] !== (is ? 'yes' : 'no') : current[name] === 'yes' && !is,
    )
  )
    send('shopify', ['setTrackingConsent', consent], () => api.setTrackingConsent(consent, () => {}));
}

/** Shopify's Customer Privacy API. https://shopify.dev/docs/api/customer-privacy */
startTool('shopify', {
  update(state) {
    const isFirst = !latest;
    latest = state;
    if (!isFirst) return tell();
    whenReady(
      () => page.Shopify?.loadFeatures,
      () =>
        page.Shopify.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], (error: unknown) => {
          if (!error) tell();
        }),
    );
  },
});
