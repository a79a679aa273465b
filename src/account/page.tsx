import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AccountEnv } from './env.ts';
import { Layout } from './layout.tsx';
import { ViewContext } from './view.ts';

/** Answers with a whole page. */
export function page(
  c: Context<AccountEnv>,
  title: string,
  content: Child,
  status: ContentfulStatusCode = 200,
) {
  const document = (
    <ViewContext.Provider value={c.var.view}>
      <Layout title={title}>{content}</Layout>
    </ViewContext.Provider>
  );
  return c.html(html`<!doctype html>${document}`, status);
}
