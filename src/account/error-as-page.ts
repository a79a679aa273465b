import type { Context } from 'hono';
import { errorPage } from '../pages/error-page.tsx';
import { headers } from '../pages/headers.ts';
import { createPages } from './env.ts';
import { inLanguage } from './tree.ts';

/** What was thrown where no tree of pages answers, as a page. */
export const errorAsPage = (error: Error, c: Context) =>
  createPages()
    .use(headers, inLanguage)
    .all('*', () => {
      throw error;
    })
    .onError(errorPage)
    .fetch(new Request(c.req.url, { headers: c.req.raw.headers }), c.env, c.executionCtx);
