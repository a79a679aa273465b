// Creates a demo client on a running instance through its HTTP API; a local instance also gets past decisions.
import { randomBytes } from 'node:crypto';
import { readDevVars } from './lib/dev-vars.ts';
import { fail } from './lib/fail.ts';
import { makeClient, makeSite, noticeIn } from './lib/make-site.ts';
import { readArguments } from './lib/read-arguments.ts';
import { bold, dim, green, progress } from './lib/terminal.ts';
import { call } from './seed/call-api.ts';
import { embeddings, legal, locales, placeholders, presets, sites } from './seed/shop.ts';
import { DAYS, send, visitsOf, type Site, type Visit } from './seed/visitors.ts';

/** Visits per website that are sent now. */
const NOW = 24;

const { values } = readArguments(
  { options: { url: { type: 'string', default: 'http://localhost:8787' } } },
  'Usage: npm run seed -- --url http://localhost:8788',
);
const url = values.url.replace(/\/+$/, '');
const operatorKey = process.env.HOSTING_API_KEY || readDevVars().HOSTING_API_KEY;
if (!URL.canParse(url)) fail(`"${values.url}" is not a URL.`);
if (!operatorKey)
  fail('The operator key is missing: set HOSTING_API_KEY, or start Placet with "npm run dev".');
const headers = { Authorization: `Bearer ${operatorKey}` };

const client = await demoClient();
const shop = await demoSite(`${url}/demo`);
const domains = [shop, await demoSite(sites.visited)];
await demoSite(sites.added, { hasVisitors: false });
progress(`${green('✓')} 3 domains with services, languages and legal links`, true);
const now = Math.floor(Date.now() / 1000);
const visits = new Map(domains.map((site) => [site, visitsOf(site, now, DAYS)]));
const hasPast = await writePast();
const known = await sendNow();
await viewPages();
printCalls();

function hosting<T>(method: string, path: string, body?: unknown) {
  return call<T>(`${url}/hosting/api${path}`, { method, headers, body });
}

async function demoClient() {
  const username = `demo-${randomBytes(3).toString('hex')}`;
  const password = randomBytes(12).toString('base64url');
  const company = 'Lindenhof Möbel GmbH';
  const made = await makeClient(hosting, username, { password, passwordHash: undefined, company });
  progress(`${green('✓')} client ${bold(username)}`, true);
  return { ...made, username, password };
}

/** Creates a website; the script of one that has visitors is requested, which counts as a page view. */
async function demoSite(name: string, { hasVisitors = true } = {}): Promise<Site> {
  progress(`  ${name}`);
  const settings = { name, country: 'DE', blockIframes: true };
  const site = await makeSite(hosting, client.id, settings, embeddings);
  const { id, path, snippet, embedKey, origin } = site;
  const imported = presets.map((id) => ({ id, active: true }));
  const added = await hosting<{ embeddingId: string }[]>('POST', `${path}/onboarding/presets`, imported);
  await hosting('PUT', `${path}/placeholder`, placeholders);
  for (const locale of locales)
    await hosting('PUT', `${path}/locale/${locale}`, { active: true, ...legal(url, locale) });
  const notices: Record<string, string> = {};
  for (const locale of hasVisitors ? locales : []) {
    const script = await fetch(`${url}/app.js?apiKey=${embedKey}&domain=${id}&lang=${locale}`);
    notices[locale] = noticeIn(await script.text()) ?? fail('The script was not delivered.');
  }
  const [mandatory = '', ...optional] = [...site.embeddings, ...added.map(({ embeddingId }) => embeddingId)];
  return { id, origin, snippet, embedKey, mandatory, optional, notices };
}

/** Writes the history, which only an instance of `npm run dev` accepts. */
async function writePast() {
  for (const [site, all] of visits) {
    progress(`  ${site.origin}: history of ${DAYS} days`);
    const past = all.slice(0, -NOW);
    const response = await fetch(`${url}/demo/history`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        domain: site.id,
        views: past.map(({ view }) => view),
        decisions: past.flatMap(({ decision }) => decision ?? []),
      }),
    });
    if (response.status === 404) return false;
    if (!response.ok) fail(`POST /demo/history returned ${response.status}.`, await response.text());
  }
  const decided = [...visits.values()].flat().filter(({ decision }) => decision).length;
  progress(`${green('✓')} ${decided} decisions over ${DAYS} days`, true);
  return true;
}

/** Sends the last visits of each website as the visitors’ browsers would. */
async function sendNow() {
  const latest: Visit[] = [...visits.values()].flatMap((all) => all.slice(-NOW));
  let known: { site: Site; ucid: string } | undefined;
  for (const [i, visit] of latest.entries()) {
    const ucid = await send(url, visit);
    if (ucid) known ??= { site: visit.site, ucid };
    progress(`  ${i + 1} of ${latest.length} visits`);
  }
  progress(`${green('✓')} ${latest.length} visits right now`, true);
  return known!;
}

/** Views a page of both websites with visitors, and scans the demo website as the scheduled job would. */
async function viewPages() {
  for (const { id, embedKey, origin } of domains)
    await fetch(`${url}/app.js?apiKey=${embedKey}&domain=${id}`, { headers: { Referer: `${origin}/` } });
  if (!hasPast) return;
  const { ok, status } = await fetch(`${url}/demo/scan`, { method: 'POST', headers });
  if (!ok) fail(`POST /demo/scan returned ${status}.`);
  progress(`${green('✓')} scan of the demo website`, true);
}

function printCalls() {
  const { apiKey, username, password } = client;
  const { site, ucid } = known;
  const consents = `/api/domains/${site.id}/consents`;
  console.log(`\nClient console:  ${bold(`${url}/account`)}\n  ${username}  ${password}`);
  if (hasPast) console.log(`\nDemo website:    ${bold(`${url}/demo`)}`);
  console.log(`\nSnippet:\n  ${site.snippet}`);
  const calls = {
    'Test the API key': `${url}/api/test?apiKey=${apiKey}`,
    'List the domains': `${url}/api/domains?apiKey=${apiKey}`,
    'List the consent records of a domain': `${url}${consents}?apiKey=${apiKey}`,
    'Consent history of one visitor, by a prefix of the consent ID': `${url}${consents}/${ucid.slice(0, 8)}?apiKey=${apiKey}`,
  };
  console.log('\nPartner API calls to try:\n');
  for (const [what, address] of Object.entries(calls))
    console.log(`${dim(`# ${what}`)}\ncurl '${address}'\n`);
}
