import { secureHeaders } from 'hono/secure-headers';
import { createMiddleware } from './env.ts';

const security = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
});

/** The headers of every page: nothing inline, nothing from elsewhere, in no frame, nothing kept or told to others. */
export const headers = createMiddleware(async (c, next) => {
  await security(c, next);
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language, Cookie');
});
