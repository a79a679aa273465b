import { html } from 'hono/html';
import { printable } from '../../../../src/lib/text/printable.ts';
import type { Visit } from '../types.ts';
import type { Texts } from './texts.ts';

/** What ended a visit early or was refused in it. */
export function limitList(visits: Visit[], t: Texts) {
  const byText = Map.groupBy(
    visits.flatMap(({ mode, limits }) =>
      limits.map(({ kind, detail }) => ({ mode, text: t.limit[kind](printable(detail)) })),
    ),
    ({ text }) => text,
  );
  const lines = [...byText].map(
    ([text, list]) => `${[...new Set(list.map(({ mode }) => t.modes[mode]))].join(', ')}: ${text}`,
  );
  return lines.length === 0
    ? ''
    : html`<section>
        <h2>${t.limits}</h2>
        <ul>
          ${lines.slice(0, 40).map((line) => html`<li>${line}</li>`)}
        </ul>
      </section>`;
}
