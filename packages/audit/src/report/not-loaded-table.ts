import { html } from 'hono/html';
import { printable } from '../../../../src/lib/text/printable.ts';
import type { Audit } from '../audit.ts';
import type { Texts } from './texts.ts';

/** The accepted services that did not load, with what stopped each; empty if the audit was not asked for them. */
export function notLoadedTable({ afterAccept }: Audit, t: Texts) {
  if (!afterAccept) return '';
  const { notLoaded } = afterAccept;
  return html`<section>
    <h2>${t.notLoaded}</h2>
    ${notLoaded && notLoaded.length > 0 ? table(notLoaded, t) : html`<p>${notLoaded ? t.allLoaded : t.notLoadedUnchecked}</p>`}
  </section>`;
}

const table = (notLoaded: NonNullable<NonNullable<Audit['afterAccept']>['notLoaded']>, t: Texts) =>
  html`<p>${t.notLoadedHint}</p>
    <div class="wide" role="region" aria-label="${t.notLoaded}" tabindex="0">
      <table class="evidence">
        <thead>
          <tr>
            <th scope="col">${t.service}</th>
            <th scope="col">${t.stoppedBy}</th>
            <th scope="col">${t.evidence}</th>
          </tr>
        </thead>
        <tbody>
          ${notLoaded.map(
            ({ name, by, evidence }) =>
              html`<tr>
                <th scope="row">${printable(name)}</th>
                <td>${t.by[by]}</td>
                <td>
                  ${evidence.length > 0 ? evidence.map((line) => html`<div><code>${printable(line)}</code></div>`) : '–'}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
