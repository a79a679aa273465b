import { pushToDataLayer } from '../../push-to-data-layer.ts';
import { config } from '../../chunk-imports.ts';
import { page, send } from './call-tool.ts';
import { granted } from './consent-kinds.ts';
import { startTool, type State } from './start-tool.ts';

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
  page.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  pushToDataLayer(arguments);
};
const tell = (...call: unknown[]) => send('google', call, () => gtag(...call));

const states = (on: State['on']) => {
  const accepted = on.flatMap((e) => e.googleConsentMode ?? []) as string[];
  return {
    ...Object.fromEntries(types.map((type) => [type, granted(accepted.includes(type))])),
    security_storage: 'granted',
  };
};

/**
 * Google Consent Mode v2. Outside the regions of the default, Google’s tags treat consent as granted until the
 * decision. https://developers.google.com/tag-platform/security/guides/consent
 */
startTool('google', {
  start() {
    const { googleConsentRegions: region, googleAdsDataRedaction, googleUrlPassthrough } = config;
    tell('consent', 'default', { ...states([]), wait_for_update: 500, ...(region && { region }) });
    if (googleAdsDataRedaction) tell('set', 'ads_data_redaction', true);
    if (googleUrlPassthrough) tell('set', 'url_passthrough', true);
  },
  update: ({ on }) => tell('consent', 'update', states(on)),
});
