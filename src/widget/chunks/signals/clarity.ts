import { page, send } from './call-tool.ts';
import { granted, isGranted } from './consent-kinds.ts';
import { startTool } from './start-tool.ts';

/**
 * Microsoft Clarity requires both members. It has no default: a denial would end the session of a consent.
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-consent-api-v2
 */
startTool('clarity', {
  update(state) {
    const ads = isGranted(state, 'marketing');
    const analytics = isGranted(state, 'analytics') || isGranted(state, 'preferences');
    const call = ['consentv2', { ad_Storage: granted(ads), analytics_Storage: granted(analytics) }];
    send('clarity', call, () => {
      // The stub of Clarity's own tag, which uses an existing one.
      page.clarity ??= function () {
        // oxlint-disable-next-line prefer-rest-params
        (page.clarity.q ??= []).push(arguments);
      };
      page.clarity(...call);
    });
  },
});
