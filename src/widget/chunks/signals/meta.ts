import { functionBeforeFirstCall, send } from './call-tool.ts';
import { startTool } from './start-tool.ts';

/** Meta Pixel: “revoke” on every page before “init”. https://developers.facebook.com/docs/facebook-pixel/implementation/gdpr */
const fbq = functionBeforeFirstCall('fbq');

startTool('meta', {
  update({ on }) {
    const call = ['consent', on[0] ? 'grant' : 'revoke'];
    send('meta', call, () => fbq(...call));
  },
});
