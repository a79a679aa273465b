import { methodNotAllowed } from 'hono/method-not-allowed';
import { home } from './account/overview/start-page.tsx';
import { account } from './account/index.ts';
import { webmasterPage } from './account/handover/webmaster-page.tsx';
import { unsubscribe } from './account/settings/checkpoint-emails.tsx';
import { anchor } from './log/anchor/routes.ts';
import { api } from './api/index.ts';
import { brandFiles } from './pages/logo-and-style-routes.ts';
import { HSTS, SECURITY_HEADERS } from './http/response-headers.ts';
import { answerTo } from './answer-error.ts';
import { labelsIn } from './account/domain/field-labels.ts';
import { databaseOf } from './db/databases.ts';
import { timedForOthers, timedForVisitors } from './db/timeouts.ts';
import { createApp, createMiddleware } from './env.ts';
import { createMiddleware as createForOperator } from './operator/console.ts';
import { operator } from './operator/index.ts';
import { recovery } from './operator/recovery.ts';
import { problem } from './http/problem.ts';
import { hosting } from './hosting/index.ts';
import { preview } from './preview/index.ts';
import { allowAnyOrigin } from './visitor/cors.ts';
import { visitor } from './visitor/index.ts';
import { publishingChanges } from './visitor/site/publish-changes.ts';

const database = createMiddleware(async (c, next) => {
  c.env = c.req.path.startsWith('/app') ? timedForVisitors(c.env) : timedForOthers(c.env);
  c.set('db', databaseOf(c.env.DB));
  await next();
});

// Set on the response itself: `c.header()` would copy the response each time.
const secured = createMiddleware(async (c, next) => {
  await next();
  const isForVisitors = /^\/app(\/|\.js|$)/.test(c.req.path);
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...(!isForVisitors && HSTS) }))
    c.res.headers.set(name, value);
});

const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
});

// The two consoles do not know each other, but name the same fields.
const withClientLabels = createForOperator(async (c, next) => {
  c.set('clientLabels', labelsIn);
  await next();
});

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
  .route('/account/brand', brandFiles)
  .route('/account', preview)
  // Before the console, which refuses forms of other origins.
  .route('/account/unsubscribe', unsubscribe)
  // Before the console, whose sessions it does not know.
  .route('/account/handover', webmasterPage)
  .route('/account', account)
  .route('/operator/recovery', recovery)
  .use('/operator/*', withClientLabels)
  .route('/operator', operator)
  .route('/', home)
  .route('/', visitor)
  .notFound((c) => answerTo(problem(404, 'Path not found.'), c))
  .onError(answerTo);
