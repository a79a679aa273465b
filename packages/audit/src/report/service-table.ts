import { html } from 'hono/html';
import { printable } from '../../../../src/lib/text/printable.ts';
import { isUnassigned, type Use } from '../judge/name-services.ts';
import { modes, type Visit } from '../types.ts';
import { purposeText } from './purpose-text.ts';
import { texts, type Language } from './texts.ts';

/** The services and third parties, and the visits in which they were observed. */
export function serviceTable(uses: Use[], language: Language) {
  const t = texts[language];
  const byService = Map.groupBy(
    uses.filter((use) => !isUnassigned(use)),
    ({ service }) => service,
  );
  if (byService.size === 0) return html`<p>${t.noneUsed}</p>`;
  // In the visits with a decision, what came after it counts.
  const isIn = (list: Use[], mode: Visit['mode']) =>
    list.some(
      ({ visit, sent, stored }) =>
        visit.mode === mode &&
        (mode === 'undecided' || mode === 'signal' || (sent ?? stored)!.phase === 'after'),
    );
  const rows = [...byService].map(
    ([service, list]) =>
      html`<tr>
        <td>${printable(service.name)}<br /><small>${service.vendor}</small></td>
        <td>${purposeText(service, language)}</td>
        ${modes.map(
          (mode) =>
            html`<td class="count" data-label="${t.modes[mode]}">${isIn(list, mode) ? t.observed : '–'}</td>`,
        )}
      </tr>`,
  );
  return html`<table class="services">
    <thead>
      <tr>
        <th scope="col">${t.service}</th>
        <th scope="col">${t.purpose}</th>
        ${modes.map((mode) => html`<th scope="col" class="count">${t.modes[mode]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
