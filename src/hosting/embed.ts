import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { clients, locales } from '../db/schema.ts';
import type { InDomain } from './owner.ts';

/** The snippets that put the widget on a page: one that finds the language itself, and one per active locale. */
export const embed = new Hono<InDomain>().get('/', async (c) => {
  const { db, domain } = c.var;
  const [[owner], active] = await db.batch([
    db.select({ embedKey: clients.embedKey }).from(clients).where(eq(clients.id, domain.clientId)),
    db
      .select({ name: locales.name })
      .from(locales)
      .where(and(eq(locales.domainId, domain.id), eq(locales.active, true)))
      .orderBy(asc(locales.seq)),
  ]);
  const src = `${new URL(c.req.url).origin}/app.js?apiKey=${owner!.embedKey}&domain=${domain.id}`;
  const forced = active.map(({ name }) => [name, snippet(`${src}&lang=${name}`)]);
  return c.json({ default: snippet(src), ...Object.fromEntries(forced) });
});

const snippet = (src: string) => `<script src="${escape(src)}" referrerpolicy="origin"></script>`;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
