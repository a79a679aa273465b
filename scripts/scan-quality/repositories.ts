// The pages to scan come from public repositories, which are never committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { run } from '../lib/run-command.ts';
import { fail } from '../lib/fail.ts';

type Collections = Record<string, RegExp>;

/** Repositories with pages of many websites, saved as tests of readers. The scan was developed with them. */
const READ: Collections = {
  'mozilla/readability': /^test\/test-pages\/.*source\.html$/,
  'postlight/parser': /^fixtures\/.*\.html$/,
  'codelucas/newspaper': /^tests\/.*\.html$/,
};
/** News pages since 2023. What the catalogue lacked was looked up in the pages of one half of the websites. */
const NEWS: Collections = { 'flairNLP/fundus': /^tests\/resources\/.*\.html\.gz$/ };
/** Halved in the same way. */
const MIXED: Collections = {
  'hhursev/recipe-scrapers': /^tests\/test_data\/.*\.testhtml$/,
  'microlinkhq/metascraper': /^packages\/metascraper\/test\/integration\/.*input\.html$/,
  'omnivore-app/omnivore': /^packages\/readabilityjs\/test\/test-pages\/.*source\.html$/,
  'jocmp/mercury-parser': /^fixtures\/.*\.html$/,
};
/** Articles, shops, forums, services and documentation, most of them of 2024 to 2026. Halved in the same way. */
const KINDS: Collections = {
  'Murrough-Foley/web-content-extraction-benchmark': /^dev\/html\/.*\.html\.gz$/,
};
/** A collection from which nothing was looked up. */
const UNREAD: Collections = { 'adbar/trafilatura': /^tests\/.*\.html$/ };
/** Another one, measured as a whole. */
const SECOND_UNREAD: Collections = { 'scrapinghub/article-extraction-benchmark': /^html\/.*\.html\.gz$/ };

const COLLECTIONS: Collections = { ...READ, ...NEWS, ...MIXED, ...KINDS, ...UNREAD, ...SECOND_UNREAD };

/** The collections of which one half of the websites was searched, by what they show. */
export const halvedSets = { news: Object.keys(NEWS), mixed: Object.keys(MIXED), kinds: Object.keys(KINDS) };
export const unreadSets = { unread: Object.keys(UNREAD), 'second unread': Object.keys(SECOND_UNREAD) };

/** Whether a website belongs to the half whose pages nobody looked at, by a hash, so that nobody chose. */
export const isHeldOut = (page: URL) =>
  createHash('sha256').update(DOMAIN.exec(page.hostname)![0]).digest()[0]! % 2 === 1;
/** The domain by which pages were put into halves. It does not follow later changes of `registrableDomain`. */
const DOMAIN = /[^.]+\.(?:(?:co|com|org|net|gov|ac|edu|or|gv|ne)\.[a-z]{2}|[^.]+)$/;
/** Maximum number of pages of a website that is published as a repository, those with the shortest paths. */
const PER_SITE = 6;

/** `read` returns nothing for a file that a snapshot lists without having it. */
export type Repository = { name: string; files: string[]; read: (path: string) => Buffer | undefined };

/** A repository in the folder, `owner+name/repo`; cloned from GitHub if it is missing, skipped if that fails. */
export async function repository(folder: string, name: string): Promise<Repository | undefined> {
  const bare = join(folder, name.replace('/', '+'), 'repo');
  if (!existsSync(bare)) {
    const args = ['clone', '--bare', '--depth', '1', `https://github.com/${name}.git`, bare];
    if ((await run('git', args)).code !== 0) return undefined;
  }
  const directory = existsSync(join(bare, '.git')) ? join(bare, '.git') : bare;
  const git = (...args: string[]) =>
    execFileSync('git', [`--git-dir=${directory}`, ...args], { maxBuffer: 1e8, stdio: 'pipe' });
  const all = git('ls-tree', '-r', '--name-only', '-z', 'HEAD').toString().split('\0');
  const pages = all.filter((path) => COLLECTIONS[name]?.test(path) ?? /\.x?html?$/.test(path));
  const files = COLLECTIONS[name]
    ? pages
    : pages.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, PER_SITE);
  const read = (path: string) => {
    try {
      const content = git('show', `HEAD:${path}`);
      return path.endsWith('.gz') ? gunzipSync(content) : content;
    } catch {
      return undefined;
    }
  };
  return { name, files, read };
}

/** Whether a page was saved with its scripts, which its collection has removed from some. */
export const hasScripts = ({ name }: Repository, html: string) => !KINDS[name] || /<script\b/i.test(html);

/** The address of a saved page: as its collection records it, otherwise from its own markup or from its file name. */
export function addressOf({ name, read }: Repository, path: string, html: string) {
  const record = KINDS[name] && read(path.replace('/html/', '/ground-truth/').replace('.html.gz', '.json'));
  const recorded = record && (JSON.parse(record.toString()) as { url: string }).url;
  if (recorded) return new URL(recorded);
  const said =
    /<link[^>]+rel=["']?canonical["']?[^>]*href=["']([^"']+)/i.exec(html)?.[1] ??
    /<meta[^>]+og:url["'][^>]*content=["']([^"']+)/i.exec(html)?.[1];
  if (said && /^https?:/.test(said) && URL.canParse(said)) return new URL(said);
  const host =
    COLLECTIONS[name] && /([\w-]+\.)+(com|org|net|de|tv|ch|at|co\.uk|io|jp|fr|gov)/.exec(path)?.[0];
  return new URL(`https://${host ?? 'www.site.example'}/`);
}

export const collections = Object.keys(READ);

const TRACKERDB = '@ghostery/trackerdb@1.0.945';

/**
 * The path of trackerdb.json, which npm installs into the folder and not as a dependency of the project, because of its
 * license.
 */
export async function trackerDb(folder: string) {
  const path = join(folder, 'node_modules/@ghostery/trackerdb/dist/trackerdb.json');
  if (!existsSync(path)) {
    const { code, output } = await run('npm', [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--prefix',
      folder,
      TRACKERDB,
    ]);
    if (code !== 0) fail('trackerdb could not be installed.', output);
  }
  return path;
}
