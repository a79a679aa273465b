import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Audit } from '../audit.ts';
import { groups } from '../judge/groups.ts';
import { bannerTable } from './banner-table.ts';
import { groupState } from './group-state.ts';
import { issueSections, ruleLines, todoOf } from './issue.ts';
import { limitList } from './limit-list.ts';
import { notLoadedTable } from './not-loaded-table.ts';
import { ownStorage } from './own-storage.ts';
import { pageList } from './page-list.ts';
import { serviceTable } from './service-table.ts';
import { style } from './style.ts';
import type { Visit } from '../types.ts';
import { texts, type Language, type Texts } from './texts.ts';
import { visitTable } from './visit-table.ts';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; form-action 'none'; base-uri 'none'`;

/** The report as one HTML file. Every text of the website is escaped. */
export async function htmlReport(audit: Audit, language: Language) {
  const t = texts[language];
  const { site, issues, visits, uses } = audit;
  const hasPlacet = visits.some(({ placet }) => placet);
  const time = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'long' });
  return String(
    await html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${policy}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="no-referrer" />
          <title>${t.title(site.host)}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          <header>
            <h1>${t.title(site.host)}</h1>
            <p>${t.meaning}</p>
            <dl>
              <dt>${t.audited}</dt>
              <dd>${site.href}</dd>
              <dt>${t.period}</dt>
              <dd>${time.formatRange(audit.began, audit.ended)}</dd>
              <dt>${t.duration}</dt>
              <dd>${durationOf(audit, t)}</dd>
              <dt>${t.tool}</dt>
              <dd>@placet/audit ${audit.version}</dd>
              <dt>${t.browser}</dt>
              <dd>${audit.browser}</dd>
              <dt>${t.browserLanguage}</dt>
              <dd>${audit.locale}</dd>
            </dl>
          </header>
          <main>
            <h2>${t.overview}</h2>
            <table>
              <tbody>
                ${groups.map((group) => {
                  const { kind, text } = groupState(group, audit, t);
                  return html`<tr>
                    <th scope="row">${t.group[group].title}</th>
                    <td>
                      ${kind === 'none' ? html`<span class="good">✓</span> ${text}` : html`<span class="${kind === 'issues' ? 'bad' : 'soft'}">${text}</span>`}
                    </td>
                  </tr>`;
                })}
              </tbody>
            </table>
            ${visitTable(visits, uses, t)}${pageList(visits, t)}
            ${groups
              .map((group) => [group, issues.filter((issue) => issue.group === group)] as const)
              .filter(([, list]) => list.length > 0)
              .map(
                ([group, list]) =>
                  html`<section>
                    <h2>${t.group[group].title}</h2>
                    <p class="todo"><strong>${t.todo}</strong> ${todoOf(group, list, hasPlacet, t)}</p>
                    ${issueSections(list, language)}${ruleLines(list, language)}
                  </section>`,
              )}
            <section>
              <h2>${t.banner}</h2>
              ${pictureOf(visits[0], t)}${bannerTable(visits[0], t)}
            </section>
            ${notLoadedTable(audit, t)}
            <section>
              <h2>${t.services}</h2>
              ${serviceTable(uses, language)}
            </section>
            <section>
              <h2>${t.own}</h2>
              ${ownStorage(uses, t)}
            </section>
            ${limitList(visits, t)}
            <section>
              <h2>${t.method}</h2>
              <ul>
                ${t.methods.map((line) => html`<li>${line}</li>`)}
              </ul>
            </section>
          </main>
        </body>
      </html> `,
  );
}

/** How long all visits took, in minutes and seconds. */
function durationOf({ began, ended }: Audit, t: Texts) {
  const seconds = Math.round((ended.getTime() - began.getTime()) / 1000);
  const unit = (count: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(t.locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
  const minutes = Math.floor(seconds / 60);
  return [minutes > 0 ? unit(minutes, 'minute') : '', unit(seconds % 60, 'second')].filter(Boolean).join(' ');
}

/** What a visitor without a decision saw first. */
const pictureOf = (visit: Visit | undefined, t: Texts) =>
  visit?.picture
    ? html`<figure>
        <img src="data:image/jpeg;base64,${visit.picture}" alt="${t.picture}" />
        <figcaption class="soft">${t.picture}</figcaption>
      </figure>`
    : html`<p class="soft">${t.noPicture}</p>`;
