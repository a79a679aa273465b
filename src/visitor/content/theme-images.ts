import { hash } from 'node:crypto';
import type { Configuration } from './configuration.ts';

/** Bytes of the largest image that is part of the script. */
const MAX_INLINE_BYTES = 8 * 1024;
/** No PNG or JPEG begins like this in base64. */
const PATH = '/app/image/';

const decode = (base64: string) => Buffer.from(base64, 'base64');
const hashOf = (bytes: Uint8Array) => hash('sha256', bytes);
const typeOf = (base64: string) => (base64.startsWith('iVBOR') ? 'image/png' : 'image/jpeg');

/** A configuration as it is published: the path of a large image replaces the image, so that it is neither in KV nor in a script. */
export function withoutLargeImages<T extends Pick<Configuration, 'domain' | 'theme'>>(configuration: T): T {
  const { domain, theme } = configuration;
  if (!theme) return configuration;
  const published = (base64: string | null) => {
    const bytes = base64 === null ? undefined : decode(base64);
    return bytes && bytes.length > MAX_INLINE_BYTES ? `${PATH}${domain.id}/${hashOf(bytes)}` : base64;
  };
  const { logoImage, settingsIconImage } = theme;
  return {
    ...configuration,
    theme: {
      ...theme,
      logoImage: published(logoImage),
      settingsIconImage: published(settingsIconImage),
    },
  };
}

/** The URL of an image, from its path or its base64; the widget knows what `{base}` means on a page. */
export const imageUrl = (image: string) =>
  image.startsWith(PATH) ? `{base}${image}` : `data:${typeOf(image)};base64,${image}`;

/** The image with this hash among some in base64, with its media type. */
export const imageWithHash = (images: (string | null)[], hash: string) =>
  images
    .filter((image) => image !== null)
    .map((base64) => ({ type: typeOf(base64), bytes: decode(base64) }))
    .find(({ bytes }) => hashOf(bytes) === hash);
