import * as z from 'zod/mini';
import { domainFields } from '../definitions/domain-fields.ts';
import { parseWebsite } from '../lib/http/host-names.ts';
import { fieldsOf, readOnly, text } from './field-schemas.ts';

export const websiteName = text(2048).check(
  z.refine(
    (name) => parseWebsite(name),
    'Must be a host name such as "www.mysite.xyz", optionally with a scheme and a path',
  ),
);

export const domainSchema = z.strictObject({
  id: readOnly,
  name: websiteName,
  path: readOnly,
  ...fieldsOf(domainFields),
});

/** The columns of an entered website name. */
export const websiteColumns = (name: string) => ({ ...parseWebsite(name)!, enteredName: name });
