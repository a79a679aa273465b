// Counts how many of the third parties on real pages the scan attributes, and to what.
import { addressOf, collections, hasScripts, type Repository } from './repositories.ts';
import { thirdParties } from './third-parties.ts';

type Preset = { name: string; hosts: string[]; markers: string[] };
export type Answer = {
  presets: Preset[];
  attributed: string[];
  own: string[];
  probablyOwn: string[];
  unknown: string[];
  imprint: string | null;
  privacy: string | null;
  address?: Record<'company' | 'street' | 'zipCode' | 'city', string | null>;
};
export type Scan = (html: Buffer, page: URL, imprint?: boolean) => Promise<Answer>;
type Databases = { nameOf: (host: string) => string | undefined; hasOwner: (host: string) => boolean };

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

export const line = (text: string, part: number, whole: number) =>
  console.log(`${text.padEnd(58)}${String(part).padStart(6)}${percent(part, whole).padStart(9)}`);

/**
 * Scans the pages that count and prints what the scan made of their third parties: of those that a database knows, and
 * of all from which elements load. `listed` is the number of hosts of each kind that are listed by name.
 */
export async function servicesOnPages(
  repositories: Repository[],
  scan: Scan,
  { nameOf, hasOwner }: Databases,
  counts: (page: URL) => boolean = () => true,
  listed = 30,
) {
  const known = new Tally(hasOwner);
  const loaded = new Tally(hasOwner);
  const presets = { all: 0, withoutHost: [] as string[] };
  const inline = { all: 0, missed: 0 };
  let pages = 0;
  let invented = 0;
  for (const repository of repositories) {
    for (const path of repository.files) {
      const html = repository.read(path);
      if (!html) continue;
      const text = html.toString('utf8');
      const page = addressOf(repository, path, text);
      if (!counts(page) || !hasScripts(repository, text)) continue;
      const answer = await scan(html, page);
      pages++;
      if (collections.includes(repository.name) && answer.address?.zipCode) {
        invented++;
        const address = Object.values(answer.address).join(', ');
        console.log(`  an address on ${repository.name}/${path}: ${address}`);
      }
      for (const { host, inlineOnly } of thirdParties(text, page)) {
        const result = resultOf(answer, host);
        if (!inlineOnly) loaded.add(result, host);
        if (!nameOf(host)) continue;
        known.add(result, host);
        if (inlineOnly) inline.all++;
        if (inlineOnly && result === 'missed') inline.missed++;
      }
      const plain = text.replaceAll('\\/', '/');
      for (const { name, hosts, markers } of answer.presets) {
        if (hosts.length === 0) continue;
        presets.all++;
        if (![...hosts, ...markers].some((mark) => plain.includes(mark))) presets.withoutHost.push(name);
      }
    }
  }
  known.print(`${pages} pages, ${known.all} third-party hosts that a database knows`);
  line('missed, of those only in code', inline.missed, inline.all);
  loaded.print(`${loaded.all} third-party hosts from which elements load, known or not`);
  console.log('');
  line('presets without any of their hosts or markers', presets.withoutHost.length, presets.all);
  line('pages of the collections with an invented address', invented, pages);
  if (listed === 0) return;
  loaded.list('own', listed);
  loaded.list('probablyOwn', listed);
  loaded.list('unknown', listed);
  loaded.list('missed', listed);
  known.list('missed', listed);
  console.log(`  without: ${most(presets.withoutHost, listed)}`);
}

type Result = 'attributed' | 'own' | 'probablyOwn' | 'unknown' | 'missed';

const resultOf = ({ attributed, own, probablyOwn, unknown }: Answer, host: string): Result => {
  if (attributed.includes(host)) return 'attributed';
  if (own.includes(host)) return 'own';
  if (probablyOwn.includes(host)) return 'probablyOwn';
  return unknown.includes(host) ? 'unknown' : 'missed';
};

/** The hosts of pages by what the scan made of them. */
class Tally {
  readonly #hosts: Record<Result, string[]> = {
    attributed: [],
    own: [],
    probablyOwn: [],
    unknown: [],
    missed: [],
  };
  readonly #hasOwner: (host: string) => boolean;

  constructor(hasOwner: (host: string) => boolean) {
    this.#hasOwner = hasOwner;
  }

  add(result: Result, host: string) {
    this.#hosts[result].push(host);
  }

  get all() {
    return Object.values(this.#hosts).flat().length;
  }

  print(title: string) {
    const { attributed, own, probablyOwn, unknown, missed } = this.#hosts;
    console.log(`\n${title}`);
    line('attributed to a preset or a consent manager', attributed.length, this.all);
    line('a first-party host', own.length, this.all);
    line('probably a first-party host, to be confirmed', probablyOwn.length, this.all);
    line('these together', attributed.length + own.length + probablyOwn.length, this.all);
    line('listed as unknown', unknown.length, this.all);
    line(
      '  of these named only by their domain',
      unknown.filter((host) => !this.#hasOwner(host)).length,
      this.all,
    );
    line('missed', missed.length, this.all);
  }

  list(result: Result, count: number) {
    console.log(`  ${result}: ${most(this.#hosts[result], count)}`);
  }
}

const most = (names: string[], count: number) =>
  [...Map.groupBy(names, (name) => name)]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, count)
    .map(([name, all]) => (all.length > 1 ? `${name} ×${all.length}` : name))
    .join(', ');
