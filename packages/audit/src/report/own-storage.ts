import { html } from 'hono/html';
import { isUnassigned, type Use } from '../judge/name-services.ts';
import type { Stored } from '../types.ts';
import { storedList } from './lines.ts';
import type { Texts } from './texts.ts';

/** Names in the website’s own storage that the catalogue does not know, and those of the consent manager. */
export function ownStorage(uses: Use[], t: Texts) {
  const own = uses.filter(isUnassigned);
  if (own.length === 0) return html`<p>${t.noneUsed}</p>`;
  const [unknown, decisions] = [false, true].map((isNecessary) =>
    distinct(own.filter(({ service }) => service.isNecessary === isNecessary)),
  ) as [Stored[], Stored[]];
  return html`${unknown.length > 0 ? html`<p>${t.ownHint}</p>` : ''}${storedList(unknown, t)}${
    decisions.length > 0 ? html`<p>${t.managerHint}</p>` : ''
  }${storedList(decisions, t)}`;
}

const distinct = (uses: Use[]) => [
  ...new Map(uses.map(({ stored }) => [`${stored!.type} ${stored!.name}`, stored!])).values(),
];
