import { page, send, whenReady } from './call-tool.ts';
import { startTool } from './start-tool.ts';
import { isGranted, type State } from './consent-kinds.ts';

let latest: State;
let isAnnounced = false;

/** The consent for each category of the WP Consent API. */
const wanted = (): Record<string, boolean> => {
  const analytics = isGranted(latest, 'analytics');
  return {
    functional: true,
    preferences: isGranted(latest, 'preferences'),
    statistics: analytics,
    'statistics-anonymous': analytics,
    marketing: isGranted(latest, 'marketing'),
  };
};

/** Sets the categories that differ, because each sets a cookie and calls plug-ins. */
function set(value: 'allow' | 'deny') {
  for (const [category, is] of Object.entries(wanted()))
    if (is === (value === 'allow') && page.wp_has_consent?.(category) !== is)
      send('wordpress', [category, value], () => page.wp_set_consent(category, value));
}

/**
 * The WP Consent API. Denials come before the event at which plug-ins start, so that no cookie of an earlier decision starts
 * one. https://wordpress.org/plugins/wp-consent-api/
 */
startTool('wordpress', {
  update(state) {
    const isFirst = !latest;
    latest = state;
    page.wp_consent_type = 'optin';
    const tell = () => {
      if (typeof page.wp_set_consent !== 'function') return;
      set('deny');
      if (!isAnnounced) {
        isAnnounced = true;
        send('wordpress', ['wp_consent_type_defined'], () =>
          document.dispatchEvent(new CustomEvent('wp_consent_type_defined')),
        );
      }
      set('allow');
    };
    if (isFirst) whenReady(() => page.wp_set_consent, tell);
    else tell();
  },
});
