import { unescape } from '../lib/html/html-lines.ts';
import { tagsIn, attributeOf, type Tag } from '../lib/html/html-tags.ts';
import { affordable, CPU_STEPS, type CpuBudget } from './cpu-budget.ts';
import { addressesInCode, searchableCode } from './code/addresses.ts';
import { exemptTag, importedSheet, loadingTag } from './early-tags.ts';
import { createCollector, LONGEST } from './page-collector.ts';
import type { SitePage } from './site-page.ts';

const LOADING_RELS =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|icon|manifest)\b/;
/** Other links in a page’s head are for machines: pingback, feeds, short addresses, the same page for other devices. */
const ICON_RELS = /\b(icon|apple-touch-icon|manifest)\b/;
const LEGAL_RELS = /\b(privacy-policy|terms-of-service|imprint|impressum|legal)\b/;
/** Links to the same page elsewhere: its usual address, other languages. */
const OTHER_ADDRESS_RELS = /^(canonical|alternate|amphtml)$/;
const PREVIEW_IMAGES = /^(og:image(:secure_url|:url)?|twitter:image(:src)?)$/i;
/** Elements that do not end a page’s head. */
const IN_HEAD = /^(html|head|title|base|link|meta|style|script|noscript|template|)$/;
// A script with the type "text/plain" is blocked by a consent manager.
const CODE_TYPE = /^(|module|text\/plain|.*(script|lazyload).*)$/i;
const ELSEWHERE = /^data-(.*-)?(src|bg|background(-image)?|image|poster|iframe)$/;
const RULE =
  /(@import\s{1,9}(?:["']|url\(\s{0,9}["']?)|url\(\s{0,9}["']?|image-set\(\s{0,9}["'])([^"'()\s]{1,2048})/gi;
const CSS_ADDRESS = /url\(|image-set\(/i;
/** The addresses to which an import map leads. */
const MAPPED = /:\s{0,9}"((?:https?:)?\/\/[^"]{1,2048})"/g;
const MOST_STRUCTURED = 256 * 1024;
/** Maximum number of hosts that a page can name as its own. */
const MOST_CLAIMED = 20;
/** The most tags of scripts from the page’s own host that are kept. */
const MOST_OWN = 200;

/** A page that is being read. */
type Reading = {
  page: SitePage;
  budget: CpuBudget;
  collector: ReturnType<typeof createCollector>;
  css: string;
  /** The code of scripts and of settings in attributes. */
  code: string[];
  /** Characters of structured data so far. */
  structured: number;
  /** The link that contains the following text as its label. */
  inLink: boolean;
  /** Within `<noscript>`. */
  isUnscripted: boolean;
  /** Within the `srcdoc` of an iframe. */
  isFramed: boolean;
  /** Within `<head>`, which contains nothing that visitors have written. */
  isHead: boolean;
};

/** Adds everything that the HTML of a page loads, contains and links to, within the page’s share of the budget. */
export function collectPage(page: SitePage, budget: CpuBudget) {
  const collector = createCollector(page, budget);
  const reading: Reading = {
    page,
    budget,
    collector,
    css: '',
    code: [],
    structured: 0,
    inLink: false,
    isUnscripted: false,
    isFramed: false,
    isHead: true,
  };
  readTags(reading, page.html);
  readStyles(reading);
  readCode(reading);
  if (!collector.hasBudget()) page.cut = true;
  for (const link of page.links) {
    link.labels = link.labels.map((label) => unescape(label).replace(/\s+/g, ' ').trim());
  }
}

function readTags(reading: Reading, html: string) {
  const { spend, addLabel } = reading.collector;
  for (const tag of tagsIn(html)) {
    const { name, closes, attributes } = tag;
    if (!spend(CPU_STEPS.tag + attributes.length * CPU_STEPS.attribute)) return;
    if (reading.inLink) addLabel(tag.before);
    if (/^(a|li|td|ul|nav|footer|body)$/.test(name)) reading.inLink &&= !closes && name !== 'a';
    if (closes ? name === 'head' : !reading.isUnscripted && !IN_HEAD.test(name)) reading.isHead = false;
    if (closes) continue;
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
    reader?.(reading, tag);
    if (!reader || WITH_SETTINGS.test(name)) readSettings(reading, tag);
    readLook(reading, tag);
  }
}

/** Adds what an element loads for its look. */
function readLook(reading: Reading, { attributes }: Tag) {
  for (const [name, value] of attributes)
    if (name === 'background') reading.collector.add(reading.page.others, value);
    else if (CSS_ADDRESS.test(value) && (name === 'style' || name.startsWith('data-')))
      reading.css += ` ${unescape(value.slice(0, LONGEST))}`;
}

function readStyles({ page, budget, collector: { hasBudget, add, note }, css }: Reading) {
  for (const [, rule, address = ''] of affordable(css, budget, 2).matchAll(RULE)) {
    const url = add(page.others, address);
    if (!hasBudget()) break;
    if (!url) continue;
    const isImported = rule!.startsWith('@');
    note(isImported ? importedSheet(address, url) : { url, tag: `url(${address})`, line: '' });
  }
}

/** Reads the code after everything else, and short code first: loaders are short, and long code is usually data. */
function readCode({ page, budget, collector: { hasBudget, add }, code }: Reading) {
  const looked = new Map<string, number>();
  for (const text of code.sort((a, b) => a.length - b.length)) {
    const searchable = searchableCode(text, budget);
    page.code += searchable;
    for (const address of addressesInCode(searchable, budget, looked))
      if (!add(page.scripts, address) && !hasBudget()) break;
  }
}

type Reader = (reading: Reading, tag: Tag) => void;

/** Adds a tag that a browser loads from another host immediately. */
function noteTag(reading: Reading, { name, attributes }: Tag, url: URL | undefined) {
  const { collector, isUnscripted } = reading;
  const tag = url && (exemptTag(name, attributes, url) ?? loadingTag(name, attributes, url));
  if (!tag || reading.isFramed) return;
  // Without scripts a visitor cannot consent.
  collector.note(isUnscripted ? { url, tag: `<noscript>${tag.tag}</noscript>`, line: '' } : tag);
}

/** Keeps a script’s tag of the page’s own host, because its content can be another company’s. */
function noteOwnScript({ page, collector }: Reading, { name, attributes }: Tag) {
  const src = attributes.find(([known]) => known === 'src')?.[1];
  const url = src && page.ownScripts.length < MOST_OWN ? collector.absolute(src) : undefined;
  const tag = url?.host === page.url.host && loadingTag(name, attributes, url);
  if (tag) page.ownScripts.push(tag);
}

/** Keeps JSON-LD, and the hosts of the logos that it has for the subject of the page and for its publisher. */
function readStructured(reading: Reading, json: string) {
  reading.page.structured.push(json);
  for (const about of thingsIn(json))
    for (const { logo } of [about, isThing(about.publisher) ? about.publisher : {}]) {
      const address = isThing(logo) ? logo.url : logo;
      if (typeof address === 'string') claim(reading, address);
    }
}

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** What JSON-LD describes: an object, a list of them or its `@graph`. */
function thingsIn(json: string): Thing[] {
  try {
    const whole: unknown = JSON.parse(json);
    const list = isThing(whole) && '@graph' in whole ? whole['@graph'] : whole;
    return (Array.isArray(list) ? list : [list]).filter(isThing);
  } catch {
    return [];
  }
}

const readScript: Reader = (reading, tag) => {
  const { page, budget, collector } = reading;
  const url = collector.load(page.scripts, tag);
  if (url) noteTag(reading, tag, url);
  else noteOwnScript(reading, tag);
  const type = (attributeOf(tag, 'type') ?? '').trim();
  // In an SVG image, `href` has the address of a script.
  if (tag.foreign) readReference(page.scripts, reading, tag);
  if (type === 'importmap')
    for (const [, address] of affordable(tag.text, budget).matchAll(MAPPED))
      collector.add(page.scripts, address);
  else if (CODE_TYPE.test(type)) reading.code.push(tag.text);
  else if (type === 'application/ld+json' && (reading.structured += tag.text.length) < MOST_STRUCTURED)
    readStructured(reading, tag.text);
};

/** Adds the address of an element of an SVG image. */
const readReference = (set: Set<string>, { collector }: Reading, tag: Tag) =>
  void collector.add(set, attributeOf(tag, 'href') ?? attributeOf(tag, 'xlink:href'));

/** Reads the HTML in the `srcdoc` of an iframe. */
function readContent(reading: Reading, html: string | undefined) {
  if (!html || reading.isFramed) return;
  const { inLink, isHead } = reading;
  Object.assign(reading, { isFramed: true, inLink: false, isHead: false });
  readTags(reading, unescape(html));
  Object.assign(reading, { isFramed: false, inLink, isHead });
}

/** The widget blocks frames by itself, except those that the page exempts, but Chromium connects to an iframe’s host. */
const readFrame: Reader = (reading, tag) => {
  const { page, collector, isUnscripted } = reading;
  readContent(reading, attributeOf(tag, 'srcdoc'));
  const url = collector.load(page.frames, tag);
  const exempt = url && exemptTag(tag.name, tag.attributes, url);
  if (exempt) collector.note(exempt);
  else if (tag.name === 'iframe' && url?.protocol === 'https:' && !isUnscripted) noteTag(reading, tag, url);
};

const readMedia: Reader = (reading, tag) => {
  const { page, collector, inLink } = reading;
  noteTag(reading, tag, collector.load(page.others, tag));
  if (inLink) collector.addLabel(` ${attributeOf(tag, 'alt') ?? ''} `);
};

/** A frame that gets its address later is not checked again. */
const readSource: Reader = ({ page, collector }, tag) => void collector.load(page.others, tag);

const readLink: Reader = (reading, tag) => {
  const { page, collector } = reading;
  const rel = (attributeOf(tag, 'rel') ?? '').toLowerCase();
  const href = attributeOf(tag, 'href');
  if (LOADING_RELS.test(rel)) {
    const url = collector.add(attributeOf(tag, 'as') === 'script' ? page.scripts : page.others, href);
    collector.addSources(page.others, attributeOf(tag, 'imagesrcset') ?? '');
    if (url && ICON_RELS.test(rel)) page.iconHosts.add(url.hostname);
    noteTag(reading, tag, url);
  } else if (LEGAL_RELS.test(rel)) collector.link(tag, href);
  // Feeds and codes for embedding often come from another company.
  else if (
    reading.isHead &&
    OTHER_ADDRESS_RELS.test(rel) &&
    /^(text\/html)?$/.test(attributeOf(tag, 'type') ?? '')
  )
    claim(reading, href);
};

/** Keeps the host of an address that the page names as its own. */
function claim({ page, collector }: Reading, address: string | undefined) {
  const url = collector.absolute(address);
  if (url && page.claimedHosts.size < MOST_CLAIMED) page.claimedHosts.add(url.hostname);
}

const readMeta: Reader = (reading, tag) => {
  const content = (attributeOf(tag, 'content') ?? '').slice(0, LONGEST);
  const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name') ?? '';
  if (reading.isHead && PREVIEW_IMAGES.test(name)) claim(reading, content);
  if (!/^\s*refresh\s*$/i.test(attributeOf(tag, 'http-equiv') ?? '')) return;
  reading.collector.link(tag, /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]);
};

const readNoscript: Reader = (reading, { text }) => {
  if (reading.isUnscripted) return;
  reading.isUnscripted = true;
  readTags(reading, text);
  reading.isUnscripted = false;
};

/** Elements with a reader of their own that also keep something for a script. */
const WITH_SETTINGS = /^(?:a|input)$/;

/** What reads the elements with these names. */
const readers: Record<string, Reader> = {
  a: (reading, tag) => (reading.inLink = reading.collector.link(tag, attributeOf(tag, 'href'))),
  area: (reading, tag) => {
    reading.collector.link(tag, attributeOf(tag, 'href'));
    reading.inLink = false;
  },
  script: readScript,
  iframe: readFrame,
  frame: readFrame,
  embed: readFrame,
  object: readFrame,
  // An image button loads its image like any other.
  input: (reading, tag) => attributeOf(tag, 'type')?.toLowerCase() === 'image' && readMedia(reading, tag),
  img: readMedia,
  image: (reading, tag) => {
    readMedia(reading, tag);
    readReference(reading.page.others, reading, tag);
  },
  video: readMedia,
  audio: readMedia,
  source: readSource,
  track: readSource,
  link: readLink,
  base: ({ collector }, tag) => collector.setBase(attributeOf(tag, 'href')),
  style: (reading, { text }) => (reading.css += text),
  noscript: readNoscript,
  meta: readMeta,
};

/** What the attributes of any other element keep for a script. */
const readSettings: Reader = ({ page, collector, code }, { attributes }) => {
  for (const [key, value] of attributes) {
    if (!key.startsWith('data-') || !value.includes('/')) continue;
    // A lazy background image, a frame that a script will create, or a script’s settings.
    if (ELSEWHERE.test(key) && /^(https?:)?\/\//.test(value)) collector.add(page.others, value);
    else if (/^\s*[{[]/.test(value)) code.push(unescape(value));
  }
};
