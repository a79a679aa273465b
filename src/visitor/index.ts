import { cors } from 'hono/cors';
import { createApp } from '../env.ts';
import { consents } from './consents.ts';
import { logKey } from './log-key.ts';
import { script } from './script.ts';

/** What the pages of the customers' websites call. */
export const visitor = createApp()
  .get('/app.js', script)
  .get('/ccm19.js', script)
  .use(
    '/app/consents',
    cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 86_400 }),
  )
  .route('/app/consents', consents)
  .use('/app/log-key', cors({ origin: '*', maxAge: 86_400 }))
  .get('/app/log-key', logKey);
