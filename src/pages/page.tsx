import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Layout } from './layout.tsx';
import { renderWithView, type View } from './view.ts';

export function page(c: Context, title: string, content: Child, status: ContentfulStatusCode = 200) {
  const view: View = c.var.view;
  // Components run when the page is turned into a string, so the view must be set at that time.
  const document = renderWithView(
    view,
    () => html`<!doctype html>${<Layout title={title}>{content}</Layout>}`,
  );
  return c.html(document, status);
}
