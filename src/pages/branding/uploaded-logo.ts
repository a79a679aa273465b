/** Maximum bytes of a logo. */
export const MAX_LOGO = 64 * 1024;

/** The media types of logos that are no text, each with the beginning of its files. */
const signatures = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF.{4}WEBP/s],
] as const;

/** What can be in front of an SVG's first element, one at a time: a pattern that repeats them takes exponential time. */
const prolog = /\xef\xbb\xbf|\s+|<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>/iy;

function isSvg(content: string) {
  let start = 0;
  prolog.lastIndex = 0;
  while (prolog.test(content)) start = prolog.lastIndex;
  return /^<svg[\s>]/i.test(content.slice(start, start + 5));
}

/** An uploaded image (base64) as a data URL; undefined if it is too large or of another type. */
export function logoUrl(base64: string) {
  // Four characters are three bytes.
  if (base64.length > (MAX_LOGO / 3) * 4 + 4) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_LOGO) return undefined;
  const content = bytes.toString('latin1');
  const type =
    signatures.find(([, start]) => start.test(content))?.[0] ??
    (isSvg(content) ? 'image/svg+xml' : undefined);
  return type && `data:${type};base64,${base64}`;
}

/** The type and content of an image from its data URL. */
export function readLogo(url: string) {
  const [, type = '', base64 = ''] = /^data:([\w/+]+);base64,(.*)$/.exec(url) ?? [];
  return { type, content: Buffer.from(base64, 'base64') };
}
