import { withLanguage as languageOf } from '../pages/language.ts';
import { texts, type Texts } from './texts/index.ts';

/** Sets the visit's language for the clients' pages. */
export const withNavigation = languageOf<Texts>({
  home: '/account',
  texts,
  links: (t) => [
    ['/account', t.overview.title],
    ['/account/settings', t.settings.title],
  ],
});
