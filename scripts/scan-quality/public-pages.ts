import { mkdirSync, readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { bundleWorker } from '../lib/bundle-worker.ts';
import { addressOf, collections, repository, trackerDb, type Repository } from './repositories.ts';
import labels from './labels.json' with { type: 'json' };
import { serviceNamer, thirdParties } from './third-parties.ts';

type Preset = { name: string; hosts: string[]; markers: string[] };
type Answer = {
  presets: Preset[];
  attributed: string[];
  unknown: string[];
  imprint: string | null;
  privacy: string | null;
  address?: Record<'company' | 'street' | 'zipCode' | 'city', string | null>;
};
type Label = (string | null)[];

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const line = (text: string, part: number, whole: number) =>
  console.log(`${text.padEnd(58)}${String(part).padStart(6)}${percent(part, whole).padStart(9)}`);

/** Scans the pages in a folder and prints how many results are correct. */
export async function measurePages(folder: string) {
  mkdirSync(folder, { recursive: true });
  const nameOf = serviceNamer(JSON.parse(readFileSync(await trackerDb(folder), 'utf8')));
  const owners: Record<string, string> = JSON.parse(readFileSync('public/tables/host-owners.json', 'utf8'));
  const hasOwner = (host: string): boolean =>
    host in owners || (host.includes('.') && hasOwner(host.slice(host.indexOf('.') + 1)));
  const sites = [...labels.addresses, ...labels.links].map(([name]) => name!);
  const repositories = await Promise.all(
    [...new Set([...collections, ...sites])].map((name) => repository(folder, name)),
  );
  const there = new Map(repositories.flatMap((one) => (one ? [[one.name, one] as const] : [])));
  const missing = repositories.length - there.size;
  if (missing > 0) console.log(`${missing} of ${repositories.length} repositories could not be cloned.`);
  const miniflare = await worker();
  const scan = async (html: Buffer, page: URL, imprint = false): Promise<Answer> => {
    const headers = { 'X-Page': page.href, ...(imprint && { 'X-Imprint': '1' }) };
    const response = await miniflare.dispatchFetch('http://scan/', { method: 'POST', body: html, headers });
    return (await response.json()) as Answer;
  };
  await services([...there.values()], scan, nameOf, hasOwner);
  await links(labels.links, there, scan);
  await addresses(labels.addresses, there, scan);
  await miniflare.dispose();
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

type Scan = (html: Buffer, page: URL, imprint?: boolean) => Promise<Answer>;

async function services(
  repositories: Repository[],
  scan: Scan,
  nameOf: (host: string) => string | undefined,
  hasOwner: (host: string) => boolean,
) {
  const count = {
    pages: 0,
    hosts: 0,
    attributed: 0,
    unknown: 0,
    bare: 0,
    missed: 0,
    inline: 0,
    inlineMissed: 0,
  };
  const presets = { all: 0, withoutHost: 0 };
  const missed: string[] = [];
  const without: string[] = [];
  let invented = 0;
  for (const repository of repositories) {
    for (const path of repository.files) {
      const html = repository.read(path);
      const text = html.toString('utf8');
      const page = addressOf(repository, path, text);
      const answer = await scan(html, page);
      count.pages++;
      const isNews = collections.includes(repository.name);
      if (isNews && answer.address?.zipCode) {
        invented++;
        console.log(
          `  an address on ${repository.name}/${path}: ${Object.values(answer.address).join(', ')}`,
        );
      }
      for (const { host, inlineOnly } of thirdParties(text, page)) {
        if (!nameOf(host)) continue;
        count.hosts++;
        if (inlineOnly) count.inline++;
        if (answer.attributed.includes(host)) count.attributed++;
        else if (answer.unknown.includes(host)) {
          count.unknown++;
          if (!hasOwner(host)) count.bare++;
        } else {
          count.missed++;
          if (inlineOnly) count.inlineMissed++;
          missed.push(`${host}${inlineOnly ? ' (in code)' : ''}`);
        }
      }
      const plain = text.replaceAll('\\/', '/');
      for (const { name, hosts, markers } of answer.presets) {
        if (hosts.length === 0) continue;
        presets.all++;
        if (![...hosts, ...markers].some((mark) => plain.includes(mark))) {
          presets.withoutHost++;
          without.push(name);
        }
      }
    }
  }
  console.log(`\n${count.pages} pages, ${count.hosts} third-party hosts that a database knows`);
  line('attributed to a preset or a consent manager', count.attributed, count.hosts);
  line('listed as unknown', count.unknown, count.hosts);
  line('  of these named only by their domain', count.bare, count.hosts);
  line('missed', count.missed, count.hosts);
  line('missed, of those only in code', count.inlineMissed, count.inline);
  line('presets without any of their hosts or markers', presets.withoutHost, presets.all);
  line('pages of the collections with an invented address', invented, count.pages);
  if (missed.length > 0) console.log(`  missed: ${most(missed)}`);
  if (without.length > 0) console.log(`  without: ${most(without)}`);
}

const most = (names: string[]) =>
  [...Map.groupBy(names, (name) => name)]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, 30)
    .map(([name, all]) => (all.length > 1 ? `${name} ×${all.length}` : name))
    .join(', ');

async function links(list: Label[], there: Map<string, Repository>, scan: Scan) {
  const right = { imprint: 0, privacy: 0 };
  let all = 0;
  for (const [name, path, imprint, privacy] of list) {
    const repository = there.get(name!);
    if (!repository) continue;
    const html = repository.read(path!);
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
    const { address } = await scan(repository.read(path!), new URL('https://www.site.example/'), true);
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
