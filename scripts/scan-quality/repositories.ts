// Where the pages come from: public repositories, which are read and never committed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/run-command.ts';
import { fail } from '../lib/terminal.ts';

/** Pages of many sites, which others saved as tests of their readers. */
const COLLECTIONS: Record<string, RegExp> = {
  'mozilla/readability': /^test\/test-pages\/.*source\.html$/,
  'postlight/parser': /^fixtures\/.*\.html$/,
  'codelucas/newspaper': /^tests\/.*\.html$/,
};
/** Of a site that is published as a repository so many pages, the ones with the shortest addresses. */
const PER_SITE = 6;

export type Repository = { name: string; files: string[]; read: (path: string) => Buffer };

/** A repository of the folder, `owner+name/repo`; cloned from GitHub where it is not there, left out where that fails. */
export async function repository(folder: string, name: string): Promise<Repository | undefined> {
  const bare = join(folder, name.replace('/', '+'), 'repo');
  if (!existsSync(bare)) {
    const args = ['clone', '--bare', '--depth', '1', `https://github.com/${name}.git`, bare];
    if ((await run('git', args)).code !== 0) return undefined;
  }
  const directory = existsSync(join(bare, '.git')) ? join(bare, '.git') : bare;
  const git = (...args: string[]) =>
    execFileSync('git', [`--git-dir=${directory}`, ...args], { maxBuffer: 1e8 });
  const all = git('ls-tree', '-r', '--name-only', '-z', 'HEAD').toString().split('\0');
  const pages = all.filter((path) => COLLECTIONS[name]?.test(path) ?? /\.x?html?$/.test(path));
  const files = COLLECTIONS[name]
    ? pages
    : pages.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, PER_SITE);
  return { name, files, read: (path) => git('show', `HEAD:${path}`) };
}

/** The address under which a saved page is read: what it says of itself, or what its file is called. */
export function addressOf({ name }: Repository, path: string, html: string) {
  const said =
    /<link[^>]+rel=["']?canonical["']?[^>]*href=["']([^"']+)/i.exec(html)?.[1] ??
    /<meta[^>]+og:url["'][^>]*content=["']([^"']+)/i.exec(html)?.[1];
  if (said && /^https?:/.test(said) && URL.canParse(said)) return new URL(said);
  const host =
    COLLECTIONS[name] && /([\w-]+\.)+(com|org|net|de|tv|ch|at|co\.uk|io|jp|fr|gov)/.exec(path)?.[0];
  return new URL(`https://${host ?? 'www.site.example'}/`);
}

export const collections = Object.keys(COLLECTIONS);

const TRACKERDB = '@ghostery/trackerdb@1.0.945';

/** The path of trackerdb.json, which npm brings into the folder and not among the project's packages, for its licence. */
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
