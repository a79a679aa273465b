import { beforeFirstCall, send } from './call-tool.ts';
import { startTool } from './start-tool.ts';

/**
 * TikTok Pixel: hold, then grant or revoke, by the methods of its base code.
 * https://ads.tiktok.com/help/article/how-to-use-cookies-with-tiktok-pixel, https://github.com/nuxt/scripts/pull/712
 */
// Its queue is an array of calls, which gets its methods later.
const ttq = beforeFirstCall(
  'ttq',
  () => true,
  (made, [method]) => (made[method as string] ? made[method as string]() : made.push([method])),
);
const tell = (method: string) => send('tiktok', [method], () => ttq(method));

startTool('tiktok', {
  start: () => tell('holdConsent'),
  update: ({ on }) => tell(on[0] ? 'grantConsent' : 'revokeConsent'),
});
