import { longer, page, send, WAIT, whenReady } from './call-tool.ts';
import { startTool, type State } from './start-tool.ts';

/**
 * Adobe Web SDK: one consent for all purposes. It rejects commands before the page’s “configure”.
 * https://experienceleague.adobe.com/en/docs/experience-platform/web-sdk/commands/setconsent
 */
let latest: State | undefined;

function tell() {
  const state = latest!;
  const value = { general: state.on[0] ? 'in' : 'out' };
  const call = ['setConsent', { consent: [{ standard: 'Adobe', version: '1.0', value }] }];
  const ask = (wait: number): void =>
    page.alloy(...call)?.catch?.((error: unknown) => {
      // A newer state has its own call.
      if (/configur/i.test(String(error)) && state === latest) setTimeout(ask, wait, longer(wait));
    });
  send('adobe', call, () => ask(WAIT));
}

startTool('adobe', {
  update(state) {
    const isFirst = !latest;
    if (isFirst && !state.decided) return;
    latest = state;
    // An element of the page with that id would be found here, too.
    if (isFirst) whenReady(() => typeof page.alloy === 'function', tell);
    else if (page.alloy) tell();
  },
});
