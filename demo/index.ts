import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { scanAndStore } from '../src/domains/scan/website-scan.ts';
import { rawQuery } from '../src/db/raw-query.ts';
import { databaseOf } from '../src/db/databases.ts';
import { createApp, type AppEnv } from '../src/env.ts';
import { ownOrigins } from '../src/http/own-url.ts';
import { requireOperatorKey } from '../src/http/operator-key.ts';
import { acceptedLanguages, matchLocale } from '../src/lib/text/locale-match.ts';
import { snippet, scriptUrl } from '../src/domains/embed-snippets.ts';
import { writeHistory } from './write-history.ts';
import { imprintPage, privacyPage, shopPage, videoPage } from './demo-page.ts';
import { shopTexts, type ShopLanguage } from './shop-texts.ts';
import type { DemoHistory } from './history-format.ts';

type Domain = {
  id: string;
  clientId: string;
  enteredName: string;
  name: string;
  path: string;
  embedKey: string;
};

/** The domain of the demo website of the client that was seeded last. */
async function demoDomain(c: Context<AppEnv>) {
  const { host } = new URL(c.req.url);
  const [found] = await rawQuery<Domain>(
    databaseOf(c.env.DB),
    sql`SELECT d.id, d.clientId, d.enteredName, d.name, d.path, c.embedKey FROM domains d JOIN clients c ON c.id = d.clientId
      WHERE d.name = ${host} ORDER BY d.seq DESC LIMIT 1`,
  );
  return found;
}

async function show(c: Context<AppEnv>, make: typeof shopPage, language = c.req.param('language')) {
  const found = await demoDomain(c);
  if (!found) return c.text('The demo has no data yet. Run "npm run seed" first.', 404);
  const { origin } = new URL(c.req.url);
  return c.html(make(language as ShopLanguage, snippet(scriptUrl(origin, found.embedKey, found.id))));
}

/** `/demo`: a website of the client that was seeded last, with its scripts and the endpoint for its history. */
export const demo = createApp()
  .get('/demo', (c) => {
    const wanted = acceptedLanguages(c.req.header('Accept-Language'));
    const languages = Object.keys(shopTexts);
    const known = wanted.map((language) => matchLocale(language, languages)).find(Boolean);
    return show(c, shopPage, known ?? 'de');
  })
  .get('/demo/:language{de|en}', (c) => show(c, shopPage))
  .get('/demo/:language{de|en}/imprint', (c) => show(c, imprintPage))
  .get('/demo/:language{de|en}/privacy', (c) => show(c, privacyPage))
  .get('/demo/video', (c) => c.html(videoPage))
  .get('/demo/:file{\\w+\\.js}', (c) =>
    c.body(`console.info('${c.req.param('file')} loaded after consent.')`, 200, {
      'Content-Type': 'text/javascript',
    }),
  )
  .post('/demo/history', requireOperatorKey, async (c) => {
    await writeHistory(c.env, await c.req.json<DemoHistory>());
    return c.body(null, 204);
  })
  // In production the scheduled job scans a domain after its first page view.
  .post('/demo/scan', requireOperatorKey, async (c) => {
    const found = await demoDomain(c);
    if (found) await scanAndStore(c.env, databaseOf(c.env.DB), ownOrigins(c), { ...found, ownHosts: [] });
    return c.body(null, 204);
  });
