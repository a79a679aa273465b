import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { page } from '../pages/page.tsx';
import { includesRole } from './roles.tsx';
import { useView } from './console.ts';

/** The pages of the account; those for owners are not shown to others. */
const paths = {
  profile: '/account/settings',
  users: '/account/users',
  activity: '/account/activity',
} as const;

/** Answers with a page of the account: navigation, heading and content. */
export const accountPage = (c: Context, title: string, content: Child, status?: ContentfulStatusCode) =>
  page(
    c,
    title,
    <>
      <AccountNavigation />
      <h1>{title}</h1>
      {content}
    </>,
    status,
  );

function AccountNavigation() {
  const { t, url, role } = useView();
  const isOwner = includesRole(role, 'owner');
  return (
    <nav class="sections" aria-label={t.settings.title}>
      {(Object.keys(paths) as (keyof typeof paths)[])
        .filter((name) => name !== 'users' || isOwner)
        .map((name) => (
          <a href={paths[name]} aria-current={url.pathname === paths[name] ? 'page' : undefined}>
            {t.account[name]}
          </a>
        ))}
    </nav>
  );
}
