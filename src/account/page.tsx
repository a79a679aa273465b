import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Layout } from './layout.tsx';
import { ViewContext, type View } from './view.ts';

/** Answers with a whole page. */
export function page(c: Context, title: string, content: Child, status: ContentfulStatusCode = 200) {
  const view: View = c.var.view;
  const document = (
    <ViewContext.Provider value={view}>
      <Layout title={title}>{content}</Layout>
    </ViewContext.Provider>
  );
  return c.html(html`<!doctype html>${document}`, status);
}
