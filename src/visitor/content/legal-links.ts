import { languageOf } from '../../lib/text/locale-match.ts';
import { sameSite } from '../../lib/http/host-names.ts';
import { fillHtml, fillUrl } from '../../lib/text/fill-placeholders.ts';
import type { Configuration } from './configuration.ts';

const names = ['imprint', 'privacyPolicy', 'accessibility'] as const;
type LinkName = (typeof names)[number];

/** Legal notice, privacy policy and accessibility statement, from another locale if the domain has none in this one. */
export function legalLinksOf(
  configuration: Configuration,
  locale: string,
  label: (name: LinkName) => string,
) {
  const language = languageOf(locale);
  const rank = ({ name }: Configuration['locales'][number]) =>
    name === locale ? 0 : languageOf(name) === language ? 1 : 2;
  const byRank = configuration.locales.toSorted((a, b) => rank(a) - rank(b));
  const { accessibilityLinkEnabled } = configuration.domain;
  return names
    .filter((name) => name !== 'accessibility' || accessibilityLinkEnabled)
    .flatMap((name) => {
      const direct = configuration.domain[`${name}DisplayMode`] === 'direct';
      for (const from of byRank) {
        const html = direct ? fillHtml(from[`${name}HtmlCode`], configuration.placeholders) : '';
        const url = fillUrl(from[`${name}Url`], configuration.placeholders);
        const lang = languageOf(from.name) === language ? undefined : languageOf(from.name);
        if (html || url)
          return [{ name, label: label(name), url: url || undefined, html: html || undefined, lang }];
      }
      return [];
    });
}

const escape = (text: string) => text.replace(/[^\w/-]/g, '\\$&');

/** A pattern for path and query of a page, with or without a slash at the end of the path, and with any further parameters. */
function patternOf({ pathname, search }: URL) {
  const pairs = search.slice(1).split('&').filter(Boolean);
  return `^${escape(pathname.replace(/\/$/, ''))}/?(?![^?])${pairs.map((pair) => `(?=.*[?&]${escape(pair)}(&|$))`).join('')}`;
}

/** The legal pages of the site in all locales; the banner does not open on a `quiet` one. */
export function legalPages({ domain, locales, placeholders }: Configuration) {
  const asks = { imprint: domain.imprintShowWidget, privacyPolicy: domain.privacyPolicyShowWidget };
  const home = new URL(`https://${domain.name}`);
  return names.flatMap((name) =>
    locales.flatMap((locale) => {
      const url = fillUrl(locale[`${name}Url`], placeholders);
      if (!url) return [];
      const page = new URL(url, home);
      if (!sameSite(page, home)) return [];
      const quiet = (name !== 'accessibility' && !asks[name]) || undefined;
      return { form: patternOf(page), quiet };
    }),
  );
}
