import { createPages } from './env.ts';
import { errorPage } from '../pages/error-page.tsx';
import { securityHeaders } from '../pages/security-headers.ts';
import { withNavigation } from './navigation.ts';
import { page } from '../pages/page.tsx';
import { session } from './session.ts';

/** The start page of the service. */
export const home = createPages()
  .use('/', securityHeaders, withNavigation, session)
  .get('/', (c) => {
    const t = c.var.view.t.home;
    const link = (path: string, title: string, text: string) => (
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
          {link('/account', t.account, t.accountText)}
          {link('/docs', t.docs, t.docsText)}
          {link('/README.md', t.quickStart, t.quickStartText)}
        </ul>
      </div>,
    );
  })
  .onError(errorPage);
