import type { Context } from 'hono';
import { brokenConstraint } from '../db/constraint-errors.ts';
import { problemOf } from '../error-problem.ts';
import type { Texts } from './texts/index.ts';
import type { View } from './view.ts';
import { messagePage } from './page.tsx';

/** Answers a thrown error with a page. */
export function errorPage(error: Error, c: Context) {
  const problem = problemOf(error, c);
  const view: View | undefined = c.var.view;
  // Errors thrown before the view is set have no language or navigation.
  if (!view) return problem.getResponse();
  const { status, res } = problem;
  for (const name of ['Retry-After', 'Allow']) c.header(name, res?.headers.get(name) ?? undefined);
  const { t, home } = view;
  const kind = hasTexts(status, t) ? status : status < 500 ? 400 : 500;
  const { title, text } = brokenConstraint(error) === 'maxServices' ? t.errors.maxServices : t.errors[kind];
  const link = [home, t.errors.back] as const;
  return messagePage(
    c,
    title,
    c.req.method === 'POST' ? <FormAgain text={text} link={t.errors.formAgain} /> : text,
    link,
    status,
  );
}

/** With the link to the form that was sent, if public/account/drafts.js has what was entered in it. */
const FormAgain = ({ text, link }: { text: string; link: string }) => (
  <>
    {text}{' '}
    <a data-draft hidden>
      {link}
    </a>
  </>
);

type StatusWithTexts = Extract<keyof Texts['errors'], number>;

const hasTexts = (status: number, { errors }: Texts): status is StatusWithTexts => status in errors;
