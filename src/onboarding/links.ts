import { sameSite } from '../lib/site.ts';
import type { Link } from './site-page.ts';

// The first pattern that fits a label or an address decides how sure it is; in a tie the later link, the footer's, wins.
type Patterns = [exact: RegExp, contains: RegExp, inAddress: RegExp];
const IMPRINT: Patterns = [
  /^(impressum|imprint|legal notice|anbieterkennzeichnung|mentions légales|aviso legal|note legali|colofon)$/i,
  /\b(impressum|imprint|legal notice|legal disclosure|anbieterkennzeichnung|mentions légales|aviso legal|note legali)\b/i,
  /[/_.?=-](impressum|imprint|legal-?notice|anbieterkennzeichnung|mentions-legales|aviso-legal|note-legali)\b/i,
];
const PRIVACY: Patterns = [
  /^(datenschutz(erklärung|hinweise?|information(en)?|bestimmungen)?|privacy( policy| notice| statement)?|data protection|privacyverklaring|politique de confidentialité|política de privacidad|informativa (sulla )?privacy)$/i,
  /\bprivacy-policy\b|datenschutz(?!-?(einstellung|beauftragt))|\b(privacy (policy|notice|statement)|data protection|dsgvo|gdpr|privacyverklaring|politique de confidentialité|política de privacidad|informativa privacy)\b/i,
  /[/_.?=-](datenschutz\w*|privacy\w*|data-?protection|dsgvo)\b/i,
];

/** The addresses of the imprint and of the privacy policy among a page's links. */
export function legalPages(links: Link[]) {
  return { imprint: best(links, IMPRINT), privacy: best(links, PRIVACY) };
}

function best(links: Link[], [exact, contains, inAddress]: Patterns) {
  let found: { url: URL; rank: number } | undefined;
  for (const { url, labels } of links) {
    // A link to "#" opens something by script, such as the settings.
    if (!isPage(url) || url.href.endsWith('#') || url.pathname.length > 1024) continue;
    const ranks = labels
      .map((label) => label.slice(0, 200))
      .map((label) => (exact.test(label) ? 0 : contains.test(label) ? 1 : 3));
    const address = url.pathname + url.search + url.hash.replace('#', '/');
    const rank = Math.min(...ranks, inAddress.test(address) ? 2 : 3);
    if (rank < 3 && rank <= (found?.rank ?? 2)) found = { url, rank };
  }
  return found?.url;
}

const isPage = ({ protocol, pathname }: URL) =>
  /^https?:$/.test(protocol) && !/\.(?!x?html?$|shtml$|php$|aspx?$|jsp$|cfm$)[a-z]\w{1,4}$/i.test(pathname);

// Where services stand that the home page lacks: maps, forms, bookings, baskets, videos.
const TELLING =
  /kontakt|contact|anfahrt|directions|standort|location|find-us|buch|book|reserv|termin|shop|produkt|product|warenkorb|cart|checkout|kasse|blog|news|aktuell|artikel|article|video|galerie|gallery|event|veranstaltung/i;
// What must not be called for the sake of a look, or tells nothing.
const AVOIDED =
  /log-?(in|out)|sign-?(in|up|out)|abmelden|anmelden|delete|remove|unsubscribe|add-to-cart|wp-admin|wp-json|\/feed\b|\/agb|terms/i;

/** A query that names a page and does nothing else. */
const PAGE_QUERY = /^\?(id|p|page|page_id|seite|site)=[\w-]+$/;

/** Up to `count` further pages of the site: those that probably hold other services first, one of each part first. */
export function furtherPages(links: Link[], home: URL, except: (URL | undefined)[], count: number) {
  const seen = new Set([home, ...except].map((url) => url && bare(url)));
  const parts = new Set<string>();
  const candidates = links.flatMap(({ url, labels }, order) => {
    if (!isPage(url) || !sameSite(url, home) || AVOIDED.test(url.pathname)) return [];
    if (url.search && !PAGE_QUERY.test(url.search)) return [];
    if (seen.has(bare(url))) return [];
    seen.add(bare(url));
    const part = url.pathname.split('/').slice(0, 3).join('/');
    const rank = (TELLING.test(`${url.pathname} ${labels.join(' ')}`) ? 0 : 1) + (parts.has(part) ? 2 : 0);
    parts.add(part);
    return [{ url, rank, order }];
  });
  return candidates
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, count)
    .map(({ url }) => url);
}

const bare = (url: URL) => url.host + url.pathname.replace(/\/$/, '') + url.search;
