import { sql } from 'drizzle-orm';
import { rawQuery } from '../src/db/raw-query.ts';
import { databaseOf, type LogLocation } from '../src/db/databases.ts';
import type { Bindings } from '../src/env.ts';
import { append } from '../src/log/append/append.ts';
import { bitsOf } from '../src/log/leaf.ts';
import { readNotices } from '../src/log/notices/consent-notice-cache.ts';
import { maintain } from '../src/log/run/maintain.ts';
import { logAt } from '../src/log/log.ts';
import { blockLimits } from '../src/instance-settings.ts';
import { dateOf, monthOf } from '../src/lib/time.ts';
import type { DemoHistory } from './history-format.ts';

const DAY = 86_400;

/** Writes a history through the log’s own functions with a clock of its own. */
export async function writeHistory(env: Bindings, { domain, views, decisions }: DemoHistory) {
  const [place] = await rawQuery<LogLocation>(
    databaseOf(env.DB),
    sql`SELECT id AS domain, log AS id, logDatabase AS "database" FROM domains WHERE id = ${domain}`,
  );
  const log = logAt(env, place!);
  const begin = decisions[0]!.time;
  await rawQuery(log.db, sql`UPDATE logs SET createdAt = ${begin} WHERE id = ${log.id}`);
  const notices = await readNotices(log, place!, new Set(decisions.map(({ notice }) => notice)));
  let day = 0;
  for (const { time, ucid, notice, consent, embeddings } of decisions) {
    // The work of the scheduled job on that day.
    if (Math.floor(time / DAY) > day) await maintain(env, time);
    day = Math.floor(time / DAY);
    const ids = notices.get(notice)!.services.map(({ id }) => id);
    const accepted = Buffer.from(bitsOf(ids, new Set(embeddings))).toString('hex');
    const decision = { ucid, consent, manipulationPrevention: false, notice, accepted };
    await append(log.db, place!, decision, blockLimits(env), { now: time });
  }
  await countViews(env, domain, views);
}

async function countViews(env: Bindings, domain: string, views: DemoHistory['views']) {
  const db = databaseOf(env.DB);
  const rows = views.map(({ time, locale, outcome }) => ({ date: dateOf(time), locale, outcome }));
  const months = views.map(({ time }) => monthOf(time));
  const lastView = Math.max(0, ...views.map(({ time }) => time));
  const given = sql`json_each(${JSON.stringify(rows)})`;
  const ended = (outcome: string) => sql`sum(value ->> 'outcome' = ${outcome})`;
  await db.batch([
    rawQuery(
      db,
      sql`INSERT INTO statistics (domainId, date, locale, acceptedAll, refusedAll, chosen, unanswered)
        SELECT ${domain}, value ->> 'date' AS date, value ->> 'locale' AS locale,
          ${ended('acceptedAll')}, ${ended('refusedAll')}, ${ended('chosen')}, ${ended('unanswered')}
        FROM ${given} GROUP BY date, locale`,
    ),
    // Two more page views without the banner for each one with it.
    rawQuery(
      db,
      sql`INSERT INTO calls (domainId, month, count, siteCalledAt) SELECT ${domain}, value, 3 * count(*), ${lastView}
        FROM json_each(${JSON.stringify(months)}) WHERE true GROUP BY value
        ON CONFLICT DO UPDATE SET count = count + excluded.count,
          siteCalledAt = max(siteCalledAt, excluded.siteCalledAt)`,
    ),
    rawQuery(
      db,
      sql`INSERT INTO clientCalls (clientId, month, count)
        SELECT clientId, value, 3 * count(*) FROM json_each(${JSON.stringify(months)}) JOIN domains d ON d.id = ${domain}
        WHERE true GROUP BY value ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    ),
  ]);
}
