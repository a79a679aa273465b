import { createMiddleware as create } from 'hono/factory';
import { Hono } from '../lib/http/hono.ts';
import type { LabelOf } from '../pages/activity/field-differences.tsx';
import { flashRedirect } from '../pages/flash.ts';
import type { Language } from '../pages/texts/index.ts';
import { useView as viewOf, type PageEnv, type View as ViewOf } from '../pages/view.ts';
import { type Texts, texts } from './texts/index.ts';
import { withLanguage } from '../pages/language-and-time-zone.ts';

/** The labels of the forms in the clients’ console. */
type LabelsIn = (language: Language) => LabelOf;
export type OperatorEnv = PageEnv<Texts> & { Variables: { clientLabels: LabelsIn } };
export type View = ViewOf<Texts>;

export const createPages = () => new Hono<OperatorEnv>();
export const createMiddleware = create<OperatorEnv>;
export const useView = viewOf<Texts>;
export const redirectWithFlash = flashRedirect<Texts['flashes']>();

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
  menu: (t) => [
    ['/operator/settings', t.settings.title],
    ['/operator/users', t.users.title],
    ['/operator/branding', t.branding.title],
  ],
});
