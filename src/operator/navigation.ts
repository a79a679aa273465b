import { withLanguage } from '../pages/language.ts';
import { texts, type Texts } from './texts/index.ts';

/** Sets language, texts and navigation of the operator's console. */
export const withNavigation = withLanguage<Texts>({
  home: '/operator',
  texts,
  links: (t) => [
    ['/operator/domains', t.domains.title],
    ['/operator', t.clients.title],
    ['/operator/status', t.status.title],
    ['/operator/activity', t.activityTitle],
  ],
  menu: (t) => [['/operator/branding', t.branding.title]],
});
