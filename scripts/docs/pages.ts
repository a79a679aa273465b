import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** A Markdown file that is served as a page. */
export type Page = {
  /** Its path in the repository. */
  path: string;
  markdown: string;
  title: string;
  /** Whether the list beside each page has it: README.md and the files in docs/. Others are only linked. */
  isListed: boolean;
};

/** The pages, and the other files to which they link. */
export type Found = Awaited<ReturnType<typeof findPages>>;

/** The relative links of a Markdown file, as paths in the repository. */
const linksOf = (path: string, markdown: string) =>
  [...markdown.matchAll(/\]\((?![a-z]+:|\/|#)([^)#\s]+)/g)].map(([, link]) =>
    normalize(join(dirname(path), link!)).replace(/\/$/, ''),
  );

/** All pages: README.md, the files in docs/, and Markdown files to which they link; and the other files to which they link. */
export async function findPages(root: string) {
  const inDocs = (await readdir(join(root, 'docs'), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  const listed = ['README.md', ...inDocs.sort()];
  const pages: Page[] = [];
  const files = new Set<string>();
  const found = new Set(listed);
  for (const path of found) {
    const markdown = await readFile(join(root, path), 'utf8');
    pages.push({ path, markdown, title: titleOf(markdown), isListed: listed.includes(path) });
    for (const link of linksOf(path, markdown)) {
      if (link.endsWith('.md')) found.add(link);
      else if (/\.\w+$|^LICENSE$/.test(link)) files.add(link);
    }
  }
  return { pages, files };
}

const titleOf = (markdown: string) => /^# (.+)/.exec(markdown)?.[1] ?? '';

/** The address of a page: that of docs/signals.md is /docs/signals, and that of docs/platforms/README.md is /docs/platforms. */
export function addressOf(path: string) {
  const inDocs = path === 'README.md' ? 'docs/readme.md' : path.replace(/^(?!docs\/)/, 'docs/repository/');
  return `/${inDocs.replace(/(\/README)?\.md$/, '')}`;
}

/** The address of a file that is not a page. */
export const fileAddress = (path: string) => `/docs/repository/${path}.txt`;
