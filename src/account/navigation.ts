import { withLanguage } from '../pages/language.ts';
import { texts, type Texts } from './texts/index.ts';

/** Sets language, texts and navigation of the client's console. */
export const withNavigation = withLanguage<Texts>({
  home: '/account',
  texts,
  links: (t) => [
    ['/account', t.overview.title],
    ['/account/settings', t.navigation],
  ],
});
