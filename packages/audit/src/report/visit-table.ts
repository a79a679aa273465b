import { html } from 'hono/html';
import { isUnassigned, type Use } from '../judge/name-services.ts';
import { modes, type Visit } from '../types.ts';
import type { Texts } from './texts.ts';

/** What each visit observed, in numbers. */
export function visitTable(visits: Visit[], uses: Use[], t: Texts) {
  const rows = modes.map((mode) => {
    const visit = visits.find((visit) => visit.mode === mode);
    if (!visit?.decided)
      return html`<tr>
        <th scope="row">${t.modes[mode]}</th>
        <td colspan="3">${t.notMade}</td>
      </tr>`;
    const of = uses.filter((use) => use.visit === visit);
    const services = new Set(of.filter((use) => !isUnassigned(use)).map(({ service }) => service));
    const stored = new Set(
      of.flatMap(({ stored }) => stored && `${stored.type} ${stored.name} ${stored.host}`),
    );
    return html`<tr>
      <th scope="row">${t.modes[mode]}</th>
      <td>${new Set(visit.pages).size}</td>
      <td>${services.size}</td>
      <td>${[...stored].filter(Boolean).length}</td>
    </tr>`;
  });
  return html`<h3>${t.visits}</h3>
    <div class="wide" role="region" aria-label="${t.visits}" tabindex="0">
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">${t.pages}</th>
            <th scope="col">${t.thirdParties}</th>
            <th scope="col">${t.stored}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}
