import { and, asc, eq } from 'drizzle-orm';
import { clients, domains, locales } from '../db/schema.ts';
import { setting } from '../db/settings-column.ts';
import type { Database } from '../env.ts';

/**
 * The snippets that put the widget on a page: one that finds the language itself, and one per active locale; from the website's own
 * host if it has one.
 */
export async function embedSnippets(
  db: Database,
  origin: string,
  domain: { id: string; clientId: string },
): Promise<{ default: string } & Record<string, string>> {
  const [[owner], active] = await db.batch([
    db
      .select({ embedKey: clients.embedKey, ownHostPath: setting(domains, 'ownHostPath') })
      .from(clients)
      .innerJoin(domains, and(eq(domains.clientId, clients.id), eq(domains.id, domain.id)))
      .where(eq(clients.id, domain.clientId)),
    activeLocalesQuery(db, domain.id),
  ]);
  const { embedKey, ownHostPath } = owner!;
  const src = ownHostPath
    ? ownScriptUrl(ownHostPath, embedKey, domain.id)
    : scriptUrl(origin, embedKey, domain.id);
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

/** The address on the own host: without `.js`, because many servers answer such files from their disk. */
export const ownScriptUrl = (ownHostPath: string, embedKey: string, domainId: string) =>
  `/${ownHostPath}/app?apiKey=${embedKey}&domain=${domainId}`;

/**
 * The attributes that stop Cloudflare's Rocket Loader, WP Rocket and LiteSpeed Cache from deferring a script: deferred, it
 * could block nothing. The first one must come before `src`.
 */
const NOT_DEFERRED = 'data-cfasync="false" nowprocket data-no-optimize="1" data-no-defer';

export const snippet = (src: string) =>
  `<script ${NOT_DEFERRED} src="${escape(src)}" referrerpolicy="origin"></script>`;

/** The only form of snippet that CCM19’s app for Shopify takes: this path, and no other attributes. */
export const snippetForShopifyApp = (origin: string, embedKey: string, domainId: string) =>
  `<script src="${escape(scriptUrl(`${origin}/public`, embedKey, domainId))}" referrerpolicy="origin"></script>`;

/** The snippet in the form that a platform takes, where that is not HTML (docs/platforms). */
export const platformSnippets = {
  typo3: (snippet: string) => `page.headTag (\n<head>${snippet}\n)`,
  shopware: (snippet: string) => `{% sw_extends '@Storefront/storefront/layout/meta.html.twig' %}

{% block layout_head_meta_tags_charset %}
    {{ parent() }}
    ${snippet}
{% endblock %}`,
  nextjs: (snippet: string) =>
    snippet
      .replace(NOT_DEFERRED, 'data-cfasync="false" data-placet-spa=""')
      .replace('referrerpolicy', 'referrerPolicy')
      .replace('></script>', ' />'),
};

/** A snippet for an email, where “&amp;” would look like a mistake: in this attribute, HTML allows “&” as well. */
export const snippetForEmail = (snippet: string) => snippet.replaceAll('&amp;', '&');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
