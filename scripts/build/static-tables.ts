// Writes the tables that the Worker reads from its static assets, so that calls which do not need them do not load
// them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import keyboards from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json' with { type: 'json' };
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import thirdPartyWeb from 'third-party-web';
import thirdPartyWebSubset from 'third-party-web/nostats-subset.js';

import { declaredOrganizations, researchedOrganizations } from '../lib/organizations.ts';
import { linkPatterns } from '../../src/scan/patterns/link-patterns.ts';
import { postalPatterns } from '../../src/scan/patterns/postal-patterns.ts';
import legalWords from '../../src/scan/patterns/legal-words.json' with { type: 'json' };
import type { SerializedPatterns } from '../../src/scan/patterns/read-scan-tables.ts';

const folder = join(import.meta.dirname, '../../public/tables');

/** The owner of a host, by the host itself or a domain above it. */
const owners = Object.fromEntries(
  thirdPartyWebSubset.entities
    .flatMap(({ name, domains }) => domains.map((domain) => [domain.replace(/^\*\./, ''), name] as const))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** The domains of companies with more than one: publishers as third-party-web has them, and our own lists. */
const organizations = [
  ...[...declaredOrganizations.split('\n'), ...researchedOrganizations.split('\n')].map((line) =>
    line.split(' '),
  ),
  ...thirdPartyWeb.entities
    .filter(({ category }) => category === 'content')
    .map(({ domains }) => domains.map((domain) => domain.replace(/^\*\./, ''))),
].reduce<Set<string>[]>((companies, domains) => {
  const known = companies.find((company) => domains.some((domain) => company.has(domain)));
  if (known) for (const domain of domains) known.add(domain);
  else if (new Set(domains).size > 1) companies.push(new Set(domains));
  return companies;
}, []);

const written = (patterns: Record<string, RegExp>): SerializedPatterns =>
  Object.fromEntries(Object.entries(patterns).map(([name, { source, flags }]) => [name, [source, flags]]));
const patterns = { links: written(linkPatterns), postal: written(postalPatterns) };

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'host-owners.json'), `${JSON.stringify(owners, null, 1)}\n`);
console.log(`public/tables/host-owners.json: ${Object.keys(owners).length} hosts`);
const companies = organizations.map((domains) => [...domains].join(' '));
await writeFile(join(folder, 'organizations.json'), `${JSON.stringify(companies, null, 1)}\n`);
console.log(`public/tables/organizations.json: ${companies.length} companies`);
await writeFile(join(folder, 'common-passwords.txt'), `${passwords.join('\n')}\n`);
console.log(`public/tables/common-passwords.txt: ${passwords.length} passwords, the most common first`);
await writeFile(join(folder, 'keyboards.json'), `${JSON.stringify(keyboards)}\n`);
console.log('public/tables/keyboards.json');
await writeFile(join(folder, 'patterns.json'), `${JSON.stringify(patterns, null, 1)}\n`);
console.log('public/tables/patterns.json');
await writeFile(join(folder, 'legal-words.json'), `${JSON.stringify(legalWords)}\n`);
console.log('public/tables/legal-words.json');
