import * as z from 'zod/mini';
import { domainFields } from '../definitions/domain-fields.ts';
import { parseWebsite } from '../lib/http/host-names.ts';
import { invalid } from '../http/problem.ts';
import { schemasOf, readOnly, text } from './field-schemas.ts';

export const websiteName = text(2048).check(
  z.refine(
    (name) => parseWebsite(name),
    'Must be a host name such as "www.mysite.xyz", optionally with a scheme and a path',
  ),
);

/** Names of the service's own, which a route must not lead to, and of what every website has. */
const RESERVED = /^(account|operator|hosting|api|app|anchor|own|docs|verify)(\/|$)/;

/** One or two segments, or a file of PHP; empty for none. */
export const ownHostPath = z.string().check(
  z.maxLength(64),
  z.refine(
    (path) =>
      path === '' ||
      (/^([a-z0-9-]+(\/[a-z0-9-]+)?|([a-z0-9-]+\/)?[a-z0-9-]+\.php)$/.test(path) && !RESERVED.test(path)),
    'Must be a path such as "consent", "a/consent" or "consent.php", with lowercase letters, digits and hyphens, and not one of the service’s own such as "account"',
  ),
);

export const domainSchema = z.strictObject({
  id: readOnly,
  name: websiteName,
  path: readOnly,
  ...schemasOf(domainFields),
  ownHostPath: z.optional(ownHostPath),
});

/** The columns of an entered website name. */
export const websiteColumns = (name: string) => ({ ...parseWebsite(name)!, enteredName: name });

type Storage = { ownHostPath?: string | undefined; consentStorage?: string | undefined };

/** Whether values of a domain have an own host and a storage other than the cookie that it needs. */
export const lacksCookie = ({ ownHostPath, consentStorage = 'cookie' }: Storage) =>
  !!ownHostPath && consentStorage !== 'cookie';
export const NEEDS_COOKIE =
  'Must be "cookie", because an own host can only make a cookie last. For another storage, set "ownHostPath" to ""';

/**
 * Values of a domain with the storage that an own host needs, a cookie, if they set one. Throws a validation error for another
 * storage beside an own host; `path` is the stored one.
 */
export function withCookie<V extends Storage>(values: V, path = ''): V {
  const { ownHostPath = path, consentStorage = 'cookie' } = values;
  if (lacksCookie({ ownHostPath, consentStorage }))
    throw invalid({ pointer: '/consentStorage', detail: NEEDS_COOKIE });
  return values.ownHostPath ? { ...values, consentStorage } : values;
}
