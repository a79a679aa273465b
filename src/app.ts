import type { Context } from 'hono';
import { HonoBase } from 'hono/hono-base';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { answerErrorAsPage } from './account/error-as-page.ts';
import { home } from './account/home.tsx';
import { account } from './account/index.ts';
import { anchor } from './anchor/routes.ts';
import { api } from './api/index.ts';
import { ExactRouter } from './http/exact-router.ts';
import { PUBLIC_HEADERS, SECURITY_HEADERS } from './http/response-headers.ts';
import { accepted } from './lib/accept-header.ts';
import { databaseOf } from './db/databases.ts';
import { createApp, createMiddleware, type AppEnv } from './env.ts';
import { operator } from './operator/index.ts';
import { problem } from './http/problem.ts';
import { problemOf } from './error-problem.ts';
import { hosting } from './hosting/index.ts';
import { preview } from './preview/index.ts';
import { allowAnyOrigin } from './visitor/cors.ts';
import { frequentRoutes, isCcm19ScriptPath, script, visitor } from './visitor/index.ts';
import { publishingChanges } from './visitor/publish-changes.ts';

const database = createMiddleware(async (c, next) => {
  c.set('db', databaseOf(c.env.DB));
  await next();
});

// Set on the response itself: `c.header()` would copy the response each time.
const secured = createMiddleware(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value);
});

const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});

const INTERFACES = /^\/(hosting\/api|api|app|anchor)(\/|$)/;

/** The response to an error: a page for browsers, a problem document for programs. */
const answerTo = (error: Error, c: Context) =>
  accepted(c.req.header('Accept')).includes('text/html') && !INTERFACES.test(c.req.path)
    ? answerErrorAsPage(error, c)
    : problemOf(error, c).getResponse();

export const app = createApp();

app
  .use(
    secured,
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        answerTo(
          problem(405, `${c.req.method} is not supported here. Supported methods: ${methods.join(', ')}.`, {
            headers: { Allow: methods.join(', ') },
          }),
          c,
        ),
    }),
  )
  .use('/hosting/api/*', noStore)
  .use('/api/*', noStore)
  .use('/app/*', noStore)
  .use(database, publishingChanges)
  .route('/hosting/api', hosting)
  .route('/api', api)
  .use('/anchor/*', allowAnyOrigin('GET'))
  .route('/anchor', anchor)
  .route('/account', preview)
  .route('/account', account)
  .route('/operator', operator)
  .route('/', home)
  .route('/', visitor)
  .notFound((c) => answerTo(problem(404, 'Path not found.'), c))
  .onError(answerTo);

/** The Worker's entry: the requests of every page view and every decision bypass the routes above. */
export const entry = new HonoBase<AppEnv>({ router: new ExactRouter() })
  .route('/', frequentRoutes)
  .notFound((c) => (isCcm19ScriptPath(c.req) ? script(c) : app.fetch(c.req.raw, c.env, c.executionCtx)))
  .onError(async (error, c) => {
    const answer = await answerTo(error, c);
    for (const [name, value] of Object.entries(PUBLIC_HEADERS)) answer.headers.set(name, value);
    return answer;
  });
