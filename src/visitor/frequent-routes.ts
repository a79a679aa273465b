import type { Context, HonoRequest } from 'hono';
import { timedForVisitors } from '../db/timeouts.ts';
import { createApp, type AppEnv } from '../env.ts';
import { lazyModule } from '../lib/caches/lazy.ts';
import { script } from './script/index.ts';
import { warmUp } from './warm-up.ts';

warmUp();

const decisions = lazyModule(() => import('./decision/index.ts'));

const timed =
  (answer: (c: Context<AppEnv>) => Promise<Response>) =>
  (c: Context<AppEnv>): Promise<Response> => {
    c.env = timedForVisitors(c.env);
    return answer(c);
  };

export const timedScript = timed(script);

/**
 * The routes of every page view and every decision, which come first because they are called most. Storing a decision
 * is evaluated at the first one, because most isolates start for a page view.
 */
export const frequentRoutes = createApp()
  .get('/app.js', timedScript)
  .get('/ccm19.js', timedScript)
  .post(
    '/app/consents',
    timed(async (c) => (await decisions()).decision(c)),
  );

/** Whether a path is that of a CCM19 snippet, `…/public/app.js`. It is not a route, so that `/app.js` stays as quick as it is. */
export const isCcm19ScriptPath = ({ method, path }: HonoRequest) =>
  /\/public\/(app|ccm19)\.js$/.test(path) && /^(GET|HEAD)$/.test(method);
