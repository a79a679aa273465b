import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { SectionLinks } from '../pages/list-page-links.tsx';
import { page } from '../pages/page.tsx';
import type { PeopleEnv } from './console.ts';
import { includesRole } from './roles.tsx';

/** Answers with a page of the account: navigation, heading and content. */
export function accountPage<E extends PeopleEnv>(
  c: Context<E>,
  title: string,
  content: Child,
  status?: ContentfulStatusCode,
) {
  const { view }: PeopleEnv['Variables'] = c.var;
  const { settings, account } = view.t;
  const { home, role, userId } = view;
  const managesPeople = includesRole(role, 'owner') || includesRole(role, 'administrator');
  const links = [
    // The operator key has no profile.
    userId !== 'operator' && ([`${home}/settings`, account.profile] as const),
    managesPeople && ([`${home}/users`, account.users] as const),
    home === '/account' && ([`${home}/activity`, account.activity] as const),
  ];
  return page(
    c,
    title,
    <>
      <SectionLinks label={settings.title} links={links.filter((link) => link !== false)} />
      <h1>{title}</h1>
      {content}
    </>,
    status,
  );
}
