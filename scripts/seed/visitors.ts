import { randomBytes, randomInt } from 'node:crypto';
import { call } from './http.ts';
import { languages } from './shop.ts';

export type Site = { id: string; origin: string; embedKey: string; mandatory: string; optional: string[] };
export type Visitor = { ucid: string; language: string; site: Site; decisions: number };

export const newVisitors = (count: number, sites: Site[]): Visitor[] =>
  Array.from({ length: count }, (_, i) => ({
    ucid: randomBytes(32).toString('hex'),
    language: languages[randomInt(languages.length)]!,
    site: sites[i % sites.length]!,
    decisions: 0,
  }));

/** The visitor's next decision: each differs from the one before, which the server would take for a repetition. */
function decisionOf({ site, decisions }: Visitor, offset: number) {
  const { mandatory, optional } = site;
  const some = (decisions + offset) % (optional.length + 2);
  if (some === 0) return { consent: false, embeddings: [] };
  return { consent: true, embeddings: [mandatory, ...optional.slice(0, some - 1)] };
}

/** Sends a visitor's decision as the browser would, from a page of the site. */
export async function decide(baseUrl: string, visitor: Visitor) {
  const { ucid, language, site } = visitor;
  await call(`${baseUrl}/app/consents`, {
    method: 'POST',
    headers: { Origin: site.origin, 'Accept-Language': language },
    body: {
      apiKey: site.embedKey,
      domain: site.id,
      ucid,
      manipulationPrevention: randomInt(10) === 0,
      ...decisionOf(visitor, parseInt(ucid.slice(0, 2), 16)),
    },
  });
  visitor.decisions++;
}

const outcomes = ['acceptedAll', 'refusedAll', 'chosen', 'unanswered'];

/** Tells how the question to a visitor ended, as the page would when it is left. */
export const leave = (baseUrl: string, { language, site }: Visitor) =>
  call(`${baseUrl}/app/outcomes`, {
    method: 'POST',
    headers: { Origin: site.origin },
    body: {
      apiKey: site.embedKey,
      domain: site.id,
      locale: language.slice(0, 5).replace('-', '_'),
      outcome: outcomes[randomInt(outcomes.length)],
    },
  });
