import { createPages } from './env.ts';
import { errorPage } from '../pages/error-page.tsx';
import { headers } from '../pages/headers.ts';
import { inLanguage } from './tree.ts';
import { page } from '../pages/page.tsx';
import { session } from './session.ts';

/** What this is, and where to go from here. */
export const home = createPages()
  .use('/', headers, inLanguage, session)
  .get('/', (c) => {
    const t = c.var.view.t.home;
    const way = (path: string, title: string, text: string) => (
      <li>
        <a class="card way" href={path}>
          <strong>{title}</strong>
          <span>{text}</span>
        </a>
      </li>
    );
    return page(
      c,
      t.title,
      <div class="home">
        <h1>{t.title}</h1>
        <p class="lead">{t.intro}</p>
        <p>{t.proof}</p>
        <p>{t.detail}</p>
        <ul class="ways">
          {way('/account', t.account, t.accountText)}
          {way('/docs', t.docs, t.docsText)}
          {way('/README.md', t.quickStart, t.quickStartText)}
        </ul>
      </div>,
    );
  })
  .onError(errorPage);
