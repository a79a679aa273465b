import {
  COMPAT,
  domainSentences,
  embeddingSentences,
  featureSentences,
  localeSentences,
  themeSentences,
} from './sentences.ts';

export { purposeList } from './sentences.ts';

// One sentence for each property, by the schema that it belongs to; those of settings are in their definitions.

type Sentences = Record<string, string>;

const IGNORED = 'Read only; a payload may hold it, as it was read, and it is ignored.';

export const client: Sentences = {
  id: IGNORED,
  username: 'Unique over all clients, compared without case.',
  password: 'Required on create unless `passwordHash` is given; left out of an update, it stays as it is.',
  passwordHash: 'A bcrypt hash that is taken over from another system. `password` wins.',
  active: 'Whether the client may log in and its API key works.',
  firstName: 'First name of the contact.',
  lastName: 'Last name of the contact.',
  company: 'Name of the company.',
  emailAddress: 'Unique over all clients, compared without case.',
  domainCount: 'How many domains there are.',
  domainMaxCount: 'How many domains there may be; -1 for any number.',
  whitelabelCount: 'How many domains have `whitelabel`.',
  whitelabelMaxCount: 'How many domains may have `whitelabel`; -1 for any number.',
  widgetDisplayCount: 'Calls of the script in the current calendar month (UTC).',
  widgetDisplayMaxCount:
    'Calls included in a month; -1 for any number. The script is delivered beyond it, too.',
  autoCreateDomains:
    'Whether a page of an unknown host that calls `/app.js` without `domain` becomes a new domain: at once where the operator has listed its host on `/operator`, otherwise when the client confirms it on `/account`.',
  features: 'What the client may use. A partial object changes only what it names.',
  actualCallCount: 'Calls of all domains in the current calendar month (UTC).',
  domainCountData: 'Name and calls of each domain, in the order of their creation.',
};

export const features: Sentences = featureSentences;

export const domain: Sentences = {
  id: IGNORED,
  name: 'Host name such as `www.mysite.xyz`, with or without a scheme before it and a path behind it; reading returns the host alone. A port, `localhost`, an IPv4 address and an internationalised name are allowed. Unique within the client together with the path.',
  path: 'The path that was given with `name`; `/` otherwise.',
  ...domainSentences,
};

export const asset: Sentences = {
  id: 'An asset that is sent back with its embedding keeps its id; elsewhere a payload’s id is ignored.',
  name: 'Name of the cookie or key, in which `*` stands for anything.',
  dynamic: COMPAT,
  storageType: 'Where it is stored.',
  lifetime: 'For how long, as visitors read it: "1 year".',
  description: 'What it is for, as visitors read it.',
  translations: 'The texts by locale.',
};

export const embedding: Sentences = {
  id: IGNORED,
  name: 'Name that visitors read.',
  ...embeddingSentences,
};

export const locale: Sentences = {
  name: 'Name of the locale such as `de` or `de_DE`; it cannot be changed.',
  ...localeSentences,
};

export const placeholder: Sentences = {
  name: 'With or without braces, `{COMPANY}` or `COMPANY`; unique in the domain in either form. It cannot be changed.',
  value: 'What visitors read in its place.',
};

export const theme: Sentences = {
  id: IGNORED,
  name: 'Name of the theme.',
  ...themeSentences,
};
