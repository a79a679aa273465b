// The pages to scan come from public repositories, which are never committed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/run-command.ts';
import { fail } from '../lib/terminal.ts';

/** Repositories with pages of many websites, saved as tests of readers. */
const COLLECTIONS: Record<string, RegExp> = {
  'mozilla/readability': /^test\/test-pages\/.*source\.html$/,
  'postlight/parser': /^fixtures\/.*\.html$/,
  'codelucas/newspaper': /^tests\/.*\.html$/,
};
/** Maximum number of pages of a website that is published as a repository, those with the shortest paths. */
const PER_SITE = 6;

export type Repository = { name: string; files: string[]; read: (path: string) => Buffer };

/** A repository in the folder, `owner+name/repo`; cloned from GitHub if it is missing, skipped if that fails. */
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

/** The address of a saved page, from its own markup or from its file name. */
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
