import type { PropsWithChildren } from 'hono/jsx';
import { IDLE_TIMEOUT } from '../db/users/session-lifetimes.ts';
import { Brand, BrandLinks } from './brand.tsx';
import { Form } from './forms/form.tsx';
import { Icon } from './icons.tsx';
import { addressWith } from './list-page-links.tsx';
import { languages, texts } from './texts/index.ts';
import { schemes, useView } from './view.ts';

/** The frame of every page: head, header, flash, content. */
export function Layout({ title, children }: PropsWithChildren<{ title: string }>) {
  const { t, language, scheme, username, userId, left, home, flash, flashLink, banner, branding } = useView();
  return (
    <html lang={language} data-scheme={scheme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme ?? 'light dark'} />
        <title>{`${title} · ${branding.name}`}</title>
        <link rel="stylesheet" href="/account/style.css" />
        <BrandLinks />
        <script src="/account/copy.js" defer></script>
        <script src="/account/drafts.js" type="module"></script>
        {left !== undefined && <script src="/account/session.js" type="module"></script>}
      </head>
      <body data-user={userId}>
        <a class="skip" href="#content">
          {t.skip}
        </a>
        {banner}
        <header class="bar">
          <a class="brand" href={username === undefined ? '/' : home}>
            <Brand />
          </a>
          {username !== undefined && <Navigation />}
          <div class="tools">
            <LanguageSwitch />
            <SchemeSwitch />
            {username !== undefined && <AccountMenu username={username} />}
          </div>
        </header>
        <main id="content">
          {flash && (
            <p class="notice" role="status" tabindex={-1} autofocus>
              {flash}
              {flashLink && (
                <>
                  {' '}
                  <a href={flashLink[0]}>{flashLink[1]}</a>
                </>
              )}
            </p>
          )}
          {userId !== undefined && <p role="status" hidden data-restored={t.restored} />}
          {children}
        </main>
        {branding.supportAddress && (
          <footer>
            {t.support} <a href={`mailto:${branding.supportAddress}`}>{branding.supportAddress}</a>
          </footer>
        )}
        {left !== undefined && <SessionEnding left={left} />}
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
      data-sign-in={t.ending.signIn}
    >
      <p>{left < IDLE_TIMEOUT ? t.ending.minutes(String(minutes)) : t.ending.soon}</p>
      <a href={url.pathname + url.search}>{t.ending.stay}</a>
    </div>
  );
}

function Navigation() {
  const { t, url, home, links } = useView();
  return (
    <nav aria-label={t.navigation}>
      {links.map(([path, text]) => {
        const isCurrent = path === home ? url.pathname === path : `${url.pathname}/`.startsWith(`${path}/`);
        return (
          <a href={path} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </a>
        );
      })}
    </nav>
  );
}

function AccountMenu({ username }: { username: string }) {
  const { t, url, home, menu } = useView();
  return (
    <details class="menu" name="header">
      <summary title={username}>
        <Icon name="user" />
        <span class="unseen">{t.accountMenu} </span>
        <span class="who">{username}</span>
        <Icon name="chevron-down" />
      </summary>
      <div class="options">
        <p class="hint">{username}</p>
        {menu.map(([path, text]) => (
          <a href={path} aria-current={url.pathname === path ? 'page' : undefined}>
            <Icon name="settings" />
            {text}
          </a>
        ))}
        <Form action={`${home}/logout`}>
          <button class="quiet">
            <Icon name="log-out" />
            {t.signOut}
          </button>
        </Form>
      </div>
    </details>
  );
}

// `withLanguage` stores the language and the color scheme of an address in cookies.
function LanguageSwitch() {
  const { t, language } = useView();
  return (
    <nav aria-label={t.languages}>
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <a href={addressWith('lang', other)} lang={other} hreflang={other}>
            <Icon name="globe" />
            {texts[other].language}
          </a>
        ))}
    </nav>
  );
}

const schemeIcons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

function SchemeSwitch() {
  const { t, scheme = 'system' } = useView();
  return (
    <details class="menu" name="header">
      <summary title={t.schemes.title}>
        <Icon name={schemeIcons[scheme]} />
        <span class="unseen">{t.schemes.title}</span>
      </summary>
      <div class="options">
        {(['system', ...schemes] as const).map((option) => (
          <a href={addressWith('scheme', option)} aria-current={option === scheme ? 'true' : undefined}>
            <Icon name={schemeIcons[option]} />
            {t.schemes[option]}
          </a>
        ))}
      </div>
    </details>
  );
}
