import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { required } from '../http/problem.ts';
import { networkOfCall, requireWithin } from '../http/rate-limit.ts';
import { SECURITY_HEADERS } from '../http/response-headers.ts';
import { ttlCache } from '../lib/caches/ttl-cache.ts';
import { findSite } from './site/look-up.ts';
import type { PublishedSite } from './site/published-site.ts';
import { themeQuery } from './content/configuration.ts';
import { imageWithHash } from './content/theme-images.ts';

type Image = NonNullable<ReturnType<typeof imageWithHash>>;

/** Bytes of the images of all domains. */
const MAX_BYTES = 8 * 1024 ** 2;
const images = ttlCache<{ site: PublishedSite; image: Image }>(MAX_BYTES);

/**
 * Answers `/app/image/{domainId}/{hash}`: an image of the theme that visitors see. Throws a 404 if the domain has no such
 * image, a 429 for a network that asks D1 too often, and a 503 where D1 hangs.
 */
export async function largeImage(c: Context<AppEnv>) {
  const { domainId = '', hash = '' } = c.req.param() as Record<string, string>;
  const found = await findSite(c, domainId);
  const image = required(found && (await imageOf(c, found.site, hash)), 'image');
  return new Response(image.bytes, {
    headers: {
      'Content-Type': image.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // An image that a browser opens as a page runs nothing.
      'Content-Security-Policy': 'sandbox',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...SECURITY_HEADERS,
    },
  });
}

/** The isolate keeps an image as long as its copy of the configuration, because D1 could not read it for each visitor. */
async function imageOf(c: Context<AppEnv>, site: PublishedSite, hash: string) {
  const domainId = site.log.domain;
  const key = `${domainId}/${hash}`;
  const known = images.get(key);
  if (known?.site === site) return known.image;
  const what = 'Too many requests for images of this domain from this network';
  await requireWithin(c.env, 'CALL_RATE', `image ${networkOfCall(c)} ${domainId}`, what);
  const [theme] = await themeQuery(c.var.db, { domainId });
  const image = theme && imageWithHash([theme.logoImage, theme.settingsIconImage], hash);
  if (image) images.set(key, { site, image }, image.bytes.length);
  return image;
}
