import type { Context } from 'hono';
import { problemOf } from '../http/on-error.ts';
import { page } from './page.tsx';
import type { View } from './view.ts';

/** What was thrown, as a page. */
export function errorPage(error: Error, c: Context) {
  const { status, res } = problemOf(error, c);
  const retry = res?.headers.get('Retry-After');
  if (retry) c.header('Retry-After', retry);
  const { t, home }: View = c.var.view;
  const known = status in t.errors ? (status as 400) : status < 500 ? 400 : 500;
  return page(
    c,
    t.errors[known].title,
    <section class="card narrow">
      <h1>{t.errors[known].title}</h1>
      <p>{t.errors[known].text}</p>
      <p>
        <a href={home}>{t.errors.back}</a>
      </p>
    </section>,
    status,
  );
}
