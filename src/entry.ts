import { HonoBase } from 'hono/hono-base';
import { answerTo } from './answer-error.ts';
import type { AppEnv } from './env.ts';
import { ExactRouter } from './lib/http/hono.ts';
import { PUBLIC_HEADERS } from './http/response-headers.ts';
import { lazyModule } from './lib/caches/lazy.ts';
import { problem } from './http/problem.ts';
import { frequentRoutes, timedKeep } from './visitor/frequent-routes.ts';
import { isOfWebsite, ownHostRequest } from './visitor/own-host/own-host-request.ts';

const others = lazyModule(() => import('./app.ts'));

/**
 * The requests of every page view and every decision. All other routes are evaluated at their first request, because an
 * isolate that starts for a page view delays that page by all that it evaluates.
 */
export const entry: HonoBase<AppEnv> = new HonoBase<AppEnv>({ router: new ExactRouter() })
  .route('/', frequentRoutes)
  .post('/app/keep', timedKeep)
  .notFound(async (c) => {
    const request = await ownHostRequest(c);
    if (request) return entry.fetch(request, c.env, c.executionCtx);
    if (isOfWebsite(c)) return problem(404, 'Path not found.', { headers: PUBLIC_HEADERS }).getResponse();
    const { app } = await others();
    return app.fetch(c.req.raw, c.env, c.executionCtx);
  })
  .onError(async (error, c) => {
    const answer = await answerTo(error, c);
    for (const [name, value] of Object.entries(PUBLIC_HEADERS)) answer.headers.set(name, value);
    // The widget waits that long before it sends a decision again.
    answer.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    return answer;
  });
