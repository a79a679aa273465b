import { randomBytes, randomInt } from 'node:crypto';
import type { DemoHistory } from '../../demo/history-format.ts';
import { call } from './call-api.ts';
import { SECONDS_PER_DAY } from '../../src/lib/time.ts';

export type Site = {
  id: string;
  origin: string;
  snippet: string;
  embedKey: string;
  mandatory: string;
  optional: string[];
  /** The hashes of its consent notices by locale. */
  notices: Record<string, string>;
};
type DemoDecision = DemoHistory['decisions'][number];
export type Visit = { site: Site; view: DemoHistory['views'][number]; decision?: DemoDecision };

/** Days of history: blocks are sealed after 30 days, so the current one has the decisions of the last 15. */
export const DAYS = 75;

const pick = <T>(list: readonly T[]) => list[randomInt(list.length)]!;
const newUcid = () => randomBytes(32).toString('hex');

/** Ten banner interactions in their typical proportion. */
const ENDS = [
  ...Array.from({ length: 4 }, () => 'acceptedAll' as const),
  ...Array.from({ length: 3 }, () => 'refusedAll' as const),
  'chosen' as const,
  ...Array.from({ length: 2 }, () => 'unanswered' as const),
];

/** Visitors’ languages in their proportion. */
const LOCALES = [...Array.from({ length: 7 }, () => 'de_DE'), 'en_US', 'en_US'];

/** The difference between local time in Germany and UTC, in seconds, in winter. */
const ZONE = 3600;

/** A second of a UTC day on which people shop: seldom at night, most often in the evening. */
const timeOfDay = () =>
  ((Math.max(...[1, 2].map(() => randomInt(17 * 3600))) + 6.5 * 3600 - ZONE) % SECONDS_PER_DAY) | 0;

/** A page view with the banner and the visitor’s decision; some visitors return and decide again. */
function visitAt(site: Site, time: number, known: string[]): Visit {
  const locale = pick(LOCALES);
  const outcome = pick(ENDS);
  const view = { time, locale, outcome };
  if (outcome === 'unanswered') return { site, view };
  const ucid = known.length > 5 && randomInt(6) === 0 ? pick(known) : newUcid();
  known.push(ucid);
  const { mandatory, optional } = site;
  const some = optional.slice(0, 1 + randomInt(optional.length - 1));
  const embeddings = {
    acceptedAll: [mandatory, ...optional],
    chosen: [mandatory, ...some],
    refusedAll: [mandatory],
  };
  const decision = {
    time,
    ucid,
    notice: site.notices[locale]!,
    consent: outcome !== 'refusedAll',
    embeddings: embeddings[outcome],
  };
  return { site, view, decision };
}

/** The visits of a number of days up to `now` in order: increasing over time, most at weekends. */
export function visitsOf(site: Site, now: number, days: number) {
  const today = Math.floor(now / SECONDS_PER_DAY);
  const times = Array.from({ length: days + 1 }, (_, i) => {
    const day = (today - days + i) * SECONDS_PER_DAY;
    const weekend = [0, 6].includes(new Date(day * 1000).getUTCDay());
    const count = Math.round((9 + (9 * i) / days) * (weekend ? 1.4 : 1)) + randomInt(5);
    return Array.from({ length: count }, () => day + timeOfDay()).filter((time) => time < now);
  }).flat();
  const known: string[] = [];
  return times.sort((a, b) => a - b).map((time) => visitAt(site, time, known));
}

/** Sends a visitor’s decision as the browser would from a page of the website. */
export async function send(url: string, { site, view, decision }: Visit) {
  const { id: domain, embedKey: apiKey, origin } = site;
  const post = <T>(path: string, body: object) =>
    call<T>(url + path, { method: 'POST', headers: { Origin: origin }, body });
  await post('/app/interactions', { apiKey, domain, locale: view.locale, outcome: view.outcome });
  if (!decision) return undefined;
  const { time: _, ...decided } = decision;
  const { ucid } = await post<{ ucid: string }>('/app/consents', {
    apiKey,
    domain,
    lang: view.locale,
    ...decided,
  });
  return ucid;
}
