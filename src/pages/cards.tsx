import type { Context } from 'hono';
import type { Child, PropsWithChildren } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { page } from './page.tsx';

type Props = PropsWithChildren<{ title: Child; id?: string; class?: string }>;

/** A card of a page with its heading. */
export const Card = ({ title, id, class: more, children }: Props) => (
  <section class={more ? `card ${more}` : 'card'} id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The only card of a page, whose heading is that of the page. */
export const NarrowCard = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <section class="card narrow">
    <h1>{title}</h1>
    {children}
  </section>
);

/** Answers with a page of one card that has the page’s title. */
export const narrowPage = (c: Context, title: string, content: Child, status?: ContentfulStatusCode) =>
  page(c, title, <NarrowCard title={title}>{content}</NarrowCard>, status);

/** What an action on the page has done, which screen readers announce. */
export const Done = ({ children }: PropsWithChildren) => (
  <p class="notice" role="status">
    {children}
  </p>
);

/** A link on a line of its own. */
export const LinkLine = ({
  href,
  class: name,
  children,
}: PropsWithChildren<{ href: string; class?: string }>) => (
  <p>
    <a class={name} href={href}>
      {children}
    </a>
  </p>
);

/** An error of a form as a whole, which screen readers announce; nothing where there is none. */
export const Alert = ({ text }: { text: Child }) =>
  text ? (
    <p class="notice bad" role="alert">
      {text}
    </p>
  ) : null;
