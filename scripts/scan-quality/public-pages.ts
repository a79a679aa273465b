import { mkdirSync, readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { bundleWorker } from '../lib/bundle-worker.ts';
import {
  addressOf,
  collections,
  halvedSets,
  isHeldOut,
  unreadSets,
  repository,
  trackerDb,
  type Repository,
} from './repositories.ts';
import labels from './labels.json' with { type: 'json' };
import { line, servicesOnPages, type Answer, type Scan } from './services-on-pages.ts';
import { serviceNamer } from './third-parties.ts';

type Label = (string | null)[];

/** Scans the pages in a folder and prints how many results are correct. */
export async function measurePages(folder: string) {
  const { scan, databases, stop } = await prepare(folder);
  const sites = [...labels.addresses, ...labels.links].map(([name]) => name!);
  const there = await repositoriesIn(folder, [...new Set([...collections, ...sites])]);
  await servicesOnPages([...there.values()], scan, databases);
  await links(labels.links, there, scan);
  await addresses(labels.addresses, there, scan);
  await stop();
}

/**
 * Scans the pages of the halved collections: those of the websites that were held out, or, with `isSearch`, those in
 * which missing services were looked up, with the most frequent hosts that are still missing.
 */
export async function measureHalves(folder: string, isSearch: boolean) {
  const { scan, databases, stop } = await prepare(folder);
  const half = isSearch ? 'searched' : 'held out';
  const measure = async (title: string, names: string[], counts: (page: URL) => boolean) => {
    const there = await repositoriesIn(folder, names);
    console.log(`\n${title}: ${[...there.keys()].join(', ')}`);
    await servicesOnPages([...there.values()], scan, databases, counts, isSearch ? 400 : 0);
  };
  for (const [set, names] of Object.entries(halvedSets))
    await measure(`${set}, ${half}`, names, (page) => isHeldOut(page) !== isSearch);
  if (!isSearch) for (const [set, names] of Object.entries(unreadSets)) await measure(set, names, () => true);
  await stop();
}

async function prepare(folder: string) {
  mkdirSync(folder, { recursive: true });
  const nameOf = serviceNamer(JSON.parse(readFileSync(await trackerDb(folder), 'utf8')));
  const owners: Record<string, string> = JSON.parse(readFileSync('public/tables/host-owners.json', 'utf8'));
  const hasOwner = (host: string): boolean =>
    host in owners || (host.includes('.') && hasOwner(host.slice(host.indexOf('.') + 1)));
  const miniflare = await worker();
  const scan = async (html: Buffer, page: URL, imprint = false): Promise<Answer> => {
    const headers = { 'X-Page': page.href, ...(imprint && { 'X-Imprint': '1' }) };
    const call = () => miniflare.dispatchFetch('http://scan/', { method: 'POST', body: html, headers });
    // workerd may close a connection that has waited too long just before it is used again.
    const response = await call().catch(call);
    return (await response.json()) as Answer;
  };
  return { scan, databases: { nameOf, hasOwner }, stop: () => miniflare.dispose() };
}

async function repositoriesIn(folder: string, names: string[]) {
  const found = await Promise.all(names.map((name) => repository(folder, name)));
  const there = new Map(found.flatMap((one) => (one ? [[one.name, one] as const] : [])));
  const missing = found.length - there.size;
  if (missing > 0) console.log(`${missing} of ${found.length} repositories could not be cloned.`);
  return there;
}

async function worker() {
  const { text } = await bundleWorker('test/support/scan-page.ts');
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'index.js', contents: text }],
      compatibilityDate: '2026-11-02',
      compatibilityFlags: ['nodejs_compat'],
    }),
  );
}

async function links(list: Label[], there: Map<string, Repository>, scan: Scan) {
  const right = { imprint: 0, privacy: 0 };
  let all = 0;
  for (const [name, path, imprint, privacy] of list) {
    const repository = there.get(name!);
    if (!repository) continue;
    const html = repository.read(path!)!;
    const page = collections.includes(name!)
      ? addressOf(repository, path!, html.toString('utf8'))
      : new URL('https://www.site.example/');
    const found = await scan(html, page);
    all++;
    for (const [kind, expected] of [
      ['imprint', imprint],
      ['privacy', privacy],
    ] as const) {
      const wanted = expected ? new URL(expected, page).href : null;
      if (found[kind] === wanted) right[kind]++;
      else console.log(`  ${kind} of ${name}/${path}: ${found[kind]}, not ${wanted}`);
    }
  }
  console.log(`\n${all} pages labeled by hand`);
  line('imprint right', right.imprint, all);
  line('privacy policy right', right.privacy, all);
}

async function addresses(list: Label[], there: Map<string, Repository>, scan: Scan) {
  let all = 0;
  let right = 0;
  for (const [name, path, ...wanted] of list) {
    const repository = there.get(name!);
    if (!repository) continue;
    const { address } = await scan(repository.read(path!)!, new URL('https://www.site.example/'), true);
    const found = ['company', 'street', 'zipCode', 'city'].map(
      (part) => address?.[part as keyof typeof address] ?? null,
    );
    all++;
    if (JSON.stringify(found) === JSON.stringify(wanted)) right++;
    else console.log(`  address of ${name}/${path}: ${found.join(', ')}, not ${wanted.join(', ')}`);
  }
  console.log(`\n${all} imprints labeled by hand`);
  line('company, street, postcode and town all right', right, all);
}
