import type { Context } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { home } from './account/home.tsx';
import { account } from './account/index.ts';
import { api } from './api/index.ts';
import { limitedBody } from './http/body.ts';
import { databaseOf } from './db/databases.ts';
import { createApp, createMiddleware } from './env.ts';
import { operator } from './operator/index.ts';
import { problem } from './http/problem.ts';
import { problemOf } from './http/on-error.ts';
import { hosting } from './hosting/index.ts';
import { preview } from './preview/index.ts';
import { delivery, isScriptOfOriginal, script, visitor } from './visitor/index.ts';

const database = createMiddleware(async (c, next) => {
  c.set('db', databaseOf(c.env.DB));
  await next();
});

// Set on the answer itself: `c.header()` would make a copy of it each time.
const noSniff = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
});

const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});

const answerTo = (error: Error, c: Context) => problemOf(error, c).getResponse();

export const app = createApp();

app
  .use(
    noSniff,
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        problem(405, `${c.req.path} knows no ${c.req.method}, but ${methods.join(', ')}.`, {
          headers: { Allow: methods.join(', ') },
        }).getResponse(),
    }),
  )
  .use('/hosting/api/*', noStore)
  .use('/api/*', noStore)
  .use('/app/*', noStore)
  .use(limitedBody, database)
  .route('/hosting/api', hosting)
  .route('/api', api)
  .route('/account', preview)
  .route('/account', account)
  .route('/operator', operator)
  .route('/', home)
  .route('/', visitor)
  .notFound(() => problem(404, 'There is nothing at this address.').getResponse())
  .onError(answerTo);

/** The Worker's way in: what every view of a page asks for goes past all of the above, none of which it needs. */
export const entry = createApp()
  .route('/', delivery)
  .notFound((c) => (isScriptOfOriginal(c.req) ? script(c) : app.fetch(c.req.raw, c.env, c.executionCtx)))
  .onError(answerTo);
