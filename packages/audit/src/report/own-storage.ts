import { html } from 'hono/html';
import { isUnassigned, type Use } from '../judge/name-services.ts';
import { storedList } from './lines.ts';
import type { Texts } from './texts.ts';

/** Names in the website’s own storage that the catalogue does not know. */
export function ownStorage(uses: Use[], t: Texts) {
  const stored = new Map(
    uses.filter(isUnassigned).map(({ stored }) => [`${stored!.type} ${stored!.name}`, stored!]),
  );
  if (stored.size === 0) return html`<p>${t.noneUsed}</p>`;
  return html`<p>${t.ownHint}</p>
    ${storedList([...stored.values()], t)}`;
}
