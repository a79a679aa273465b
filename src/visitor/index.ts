import type { HonoRequest } from 'hono';
import { createApp } from '../env.ts';
import { storeDecision } from './store-decision.ts';
import { logKey } from './log-key.ts';
import { allowAnyOrigin } from './cors.ts';
import { bannerInteractions } from './banner-interactions.ts';
import { publicProofs } from './public-proofs.ts';
import { receiptDownload } from './receipt-download.ts';
import { script } from './script.ts';
import { recordingSessions, browserReports } from './browser-reports.ts';

/** The routes of every page view and every decision, which come first because they are called most. */
export const frequentRoutes = createApp()
  .get('/app.js', script)
  .get('/ccm19.js', script)
  .post('/app/consents', storeDecision);

/** Whether a path is that of a CCM19 snippet, `…/public/app.js`. It is no route, so that `/app.js` stays as quick as it is. */
export const isCcm19ScriptPath = ({ method, path }: HonoRequest) =>
  /\/public\/(app|ccm19)\.js$/.test(path) && /^(GET|HEAD)$/.test(method);
export { script };

/** The routes that the pages of the customers' websites call. */
export const visitor = createApp()
  .route('/', frequentRoutes)
  .use('/app/consents', allowAnyOrigin('POST'))
  .use('/app/interactions', allowAnyOrigin('POST'))
  .route('/app/interactions', bannerInteractions)
  .use('/app/reports', allowAnyOrigin('POST'))
  .route('/app/reports', browserReports)
  .use('/app/recordings', allowAnyOrigin('POST'))
  .route('/app/recordings', recordingSessions)
  .use('/app/receipt', allowAnyOrigin('POST', { 'Access-Control-Expose-Headers': 'Link' }))
  .route('/app/receipt', receiptDownload)
  .use('/app/log-key', allowAnyOrigin('GET'))
  .get('/app/log-key', logKey)
  .use('/app/checkpoint', allowAnyOrigin('GET'))
  .use('/app/proof', allowAnyOrigin('GET'))
  .route('/app', publicProofs);
