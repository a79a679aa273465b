import { useView } from './view.ts';

/** The pages of the account. */
const paths = {
  profile: '/account/settings',
  apiKeys: '/account/settings#api-key',
  users: '/account/users',
} as const;

export function AccountNavigation() {
  const { t, url } = useView();
  return (
    <nav class="sections" aria-label={t.settings.title}>
      {(Object.keys(paths) as (keyof typeof paths)[]).map((name) => (
        <a href={paths[name]} aria-current={url.pathname === paths[name] ? 'page' : undefined}>
          {t.account[name]}
        </a>
      ))}
    </nav>
  );
}
