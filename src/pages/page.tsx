import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Child, PropsWithChildren } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Layout } from './layout.tsx';
import { renderWithView, type View } from './view.ts';

/** Answers with a page. */
export function page(c: Context, title: string, content: Child, status: ContentfulStatusCode = 200) {
  const view: View = c.var.view;
  // Components run when the page is turned into a string, so the view must be set at that time.
  const document = renderWithView(
    view,
    () => html`<!doctype html>${<Layout title={title}>{content}</Layout>}`,
  );
  return c.html(document, status);
}

type Props = PropsWithChildren<{ title: Child; id?: string; class?: string }>;

/** A card of a page with its heading. */
export const Card = ({ title, id, class: more, children }: Props) => (
  <section class={more ? `card ${more}` : 'card'} id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Gives a function that answers with a page of one card, whose heading is the page’s title unless it has one of its own. */
const pageOfCard =
  (name: string) =>
  (c: Context, title: string, content: Child, status?: ContentfulStatusCode, heading = title) =>
    page(
      c,
      title,
      <section class={name}>
        <h1>{heading}</h1>
        {content}
      </section>,
      status,
    );
export const cardPage = pageOfCard('card');
export const narrowPage = pageOfCard('card narrow');

/** What an action on the page has done, which screen readers announce. */
export const Done = ({ children }: PropsWithChildren) => (
  <p class="notice" role="status">
    {children}
  </p>
);

/** A link on a line of its own. */
export const LinkLine = ({
  children,
  ...attributes
}: PropsWithChildren<{ href: string; class?: string }>) => (
  <p>
    <a {...attributes}>{children}</a>
  </p>
);

type Link = readonly [path: string, text: string];

/** Answers with a page that only says something, and the link onward. */
export const messagePage = (
  c: Context,
  title: string,
  text: Child,
  link?: Link,
  status?: ContentfulStatusCode,
) =>
  narrowPage(
    c,
    title,
    <>
      <p>{text}</p>
      {link && <LinkLine href={link[0]}>{link[1]}</LinkLine>}
    </>,
    status,
  );

/** An error of a form as a whole, which screen readers announce; nothing where there is none. */
export const Alert = ({ text }: { text: Child }) =>
  text ? (
    <p class="notice bad" role="alert">
      {text}
    </p>
  ) : null;

type Term = readonly [name: Child, value: Child];
type TermsProps = { list: readonly (Term | false | undefined)[]; class?: string; id?: string };

/** A list of names with their values; those that are false are left out. */
export const Terms = ({ list, ...attributes }: TermsProps) => (
  <dl {...attributes}>
    {list.map(
      (term) =>
        term && (
          <>
            <dt>{term[0]}</dt>
            <dd>{term[1]}</dd>
          </>
        ),
    )}
  </dl>
);

/** The first row of a table. */
export const TableHead = ({ names }: { names: readonly Child[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th scope="col">{name}</th>
      ))}
    </tr>
  </thead>
);
