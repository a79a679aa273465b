/** Maximum bytes of a logo. */
export const MAX_LOGO = 64 * 1024;

/** The media types of logos, each with the beginning of its files. */
const signatures = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/svg+xml', /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/is],
] as const;

/** An uploaded image (base64) as a data URL; undefined if it is too large or of another type. */
export function logoUrl(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_LOGO) return undefined;
  const content = bytes.toString('latin1');
  const type = signatures.find(([, start]) => start.test(content))?.[0];
  return type && `data:${type};base64,${base64}`;
}

/** The type and content of an image from its data URL. */
export function readLogo(url: string) {
  const [, type = '', base64 = ''] = /^data:([\w/+]+);base64,(.*)$/.exec(url) ?? [];
  return { type, content: Buffer.from(base64, 'base64') };
}
