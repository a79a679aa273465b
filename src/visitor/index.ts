import { createApp } from '../env.ts';
import { allowAnyOrigin } from './cors.ts';
import { bannerInteractions } from './counters/banner-interactions.ts';
import { frequentRoutes } from './frequent-routes.ts';
import { gpcRoute } from './gpc-statement.ts';
import { largeImage } from './large-image.ts';
import { keysAndProofs } from './public-keys-and-proofs.ts';
import { evidenceFile } from './decision/evidence-file-route.ts';
import { servicesRoute } from './services-for-servers.ts';
import { recordingSessions, browserReports } from './counters/browser-reports.ts';

/** The routes that the pages of the clients' websites call. */
export const visitor = createApp()
  .route('/', frequentRoutes)
  .get('/app/image/:domainId/:hash', largeImage)
  // Only preflights of decisions reach the next line: the frequent routes answer `POST`.
  .use('/app/consents', allowAnyOrigin('POST'))
  .use('/app/interactions', allowAnyOrigin('POST'))
  .route('/app/interactions', bannerInteractions)
  .use('/app/reports', allowAnyOrigin('POST'))
  .route('/app/reports', browserReports)
  .use('/app/recordings', allowAnyOrigin('POST'))
  .route('/app/recordings', recordingSessions)
  .use('/app/receipt', allowAnyOrigin('POST', { 'Access-Control-Expose-Headers': 'Link' }))
  .route('/app/receipt', evidenceFile)
  .route('/app/services', servicesRoute)
  .route('/app/gpc.json', gpcRoute)
  .use('/app/log-key', allowAnyOrigin('GET'))
  .use('/app/checkpoint', allowAnyOrigin('GET'))
  .use('/app/proof', allowAnyOrigin('GET'))
  .route('/app', keysAndProofs);
