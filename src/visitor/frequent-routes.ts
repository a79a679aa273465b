import type { HonoRequest } from 'hono';
import { createApp } from '../env.ts';
import { lazyModule } from '../lib/lazy-module.ts';
import { script } from './script.ts';

const decisions = lazyModule(() => import('./store-decision.ts'));

/**
 * The routes of every page view and every decision, which come first because they are called most. Storing a decision
 * is evaluated at the first one, because most isolates start for a page view.
 */
export const frequentRoutes = createApp()
  .get('/app.js', script)
  .get('/ccm19.js', script)
  .post('/app/consents', async (c) => (await decisions()).storeDecision(c));

/** Whether a path is that of a CCM19 snippet, `…/public/app.js`. It is no route, so that `/app.js` stays as quick as it is. */
export const isCcm19ScriptPath = ({ method, path }: HonoRequest) =>
  /\/public\/(app|ccm19)\.js$/.test(path) && /^(GET|HEAD)$/.test(method);
