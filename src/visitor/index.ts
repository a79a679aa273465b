import { cors } from 'hono/cors';
import { createApp } from '../env.ts';
import { consents } from './consents.ts';
import { logKey } from './log-key.ts';
import { receipt } from './receipt.ts';
import { script } from './script.ts';

const posted = { origin: '*', allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 86_400 };

/** What the pages of the customers' websites call. */
export const visitor = createApp()
  .get('/app.js', script)
  .get('/ccm19.js', script)
  .use('/app/consents', cors(posted))
  .route('/app/consents', consents)
  .use('/app/receipt', cors({ ...posted, exposeHeaders: ['Link'] }))
  .route('/app/receipt', receipt)
  .use('/app/log-key', cors({ origin: '*', maxAge: 86_400 }))
  .get('/app/log-key', logKey);
