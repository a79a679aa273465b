import { createPages, withNavigation } from '../console.ts';
import { errorPage } from '../../pages/error-page.tsx';
import { securityHeaders } from '../../pages/security-headers.ts';
import { useView } from '../../pages/view.ts';
import { page } from '../../pages/page.tsx';
import { session } from '../../people/sign-in/session.ts';

/** A picture of scripts/pictures.ts, in the page's language and in the color scheme that was chosen, or the system's. */
function Picture({ name, alt }: { name: 'banner' | 'console'; alt: string }) {
  const { language, scheme } = useView();
  const address = (shown: 'light' | 'dark') => `/pictures/${name}-${language}-${shown}.webp`;
  return (
    <picture>
      {!scheme && <source media="(prefers-color-scheme: dark)" srcset={address('dark')} />}
      <img src={address(scheme ?? 'light')} alt={alt} width="1200" height="800" />
    </picture>
  );
}

/** The start page of the service. */
export const home = createPages()
  .use('/', securityHeaders, withNavigation, session)
  .get('/', (c) => {
    const { t: texts, username } = c.var.view;
    const t = texts.home;
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
      <div class="front">
        <div class="front-claim">
          <h1>{t.title}</h1>
          <p class="lead">{t.intro(c.var.view.branding.name)}</p>
          <p class="front-actions">
            {c.env.DEMO && (
              <a class="button primary" href="/demo">
                {t.demo}
              </a>
            )}
            <a class={c.env.DEMO ? 'button' : 'button primary'} href="/account">
              {username === undefined ? t.signIn : t.account}
            </a>
          </p>
        </div>
        <div class="front-pictures">
          <Picture name="banner" alt={t.bannerPicture} />
          <Picture name="console" alt={t.consolePicture} />
        </div>
        <ul class="front-benefits">
          {t.benefits.map(([title, text]) => (
            <li>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ul class="ways">
          {way('/docs', t.docs, t.docsText)}
          {way('/docs/readme#quick-start', t.quickStart, t.quickStartText)}
          {way('/verify', t.verify, t.verifyText)}
        </ul>
      </div>,
    );
  })
  .onError(errorPage);
