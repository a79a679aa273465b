import { googleAddress } from '../lib/google-tag.ts';
import { unescape } from '../lib/html/html-lines.ts';
import { attributeOf, type Tag } from '../lib/html/html-tags.ts';
import { CPU_STEPS, type CpuBudget } from './cpu-budget.ts';
import type { LoadingTag, SitePage } from './site-page.ts';

/** Attributes in which lazy loaders and consent managers keep an address. */
const ASIDE = /^(data-.*(src|url|original|bg|background(-image)?|lazy|image|poster)|data|poster)$/;
/** The end of a source in a `srcset`: its descriptor and a comma, or a comma and white space. */
const NEXT_SOURCE = /\s{1,9}[\d.]{1,9}[wxh]\s{0,9},|,\s/;
/** The beginning of an address up to the end of its host. */
const HOST = /^(?:https?:)?\/\/[^/?#]{0,253}/i;
/** Maximum number of addresses in one `srcset`, and of characters in an address. */
const MOST_SOURCES = 20;
export const LONGEST = 4096;

/**
 * Functions that add addresses, links and tags to a page, within the page’s share of the budget. One long
 * function, because they share the budget, the base and the known addresses.
 */
export function createCollector(page: SitePage, budget: CpuBudget) {
  // Leaves a part of the budget for the other pages.
  const reserve = budget.steps / 2;
  let base = page.url;

  const hasBudget = () => budget.steps >= reserve;
  const spend = (steps: number) => {
    budget.steps -= steps;
    if (!hasBudget()) page.cut = true;
    return hasBudget();
  };
  /** The resolved addresses by their text, because pages repeat them thousands of times. */
  const known = new Map<string, URL | undefined>();
  const absolute = (address = '', steps = known.has(address) ? CPU_STEPS.seen : CPU_STEPS.address) => {
    if (!/\S/.test(address.slice(0, LONGEST)) || address.length > LONGEST || !spend(steps)) return undefined;
    if (!known.has(address)) {
      const url = URL.parse(unescape(address.trim()), base) ?? undefined;
      // "example.com." is the host "example.com".
      if (url?.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
      known.set(address, url);
    }
    return known.get(address);
  };
  const setBase = (address: string | undefined) => {
    base = absolute(address) ?? base;
    known.clear();
  };
  const add = (set: Set<string>, address: string | undefined) => {
    const url = /^\s*(about|data|javascript|blob):/i.test(address ?? '')
      ? undefined
      : absolute(address?.slice(0, LONGEST));
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    set.add(url.href);
    // Google’s tag can come from the website itself.
    const isGoogle = set === page.scripts && googleAddress(url.href) !== undefined;
    return url.host === page.url.host && !isGoogle ? undefined : url;
  };
  const noted = new Set<string>();
  const note = (loading: LoadingTag) => {
    if (!noted.has(loading.tag)) page.loading.push(loading);
    noted.add(loading.tag);
  };
  /** Adds one source of each host: the others there are the same picture in another size. */
  const addSources = (set: Set<string>, srcset: string) => {
    const hosts = new Set<string>();
    for (const part of srcset.slice(0, LONGEST).split(NEXT_SOURCE, MOST_SOURCES)) {
      const source = part.trim().split(/\s/, 1)[0]!;
      const host = HOST.exec(source)?.[0].toLowerCase() ?? '';
      if (hosts.has(host)) spend(CPU_STEPS.seen);
      else if (source) add(set, source);
      hosts.add(host);
    }
  };
  /** Adds the addresses that an element loads, also those that a lazy loader keeps. */
  const load = (set: Set<string>, tag: Tag) => {
    const url = add(set, attributeOf(tag, 'src'));
    for (const [name, value] of tag.attributes) {
      if (ASIDE.test(name) && /[./]/.test(value)) add(set, value);
      if (name.endsWith('srcset')) addSources(set, value);
    }
    return url;
  };
  const link = (tag: Tag, href: string | undefined) => {
    const url = absolute(href, CPU_STEPS.link);
    const labels = ['title', 'aria-label', 'rel'].map((name) =>
      (attributeOf(tag, name) ?? '').slice(0, LONGEST),
    );
    if (url) page.links.push({ url, labels: [...labels, ''] });
    return url !== undefined;
  };
  /** Adds to the label of the last link. */
  const addLabel = (text: string) => {
    const { labels } = page.links.at(-1)!;
    if (labels[3]!.length < LONGEST) labels[3] += text;
  };
  return { hasBudget, spend, absolute, setBase, add, addSources, note, load, link, addLabel };
}
