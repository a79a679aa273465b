import { html } from 'hono/html';
import { printable } from '../../../../src/lib/text/printable.ts';
import type { Visit } from '../types.ts';
import type { Texts } from './texts.ts';

/** The pages of all visits, each once. */
export function pageList(visits: Visit[], t: Texts) {
  const pages = new Set(visits.flatMap(({ pages }) => pages));
  return html`<h3 id="pages">${t.pages}</h3>
    <ul aria-labelledby="pages">
      ${[...pages].map((page) => html`<li>${printable(page)}</li>`)}
    </ul>`;
}
