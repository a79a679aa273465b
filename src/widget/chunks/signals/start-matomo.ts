import { queued, send } from './call-tool.ts';
import { startTool } from './start-tool.ts';

/**
 * Matomo, for all tracking or only for cookies. “forget” sets a cookie, so it is called only after a consent on the same page.
 * https://developer.matomo.org/guides/tracking-consent
 */
export function startMatomo(name: 'matomo' | 'matomoCookies', kind: string) {
  const tell = (method: string) => send(name, [method], () => queued('_paq').push([method]));
  let isGiven = false;
  startTool(name, {
    start: () => tell(`require${kind}Consent`),
    update({ on }) {
      if (on[0]) tell(`set${kind}ConsentGiven`);
      else if (isGiven) tell(`forget${kind}ConsentGiven`);
      isGiven = !!on[0];
    },
  });
}
