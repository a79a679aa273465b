import { html } from 'hono/html';
import { printable } from '../../../../src/lib/text/printable.ts';
import type { Button, Visit } from '../types.ts';
import type { Texts } from './texts.ts';

/** Both buttons of the first layer as they were measured. */
export function bannerTable(visit: Visit | undefined, t: Texts) {
  const banner = visit?.banner;
  if (!banner || banner.visibleAfter === undefined)
    return html`<p>${banner ? t.bannerIssue.noBanner('') : t.unknownBanner}</p>`;
  const format = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 });
  const number = (value: number) => format.format(value);
  const row = (name: string, button: Button | undefined) =>
    button
      ? html`<tr>
          <th scope="row">${name}: <q>${printable(button.label)}</q></th>
          <td>${number(button.width)} × ${number(button.height)} px</td>
          <td>${number(button.fontSize)} px, ${button.fontWeight}</td>
          <td>${button.contrast ? number(button.contrast) : '–'}</td>
          <td>${button.tabs === undefined ? t.unreachable : `${button.tabs} ×`}</td>
        </tr>`
      : html`<tr>
          <th scope="row">${name}</th>
          <td colspan="4">${t.notShown}</td>
        </tr>`;
  return html`<p>${t.visibleAfter(number(banner.visibleAfter / 1000))}</p>
    <div class="wide" role="region" aria-label="${t.banner}" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">${t.button}</th>
            <th scope="col">${t.size}</th>
            <th scope="col">${t.font}</th>
            <th scope="col">${t.contrast}</th>
            <th scope="col">${t.tabs}</th>
          </tr>
        </thead>
        <tbody>
          ${row(t.accept, banner.accept)}${row(t.reject, banner.reject)}
        </tbody>
      </table>
    </div>`;
}
