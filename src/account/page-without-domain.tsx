import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { page } from '../pages/page.tsx';
import { SectionLinks } from '../pages/list-page-links.tsx';
import { includesRole } from './roles.tsx';
import type { AccountEnv } from './console.ts';

/** Answers with a page of the account: navigation, heading and content. */
export function accountPage<E extends AccountEnv>(
  c: Context<E>,
  title: string,
  content: Child,
  status?: ContentfulStatusCode,
) {
  const { view }: AccountEnv['Variables'] = c.var;
  const { settings, account } = view.t;
  return page(
    c,
    title,
    <>
      <SectionLinks
        label={settings.title}
        links={[
          ['/account/settings', account.profile],
          ...(includesRole(view.role, 'owner') ? [['/account/users', account.users] as const] : []),
          ['/account/activity', account.activity],
        ]}
      />
      <h1>{title}</h1>
      {content}
    </>,
    status,
  );
}
