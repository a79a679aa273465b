import { queued, send } from './call-tool.ts';
import { granted } from './consent-kinds.ts';
import { startTool } from './start-tool.ts';

/**
 * Microsoft UET (Universal Event Tracking). A push replaces what UET reads from Google Consent Mode by itself.
 * https://help.ads.microsoft.com/#apex/ads/en/60119/1
 */
const tell = (command: string, is?: unknown) => {
  const call = ['consent', command, { ad_storage: granted(is) }];
  send('uet', call, () => queued('uetq').push(...call));
};

startTool('uet', { start: () => tell('default'), update: ({ on }) => tell('update', on[0]) });
