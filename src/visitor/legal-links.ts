import { languageOf } from '../lib/locale.ts';
import { sameSite } from '../lib/website.ts';
import { fillHtml, fillUrl } from './fill-placeholders.ts';
import type { Configuration } from './configuration.ts';

const names = ['imprint', 'privacyPolicy', 'accessibility'] as const;
type LinkName = (typeof names)[number];

/** Imprint, privacy policy and accessibility statement, of another locale where the domain has them in no better one. */
export function legalLinksOf(source: Configuration, locale: string, label: (name: LinkName) => string) {
  const language = languageOf(locale);
  const rank = ({ name }: Configuration['locales'][number]) =>
    name === locale ? 0 : languageOf(name) === language ? 1 : 2;
  const byRank = source.locales.toSorted((a, b) => rank(a) - rank(b));
  const { accessibilityLinkEnabled } = source.domain;
  return names
    .filter((name) => name !== 'accessibility' || accessibilityLinkEnabled)
    .flatMap((name) => {
      const direct = source.domain[`${name}DisplayMode`] === 'direct';
      for (const from of byRank) {
        const html = direct ? fillHtml(from[`${name}HtmlCode`], source.placeholders) : '';
        const url = fillUrl(from[`${name}Url`], source.placeholders);
        const lang = languageOf(from.name) === language ? undefined : languageOf(from.name);
        if (html || url)
          return [{ name, label: label(name), url: url || undefined, html: html || undefined, lang }];
      }
      return [];
    });
}

const escape = (text: string) => text.replace(/[^\w/-]/g, '\\$&');

/** What path and query of a page match, with a slash at the path's end or without, and whatever else the query holds. */
function formOf({ pathname, search }: URL) {
  const pairs = search.slice(1).split('&').filter(Boolean);
  return `^${escape(pathname.replace(/\/$/, ''))}/?(?![^?])${pairs.map((pair) => `(?=.*[?&]${escape(pair)}(&|$))`).join('')}`;
}

/** Where such pages of the site are, in all locales; on a `quiet` one nothing is asked. */
export function legalPages({ domain, locales, placeholders }: Configuration) {
  const asks = { imprint: domain.imprintShowWidget, privacyPolicy: domain.privacyPolicyShowWidget };
  return names.flatMap((name) =>
    locales.flatMap((locale) => {
      const url = fillUrl(locale[`${name}Url`], placeholders);
      const home = new URL(`https://${domain.name}`);
      const page = new URL(url, home);
      if (!url || !sameSite(page, home)) return [];
      const quiet = (name !== 'accessibility' && !asks[name]) || undefined;
      return { form: formOf(page), quiet };
    }),
  );
}
