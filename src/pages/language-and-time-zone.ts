import { createMiddleware } from 'hono/factory';
import { brandingOf } from './branding/branding-cache.ts';
import { ownUrl } from '../http/own-url.ts';
import { acceptedLanguages } from '../lib/text/locale-match.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { hostCookie } from './host-cookie.ts';
import { localeFormats } from './number-and-date-formats.ts';
import { languages, type Texts } from './texts/index.ts';
import { schemes, type PageEnv, type Console } from './view.ts';

const YEAR = 365 * SECONDS_PER_DAY;
const languageCookie = hostCookie('placet-language', YEAR);
const schemeCookie = hostCookie('placet-scheme', YEAR);
/** Set by public/account/copy.js. */
const zoneCookie = hostCookie('placet-zone');

/**
 * Sets the view with the chosen language and color scheme (`?lang=de`, `?scheme=dark`, stored in cookies) or the
 * browser’s. Dates and numbers use its region if the language matches, times its zone.
 */
export const withLanguage = <T extends Texts>({ home, texts, links, menu }: Console<T>) =>
  createMiddleware<PageEnv<T>>(async (c, next) => {
    const url = ownUrl(c);
    // A path that starts with two slashes would link to another host.
    url.pathname = url.pathname.replace(/^\/+/, '/');
    const chosen = asLanguage(url.searchParams.get('lang'));
    const scheme = url.searchParams.get('scheme');
    if ((chosen || scheme) && c.req.method === 'GET') {
      if (chosen) languageCookie.write(c, chosen);
      if (asScheme(scheme)) schemeCookie.write(c, scheme!);
      else if (scheme) schemeCookie.remove(c);
      for (const name of ['lang', 'scheme']) url.searchParams.delete(name);
      return c.redirect(url.pathname + url.search, 303);
    }
    const accepted = acceptedLanguages(c.req.header('Accept-Language'));
    const language =
      asLanguage(languageCookie.read(c)) ?? accepted.map(languageOf).find((known) => known) ?? 'en';
    const locale = accepted.find((tag) => languageOf(tag) === language) ?? language;
    if (c.req.method === 'POST') url.pathname = url.pathname.replace(/\/[^/]*$/, '');
    const t = texts[language];
    const zone = zoneCookie.read(c);
    c.set('view', {
      t,
      language,
      formats: localeFormats(locale, language, zone),
      url,
      home,
      links: links(t),
      menu: menu(t),
      branding: await brandingOf(c.var.db),
      scheme: asScheme(schemeCookie.read(c)),
    });
    return next();
  });

const languageOf = (tag: string) => asLanguage(tag.split('-')[0]!.toLowerCase());
const asLanguage = (text: string | undefined | null) => languages.find((language) => language === text);
const asScheme = (text: string | undefined | null) => schemes.find((scheme) => scheme === text);
