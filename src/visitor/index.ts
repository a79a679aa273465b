import type { HonoRequest } from 'hono';
import { createApp } from '../env.ts';
import { consents } from './consents.ts';
import { logKey } from './log-key.ts';
import { openTo } from './open.ts';
import { interactions } from './interactions.ts';
import { receipt } from './receipt.ts';
import { script } from './script.ts';
import { recordings, reports } from './reports.ts';

/** What every view of a page asks for, and what every visitor's decision comes by. */
export const delivery = createApp()
  .get('/app.js', script)
  .get('/ccm19.js', script)
  .post('/app/consents', consents);

/** Snippets of the original name the script below `…/public/`: they are no routes, so that `/app.js` stays as quick as it is. */
export const isScriptOfOriginal = ({ method, path }: HonoRequest) =>
  /\/public\/(app|ccm19)\.js$/.test(path) && /^(GET|HEAD)$/.test(method);
export { script };

/** What the pages of the customers' websites call. */
export const visitor = createApp()
  .route('/', delivery)
  .use('/app/consents', openTo('POST'))
  .use('/app/interactions', openTo('POST'))
  .route('/app/interactions', interactions)
  .use('/app/reports', openTo('POST'))
  .route('/app/reports', reports)
  .use('/app/recordings', openTo('POST'))
  .route('/app/recordings', recordings)
  .use('/app/receipt', openTo('POST', { 'Access-Control-Expose-Headers': 'Link' }))
  .route('/app/receipt', receipt)
  .use('/app/log-key', openTo('GET'))
  .get('/app/log-key', logKey);
