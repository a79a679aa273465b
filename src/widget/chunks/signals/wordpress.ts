import { pageDocument } from '../../chunk-imports.ts';
import { page, send, whenReady } from './call-tool.ts';
import { isGranted } from './consent-kinds.ts';
import { startToolLater, type State } from './start-tool.ts';

let isAnnounced = false;

/** The consent for each category of the WP Consent API. */
function categoriesOf(state: State) {
  const analytics = isGranted(state, 'analytics');
  return Object.entries({
    functional: true,
    preferences: isGranted(state, 'preferences'),
    statistics: analytics,
    'statistics-anonymous': analytics,
    marketing: isGranted(state, 'marketing'),
  });
}

function wait(then: () => void) {
  page.wp_consent_type = 'optin';
  whenReady(() => page.wp_set_consent, then);
}

/**
 * The WP Consent API. Denials come before the event at which plug-ins start, so that no cookie of an earlier decision starts
 * one. https://wordpress.org/plugins/wp-consent-api/
 */
startToolLater('wordpress', wait, (state) => {
  page.wp_consent_type = 'optin';
  if (typeof page.wp_set_consent !== 'function') return;
  // Only the categories that differ, because each sets a cookie and calls plug-ins.
  const set = (value: 'allow' | 'deny') => {
    for (const [category, is] of categoriesOf(state))
      if (is === (value === 'allow') && page.wp_has_consent?.(category) !== is)
        send('wordpress', [category, value], () => page.wp_set_consent(category, value));
  };
  set('deny');
  if (!isAnnounced) {
    isAnnounced = true;
    send('wordpress', ['wp_consent_type_defined'], () =>
      pageDocument.dispatchEvent(new CustomEvent('wp_consent_type_defined')),
    );
  }
  set('allow');
});
