import { createMiddleware as create } from 'hono/factory';
import { Hono } from '../http/hono.ts';
import { withLanguage as languageOf } from '../pages/language.ts';
import { useView as viewOf, type PageEnv, type View as ViewOf } from '../pages/view.ts';
import { texts, type Texts } from './texts/index.ts';

export type OperatorEnv = PageEnv<Texts>;
export const createPages = () => new Hono<OperatorEnv>();
export const createMiddleware = create<OperatorEnv>;
export type View = ViewOf<Texts>;
export const useView = viewOf<Texts>;

/** Sets the visit's language for the operator's pages. */
export const inLanguage = languageOf<Texts>({
  home: '/operator',
  texts,
  links: (t) => [
    ['/operator', t.clients.title],
    ['/operator/domains', t.domains.title],
    ['/operator/status', t.status.title],
  ],
});
