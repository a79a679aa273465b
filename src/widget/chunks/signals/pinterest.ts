import { functionBeforeFirstCall, send } from './call-tool.ts';
import { startTool } from './start-tool.ts';

/** Pinterest tag: before “load”. https://help.pinterest.com/en/business/article/install-the-base-code */
const pintrk = functionBeforeFirstCall('pintrk');

startTool('pinterest', {
  update({ on }) {
    const call = ['setconsent', !!on[0]];
    send('pinterest', call, () => pintrk(...call));
  },
});
