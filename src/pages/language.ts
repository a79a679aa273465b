import { createMiddleware } from 'hono/factory';
import { ownUrl } from '../http/own-url.ts';
import { acceptedLanguages } from '../lib/locale-match.ts';
import { cookie } from './cookie.ts';
import { formats } from './locale-formats.ts';
import { languages, type Texts } from './texts/index.ts';
import type { PageEnv, Tree } from './view.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';

const YEAR = 365 * SECONDS_PER_DAY;
const languageCookie = cookie('placet-language', YEAR);
/** Written by the pages themselves (public/account/copy.js). */
const zoneCookie = cookie('placet-zone');

/**
 * Sets the visit's language: the one that was chosen (`?lang=de`, kept in a cookie), otherwise the browser's. Dates and
 * numbers follow the browser's region where it speaks that language, and times its zone.
 */
export const inLanguage = <T extends Texts>({ home, texts, links }: Tree<T>) =>
  createMiddleware<PageEnv<T>>(async (c, next) => {
    const url = ownUrl(c);
    // Two slashes would make a link to another host.
    url.pathname = url.pathname.replace(/^\/+/, '/');
    const wanted = asLanguage(url.searchParams.get('lang'));
    if (wanted && c.req.method === 'GET') {
      languageCookie.write(c, wanted);
      url.searchParams.delete('lang');
      return c.redirect(url.pathname + url.search, 303);
    }
    const accepted = acceptedLanguages(c.req.header('Accept-Language'));
    const language =
      asLanguage(languageCookie.read(c)) ?? accepted.map(languageOf).find((known) => known) ?? 'en';
    const locale = accepted.find((tag) => languageOf(tag) === language) ?? language;
    if (c.req.method === 'POST') url.pathname = url.pathname.replace(/\/[^/]*$/, '');
    const t = texts[language];
    const zone = zoneCookie.read(c);
    c.set('view', { t, language, formats: formats(locale, language, zone), url, home, links: links(t) });
    return next();
  });

const languageOf = (tag: string) => asLanguage(tag.split('-')[0]!.toLowerCase());
const asLanguage = (text: string | undefined | null) => languages.find((language) => language === text);
