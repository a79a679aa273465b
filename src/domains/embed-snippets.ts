import { and, asc, eq } from 'drizzle-orm';
import { clients, locales } from '../db/schema.ts';
import type { Database } from '../env.ts';

/** The snippets that put the widget on a page: one that finds the language itself, and one per active locale. */
export async function embedSnippets(
  db: Database,
  origin: string,
  domain: { id: string; clientId: string },
): Promise<{ default: string } & Record<string, string>> {
  const [[owner], active] = await db.batch([
    db.select({ embedKey: clients.embedKey }).from(clients).where(eq(clients.id, domain.clientId)),
    activeLocalesQuery(db, domain.id),
  ]);
  const src = scriptUrl(origin, owner!.embedKey, domain.id);
  const forced = active.map(({ name }) => [name, snippet(`${src}&lang=${name}`)]);
  return { default: snippet(src), ...Object.fromEntries(forced) };
}

/** The names of a domain's active locales. */
export const activeLocalesQuery = (db: Database, domainId: string) =>
  db
    .select({ name: locales.name })
    .from(locales)
    .where(and(eq(locales.domainId, domainId), eq(locales.active, true)))
    .orderBy(asc(locales.seq));

export const scriptUrl = (origin: string, embedKey: string, domainId: string) =>
  `${origin}/app.js?apiKey=${embedKey}&domain=${domainId}`;

/**
 * The attributes that stop Cloudflare's Rocket Loader, WP Rocket and LiteSpeed Cache from deferring a script: deferred, it
 * could block nothing. The first one must come before `src`.
 */
const NOT_DEFERRED = 'data-cfasync="false" nowprocket data-no-optimize="1" data-no-defer';

export const snippet = (src: string) =>
  `<script ${NOT_DEFERRED} src="${escape(src)}" referrerpolicy="origin"></script>`;

/** A snippet for an email, where “&amp;” would look like a mistake: in this attribute, HTML allows “&” as well. */
export const snippetForEmail = (snippet: string) => snippet.replaceAll('&amp;', '&');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
