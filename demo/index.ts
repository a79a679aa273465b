import { sql } from 'drizzle-orm';
import { rawQuery } from '../src/db/raw-query.ts';
import { databaseOf } from '../src/db/databases.ts';
import { createApp } from '../src/env.ts';
import { requireOperatorKey } from '../src/hosting/operator-auth.ts';
import { snippet, scriptUrl } from '../src/embed-snippets.ts';
import { writeHistory } from './write-history.ts';
import { page } from './demo-page.ts';
import type { DemoHistory } from './demo-history.ts';

/** `/demo`: a website of the client that was seeded last, with its scripts and the endpoint for its history. */
export const demo = createApp()
  .get('/demo', async (c) => {
    const { origin, host } = new URL(c.req.url);
    const [found] = await rawQuery<{ id: string; embedKey: string }>(
      databaseOf(c.env.DB),
      sql`SELECT d.id, c.embedKey FROM domains d JOIN clients c ON c.id = d.clientId
        WHERE d.name = ${host} ORDER BY d.seq DESC LIMIT 1`,
    );
    if (!found) return c.text('The demo has no data yet. Run "npm run seed" first.', 404);
    return c.html(page(snippet(scriptUrl(origin, found.embedKey, found.id))));
  })
  .get('/demo/video', (c) =>
    c.html(
      '<!doctype html><title>Video</title><p style="font:1.2em system-ui">▶ The workshop in two minutes',
    ),
  )
  .get('/demo/:file{\\w+\\.js}', (c) =>
    c.body(`console.info('${c.req.param('file')} loaded after consent.')`, 200, {
      'Content-Type': 'text/javascript',
    }),
  )
  .get('/demo/:page{imprint|privacy}', (c) =>
    c.html(
      '<!doctype html><title>Lindenhof</title><p>Lindenhof Möbel GmbH, Lindenstraße 12, 70173 Stuttgart. <a href="/demo">Back</a>',
    ),
  )
  .post('/demo/history', requireOperatorKey, async (c) => {
    await writeHistory(c.env, await c.req.json<DemoHistory>());
    return c.body(null, 204);
  });
