import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/** In bytes. What may be large within a body has to fit: `MAX_LOGO` of a theme. */
export const MAX_BODY = 1024 * 1024;
/** The same for a whole account, and how many values it may hold. */
export const MAX_DOCUMENT = 8 * 1024 * 1024;
export const MAX_DOCUMENT_VALUES = 500_000;

/** A whole number of them. */
export const inMebibytes = (bytes: number) => `${bytes / 1024 ** 2} MiB`;

export const tooLarge = (bytes = MAX_BODY) =>
  `The body exceeds ${inMebibytes(bytes)} (${bytes.toLocaleString('en')} bytes).`;

const limit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw problem(413, tooLarge(maxSize));
    },
  });
const usual = limit(MAX_BODY);
const document = limit(MAX_DOCUMENT);

const nothing = () => Promise.resolve();

/** Throws a 413 for a body that is too large, without the cost of a look at it where it says how long it is. */
export async function limitBody(c: Context) {
  const stated = c.req.header('Transfer-Encoding') ? NaN : Number(c.req.header('Content-Length') ?? NaN);
  if (!(stated <= MAX_BODY)) await usual(c, nothing);
}

/** Throws a 413 for a body that is larger than its path takes. */
export const limitedBody: MiddlewareHandler = (c, next) =>
  (takesDocument.test(c.req.path) ? document : usual)(c, next);
const takesDocument = /^\/(hosting\/api|operator)\/import$/;
