import { addressOf, type Page } from './pages.ts';
import { escaped, type RenderedPage } from './render-page.ts';

/** The guides of a folder in docs/. */
type Group = { title: string; pages: Page[] };

/** The listed pages by folder, those of docs/ itself first; a folder has the title of its README.md, or its own name. */
function groupsOf(pages: Page[]): Group[] {
  const folders = new Map<string, Page[]>();
  // The header links to docs/README.md.
  for (const page of pages.filter(({ isListed, path }) => isListed && path !== 'docs/README.md')) {
    const [, folder = ''] = /^docs\/(.+)\/[^/]+$/.exec(page.path) ?? [];
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return [...folders].map(([folder, inFolder]) => ({
    title: folder ? titleOf(folder, inFolder) : 'Guides',
    pages: inFolder.sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'en')),
  }));
}

const titleOf = (folder: string, pages: Page[]) =>
  pages.find(({ path }) => path.endsWith('/README.md'))?.title ??
  `${folder[0]!.toUpperCase()}${folder.slice(1).replaceAll('-', ' ')}`;

/** A README.md comes before the other pages of its folder. */
const rank = ({ path }: Page) => (path.endsWith('README.md') ? 0 : 1);

/** README.md is listed by what most of its readers look for. */
const nameOf = ({ path, title }: Page) => escaped(path === 'README.md' ? 'Quick start' : title);
const linkOf = ({ path }: Page) =>
  path === 'README.md' ? `${addressOf(path)}#quick-start` : addressOf(path);

/** The attribute of what is in the language of a page, where that is another one than English. */
const langOf = ({ path }: Page) => (path.endsWith('.de.md') ? ' lang="de"' : '');

/** The page of a guide, with a list of all guides and of its own sections. */
export const pageWith = (page: RenderedPage, pages: Page[]) =>
  layout(
    page.title,
    `<div class="columns"><main id="content"${langOf(page)}>${page.html}</main>
<nav class="guides" aria-label="Guides">${groupsOf(pages)
      .map(
        (group) => `<h2>${escaped(group.title)}</h2>
<ul>${group.pages.map((other) => `<li>${entryOf(other, page)}</li>`).join('\n')}</ul>`,
      )
      .join('\n')}</nav></div>`,
  );

function entryOf(page: Page, current: RenderedPage) {
  if (page.path !== current.path) return `<a href="${linkOf(page)}"${langOf(page)}>${nameOf(page)}</a>`;
  const sections = current.sections.map(({ anchor, text }) => `<li><a href="#${anchor}">${text}</a></li>`);
  return `<a href="${linkOf(page)}"${langOf(page)} aria-current="page">${nameOf(page)}</a><ul${langOf(page)}>${sections.join('')}</ul>`;
}

/** The page /docs/api: the API reference. */
export const referencePage = () =>
  layout(
    'API reference',
    `<h1 class="unseen">Placet API reference</h1>
<noscript><p>This page needs JavaScript. The API is also described in the OpenAPI document <a href="/openapi.json">openapi.json</a>.</p></noscript>
<openapi-explorer id="content" spec-url="/openapi.json" hide-server-selection hide-components collapse fetch-credentials="omit" schema-expand-level="1"></openapi-explorer>`,
    `<link rel="stylesheet" href="/docs/reference.css">
<script type="module" src="/docs/openapi-explorer.js"></script>
`,
  );

const layout = (title: string, body: string, head = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Placet</title>
<link rel="icon" href="/account/icon.svg">
<link rel="stylesheet" href="/docs/page.css">
${head}</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="brand" href="/"><img src="/account/icon.svg" alt="" width="24" height="24">Placet</a>
<nav aria-label="Documentation"><a href="/docs">Documentation</a><a href="/docs/api">API reference</a><a href="/verify">Verify a receipt</a></nav>
</header>
${body}
</body>
</html>
`;
