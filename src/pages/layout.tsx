import type { PropsWithChildren } from 'hono/jsx';
import { IDLE_TIMEOUT } from '../db/session-lifetimes.ts';
import { Form } from './form.tsx';
import { languages, texts } from './texts/index.ts';
import { useView } from './view.ts';

/** The frame of every page: head, header, flash, footer. */
export function Layout({ title, children }: PropsWithChildren<{ title: string }>) {
  const { t, language, username, left, home, flash, banner } = useView();
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Placet`}</title>
        <link rel="icon" href="/account/icon.svg" />
        <link rel="stylesheet" href="/account/style.css" />
        <script src="/account/copy.js" defer></script>
        {left !== undefined && <script src="/account/session.js" defer></script>}
      </head>
      <body>
        <a class="skip" href="#content">
          {t.skip}
        </a>
        {banner}
        <header class="bar">
          <a class="brand" href={username === undefined ? '/' : home}>
            <Mark />
            Placet
          </a>
          {username !== undefined && <Navigation username={username} />}
        </header>
        <main id="content">
          {flash && (
            <p class="notice" role="status" tabindex={-1} autofocus>
              {flash}
            </p>
          )}
          {children}
        </main>
        {left !== undefined && <SessionEnding left={left} />}
        <footer>
          <LanguageSwitch />
        </footer>
      </body>
    </html>
  );
}

/** Warns before the session ends. Without JavaScript, the style sheet shows the warning after a fixed time on the page. */
function SessionEnding({ left }: { left: number }) {
  const { t, url, home } = useView();
  const minutes = Math.ceil(left / 60);
  return (
    <div
      class={left < IDLE_TIMEOUT ? 'ending now' : 'ending'}
      role="status"
      data-left={left}
      data-look={`${home}/session`}
      data-minutes={t.ending.minutes('#')}
      data-over={t.ending.over}
    >
      <p>{left < IDLE_TIMEOUT ? t.ending.minutes(String(minutes)) : t.ending.soon}</p>
      <a href={url.pathname + url.search}>{t.ending.stay}</a>
    </div>
  );
}

const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <rect width="24" height="24" rx="7" />
    <path d="m7 12.5 3.4 3.4L17.2 9" />
  </svg>
);

function Navigation({ username }: { username: string }) {
  const { t, url, home, links } = useView();
  const link = ([path, text]: (typeof links)[number]) => (
    <a href={path} aria-current={url.pathname === path ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <nav aria-label={t.navigation}>
      {links.map(link)}
      <Form action={`${home}/logout`} class="logout">
        <span class="who" title={username}>
          {username}
        </span>
        <button class="quiet">{t.signOut}</button>
      </Form>
    </nav>
  );
}

function LanguageSwitch() {
  const { t, language, url } = useView();
  const address = (other: string) => {
    const query = new URLSearchParams(url.search);
    query.set('lang', other);
    return `${url.pathname}?${query.toString()}`;
  };
  return (
    <nav aria-label={t.languages} class="languages">
      {languages.map((other) =>
        other === language ? (
          <span aria-current="true">{texts[other].language}</span>
        ) : (
          <a href={address(other)} lang={other} hreflang={other}>
            {texts[other].language}
          </a>
        ),
      )}
    </nav>
  );
}
