import {
  COMPAT_SENTENCE,
  domainSentences,
  embeddingSentences,
  featureSentences,
  localeSentences,
  themeSentences,
} from './setting-sentences.ts';

export { purposeList } from './setting-sentences.ts';

// The sentence of each property by schema. The sentences of settings are the comments of their definitions.

type Sentences = Record<string, string>;

const IGNORED = 'Read only. Ignored in a request.';

export const client: Sentences = {
  id: IGNORED,
  username: 'Unique among all clients, case-insensitively.',
  password:
    'Required for a new client unless `passwordHash` is set. If omitted in an update, the password does not change.',
  passwordHash: 'A bcrypt hash from another system. Ignored if `password` is set.',
  active: 'Whether the client can sign in and its API key works.',
  firstName: 'First name of the contact.',
  lastName: 'Last name of the contact.',
  company: 'Name of the company.',
  emailAddress: 'Unique among all clients, case-insensitively.',
  domainCount: 'Number of domains.',
  domainMaxCount: 'Maximum number of domains; -1 for unlimited.',
  whitelabelCount: 'Number of domains with `whitelabel`.',
  whitelabelMaxCount: 'Maximum number of domains with `whitelabel`; -1 for unlimited.',
  widgetDisplayCount: 'Page views in the current calendar month (UTC), up to an hour late.',
  widgetDisplayMaxCount:
    'Page views per month in the client’s plan; -1 for unlimited. The script is still delivered beyond this number.',
  autoCreateDomains:
    'Whether a page of an unknown host that loads `/app.js` without `domain` creates a new domain: immediately if the operator has listed the host on `/operator`, otherwise when the client confirms it on `/account`.',
  features: 'Features of the client’s plan. A partial object changes only the features that it contains.',
  actualCallCount: 'Page views of all domains in the current calendar month (UTC), up to an hour late.',
  domainCountData: 'Name and page views of each domain, oldest first.',
};

export const user: Sentences = {
  role: 'What the user can do in the console.',
  name: 'Name of the user.',
  emailAddress:
    'The name with which the user signs in. Unique among all clients and users, case-insensitively.',
};

export const features: Sentences = featureSentences;

export const domain: Sentences = {
  id: IGNORED,
  name: 'Host name such as `www.mysite.xyz`, optionally with a scheme and a path. Responses contain only the host. A port, `localhost`, an IPv4 address and an internationalized name are allowed. Host and path together must be unique within the client.',
  path: 'The path from `name`. Default: `/`.',
  ...domainSentences,
};

export const asset: Sentences = {
  id: 'An update of the embedding keeps the assets whose IDs it contains. Ignored in other requests.',
  name: 'Name of the cookie or storage key. `*` matches any characters.',
  dynamic: COMPAT_SENTENCE,
  storageType: 'Type of storage.',
  lifetime: 'Storage period as shown to visitors, such as "1 year".',
  description: 'Purpose of the cookie or storage key, as shown to visitors.',
  translations: 'Translated texts by locale.',
};

export const embedding: Sentences = {
  id: IGNORED,
  name: 'Name of the service as shown to visitors.',
  ...embeddingSentences,
};

export const locale: Sentences = {
  name: 'Name of the locale such as `de` or `de_DE`. It cannot be changed.',
  ...localeSentences,
};

export const placeholder: Sentences = {
  name: 'Name of the placeholder, with or without braces: `{COMPANY}` and `COMPANY` are the same name. Unique in the domain. It cannot be changed.',
  value: 'The text that replaces the placeholder.',
};

export const theme: Sentences = {
  id: IGNORED,
  name: 'Name of the theme.',
  ...themeSentences,
};
