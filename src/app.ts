import { drizzle } from 'drizzle-orm/d1';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import { api } from './api/index.ts';
import { limitedBody } from './body.ts';
import { brokenRule, rootMessage } from './db/faults.ts';
import { createApp, createMiddleware, type Database } from './env.ts';
import { problem } from './errors.ts';
import { hosting } from './hosting/index.ts';
import { visitor } from './visitor/index.ts';

// One for the isolate's life, as the binding is.
const databases = new WeakMap<D1Database, Database>();

const database = createMiddleware(async (c, next) => {
  const db = databases.get(c.env.DB) ?? drizzle(c.env.DB);
  databases.set(c.env.DB, db);
  c.set('db', db);
  await next();
});

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

export const app = createApp();

app
  .use(
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
  .route('/', visitor)
  .notFound(() => problem(404, 'There is nothing at this address.').getResponse())
  .onError((error, c) => {
    const answer = error instanceof HTTPException ? error : brokenRule(error);
    if (answer && answer.status < 500) return answer.getResponse();
    // The route as it is written: an address may hold a name, a query string a key.
    const route = `${c.req.method} ${routePath(c, -1)}`;
    console.error(
      JSON.stringify({ event: 'error', route, error: rootMessage(error), stack: stackOf(error) }),
    );
    return (answer ?? problem(500, 'Something went wrong on our side; it has been logged.')).getResponse();
  });

/** Where it happened, without the first lines' message, in which drizzle writes the parameters of a query. */
const stackOf = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
