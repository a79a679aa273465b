import type { Context } from 'hono';
import { errorPage } from '../pages/error-page.tsx';
import { securityHeaders } from '../pages/security-headers.ts';
import { createPages, withNavigation } from './console.ts';

/** Answers an error that was thrown outside the consoles with a page. */
export const answerErrorAsPage = (error: Error, c: Context) =>
  createPages()
    .use(securityHeaders, withNavigation)
    .all('*', () => {
      throw error;
    })
    .onError(errorPage)
    .fetch(new Request(c.req.url, { headers: c.req.raw.headers }), c.env, c.executionCtx);
