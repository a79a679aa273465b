import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Layout } from './layout.tsx';
import { inView, type View } from './view.ts';

/** Answers with a whole page. */
export function page(c: Context, title: string, content: Child, status: ContentfulStatusCode = 200) {
  const view: View = c.var.view;
  // The parts of a page are made when it becomes a text.
  const document = inView(view, () => html`<!doctype html>${(<Layout title={title}>{content}</Layout>)}`);
  return c.html(document, status);
}
