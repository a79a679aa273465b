// Fills a running instance with a demo client, through its own HTTP interface alone.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readDevVars } from './lib/dev-vars.ts';
import { bold, dim, fail, green, progress } from './lib/terminal.ts';
import { call } from './seed/http.ts';
import { embeddings, french, placeholders, sites } from './seed/shop.ts';
import { decide, leave, newVisitors, type Site } from './seed/visitors.ts';

const VISITORS = 48;
const ROUNDS = 7;

type Row = { id: string; name: string };

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:8787' } } });
const url = values.url.replace(/\/+$/, '');
const operatorKey = process.env.HOSTING_API_KEY || readDevVars().HOSTING_API_KEY;
if (!URL.canParse(url)) fail(`"${values.url}" is no address.`);
if (!operatorKey)
  fail('There is no operator\'s key: set HOSTING_API_KEY, or start Placet with "npm run dev".');

const client = await makeClient();
const domains: Site[] = [];
for (const name of sites) domains.push(await makeSite(name));
progress(`${green('✓')} 2 domains with embeddings, locales and placeholders`, true);
const visitors = newVisitors(VISITORS, domains);
for (let round = 1; round <= ROUNDS; round++) await sendRound(round);
progress(`${green('✓')} ${VISITORS * ROUNDS} consents of ${VISITORS} visitors`, true);
await Promise.all(visitors.map((visitor) => leave(url, visitor)));
progress(`${green('✓')} ${VISITORS} page views with the question`, true);
printCalls();

function hosting<T>(method: string, path: string, body?: unknown) {
  const headers = { Authorization: `Bearer ${operatorKey}` };
  return call<T>(`${url}/hosting/api${path}`, { method, headers, body });
}

async function makeClient() {
  const username = `demo-${randomBytes(3).toString('hex')}`;
  const password = randomBytes(12).toString('base64url');
  const { id } = await hosting<Row>('POST', '/client', {
    username,
    password,
    emailAddress: `${username}@lindenhof.example`,
    company: 'Lindenhof Möbel GmbH',
    active: true,
  });
  const { apiKey } = await hosting<{ apiKey: string }>('POST', `/client/${id}/apiKey`);
  progress(`${green('✓')} client ${bold(username)}`, true);
  return { id, apiKey };
}

async function makeSite(name: string): Promise<Site> {
  const domain = await hosting<Row>('POST', `/client/${client.id}/domain`, { name, country: 'DE' });
  const path = `/client/${client.id}/domain/${domain.id}`;
  const ids: string[] = [];
  for (const embedding of embeddings) {
    progress(`  ${domain.name}: ${embedding.name}`);
    ids.push((await hosting<Row>('POST', `${path}/embedding`, { ...embedding, active: true })).id);
  }
  await hosting('PUT', `${path}/placeholder`, placeholders);
  await hosting('POST', `${path}/locale`, french);
  await hosting('PUT', `${path}/locale/de_DE`, { active: true, purposeNames: { a717ff5: 'Statistik' } });
  const snippet = await hosting<{ default: string }>('GET', `${path}/onboarding/embed`);
  const [mandatory = '', ...optional] = ids;
  const embedKey = /apiKey=(\w+)/.exec(snippet.default)![1]!;
  return { id: domain.id, origin: `https://${domain.name}`, embedKey, mandatory, optional };
}

/** A decision of every visitor. Entries of one visitor differ in their second, so a round takes a little over one. */
async function sendRound(round: number) {
  const end = Date.now() + 1100;
  for (const [i, visitor] of visitors.entries()) {
    await decide(url, visitor);
    progress(`  round ${round} of ${ROUNDS}: ${i + 1} of ${VISITORS} visitors`);
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, end - Date.now())));
}

function printCalls() {
  const { apiKey } = client;
  const { site, ucid } = visitors[0]!;
  const consents = `/api/domains/${site.id}/consents`;
  const calls = {
    'Does the key work?': `${url}/api/test?apiKey=${apiKey}`,
    'The domains of the account': `${url}/api/domains?apiKey=${apiKey}`,
    'The consents of a domain': `${url}${consents}?apiKey=${apiKey}`,
    'One visitor, by the first characters of the ID': `${url}${consents}/${ucid.slice(0, 8)}?apiKey=${apiKey}`,
  };
  console.log('\nWhat a partner would call:\n');
  for (const [what, address] of Object.entries(calls))
    console.log(`${dim(`# ${what}`)}\ncurl '${address}'\n`);
}
