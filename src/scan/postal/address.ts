import { linesOfText, unescape } from '../../lib/html/html-lines.ts';
import { tagsIn, attributeOf } from '../../lib/html/html-tags.ts';
import type { SitePage } from '../site-page.ts';
import { parsePostalLines, type Address, type PageKind } from './lines.ts';
import type { PostalPatterns } from '../patterns/read-scan-tables.ts';

/** The operator’s postal address on the first of these pages that has one; its parts are null if none has. */
export function operatorAddress(patterns: PostalPatterns, pages: Record<PageKind, SitePage | undefined>) {
  for (const kind of ['imprint', 'privacy', 'other'] as const) {
    const page = pages[kind];
    const address = page && postalAddressOn(patterns, page, kind);
    if (address) return address;
  }
  return { company: null, street: null, zipCode: null, city: null };
}

/**
 * The operator’s postal address on a page: from its text, which comes first on an imprint, from JSON-LD or from
 * microdata. Undefined if there is none.
 */
export function postalAddressOn(
  patterns: PostalPatterns,
  page: SitePage,
  kind: PageKind,
): Address | undefined {
  const html = page.html.slice(0, MAX_SHOWN);
  const shown = parsePostalLines(patterns, linesOfText(html), kind, page.url.hostname);
  if (shown?.company && shown.street && kind === 'imprint') return shown;
  const stated = kind === 'privacy' ? undefined : (fromJsonLd(page.structured) ?? fromMicrodata(html));
  if (!stated || stated.zipCode !== shown?.zipCode) return shown?.street ? shown : (stated ?? shown);
  return { ...stated, company: shown.company ?? stated.company, street: shown.street ?? stated.street };
}

/** Maximum number of characters of a page for this search. */
const MAX_SHOWN = 256 * 1024;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const string = (value: unknown) => {
  const text = unescape(typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.slice(0, 255) || null;
};

/** The address of the first organization in JSON-LD blocks; undefined if there is none. */
export function fromJsonLd(blocks: string[]): Address | undefined {
  const nodes = blocks.flatMap((block) => {
    try {
      return objectsIn(JSON.parse(block));
    } catch {
      return [];
    }
  });
  const byId = new Map(
    nodes.filter((node) => Object.keys(node).length > 1).map((node) => [node['@id'], node]),
  );
  for (const node of nodes) {
    if (/\b(Person|Event|Place|JobPosting|Product|Offer)\b/.test(typesOf(node))) continue;
    const first: unknown = Array.isArray(node.address) ? node.address[0] : node.address;
    const address = isObject(first) ? (first.postalCode ? first : byId.get(first['@id'])) : undefined;
    if (!address?.postalCode) continue;
    return {
      company: string(node.legalName) ?? string(node.name),
      street: string(address.streetAddress),
      zipCode: string(address.postalCode),
      city: string(address.addressLocality),
    };
  }
  return undefined;
}

/** A page may have any value instead of a name. */
const typesOf = (node: Json) =>
  [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .join(' ');

/** All objects of a JSON value, outer ones first, up to a limit, because the page’s author determines its depth. */
function objectsIn(root: unknown) {
  const found: Json[] = [];
  const queue = [root];
  for (let i = 0; i < queue.length && i < 10_000; i++) {
    const value = queue[i];
    if (isObject(value)) queue.push(...Object.values(value).slice(0, 1000));
    if (isObject(value) && !Array.isArray(value)) found.push(value);
  }
  return found;
}

/** The first `PostalAddress` in microdata with the name of its organization; undefined if there is none. */
export function fromMicrodata(html: string): Address | undefined {
  if (!/schema\.org\/PostalAddress/.test(html)) return undefined;
  const found = new Map<string, string>();
  let prop: string | undefined;
  for (const tag of tagsIn(html)) {
    if (prop !== undefined) {
      const text = found.get(prop)! + tag.before;
      found.set(prop, text.slice(0, 1000));
      if (tag.closes || text.trim()) prop = undefined;
    }
    const named = tag.closes ? undefined : attributeOf(tag, 'itemprop')?.slice(0, 100);
    if (named === undefined || found.has(named)) continue;
    const content = attributeOf(tag, 'content');
    found.set(named, content ?? '');
    prop = content === undefined ? named : undefined;
    if (found.size > MOST_PROPERTIES) break;
  }
  const zipCode = string(found.get('postalCode'));
  return zipCode === null
    ? undefined
    : {
        company: string(found.get('legalName')) ?? string(found.get('name')),
        street: string(found.get('streetAddress')),
        zipCode,
        city: string(found.get('addressLocality')),
      };
}

const MOST_PROPERTIES = 500;
