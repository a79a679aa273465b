import type { Context } from 'hono';
import { problemOf } from './error-problem.ts';
import { accepted } from './lib/http/accept-header.ts';

const INTERFACES = /^\/(hosting\/api|api|app|anchor)(\/|$)/;

/** The response to an error: a page for browsers, a problem document for programs. */
export async function answerTo(error: Error, c: Context) {
  if (!accepted(c.req.header('Accept')).includes('text/html') || INTERFACES.test(c.req.path))
    return problemOf(error, c).getResponse();
  const { answerErrorAsPage } = await import('./account/page-for-any-error.ts');
  return answerErrorAsPage(error, c);
}
