import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Child, PropsWithChildren } from 'hono/jsx';
import { readBody, MAX_BODY, MAX_DOCUMENT } from '../../http/request-body.ts';
import { problem } from '../../http/problem.ts';
import { MAX_VALUES } from '../../lib/text/json-errors.ts';
import { lookupHash, sameSecret } from '../../lib/crypto/secret-key.ts';
import { useView, type PageEnv } from '../view.ts';
import { valueHashes, SHOWN } from './edits.ts';
import type { FieldErrors, Values } from './resource-values.ts';
import { Icon } from '../icons.tsx';

export type WithForm = PageEnv & { Variables: { form: URLSearchParams } };

/** The token of a session's forms: forms of other websites and other sessions do not have it. */
export const formToken = (c: Context, sessionId: string) =>
  lookupHash(c.env.SECRET_KEY, 'form token', sessionId);

/** Reads a form. Throws a 403 for a wrong token, a 400 for too many values or an incomplete form, and whatever `readBody` throws. */
const readForm = (maxBytes: number) =>
  createMiddleware<WithForm>(async (c, next) => {
    const form = await readFormFields(c, maxBytes);
    const { token } = c.var.view;
    if (!token || !(await sameSecret(form.get('token') ?? '', token))) {
      throw problem(403, 'The form does not belong to this session.');
    }
    if (form.size > MAX_VALUES) throw problem(400, `The form exceeds ${MAX_VALUES} values.`);
    c.set('form', form);
    await next();
  });
export const formBody = readForm(MAX_BODY);
/** For forms that upload a client’s backup. */
export const documentForm = readForm(MAX_DOCUMENT);

/** Reads the fields. Files are base64; a file field without a file is left out. */
async function readFormFields(c: Context, maxBytes: number) {
  const type = c.req.header('Content-Type') ?? '';
  const body = await readBody(c, maxBytes);
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams(new TextDecoder().decode(body));
  const sent = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw problem(400, 'The form is incomplete.');
  });
  const fields = new URLSearchParams();
  for (const [name, value] of sent) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0) fields.append(name, Buffer.from(await value.arrayBuffer()).toString('base64'));
  }
  return fields;
}

type FormProps = PropsWithChildren<{
  action: string;
  class?: string;
  files?: boolean;
  /** The seconds after which a browser with scripts sends the form by itself (public/account/continue.js). */
  sendAfter?: number | undefined;
  /** The stored values that the form changes, as it sends them while nobody edits it. */
  stored?: Values | undefined;
}>;

/** A form that `formBody` accepts; `files` allows uploads. Its values can be read but not sent where the view locks it. */
export const Form = ({ action, class: name, files, sendAfter, stored, children }: FormProps) => {
  const { t, token, role, isLocked } = useView();
  return (
    <form
      method="post"
      action={action}
      class={name}
      enctype={files ? 'multipart/form-data' : undefined}
      data-continue={sendAfter}
    >
      {sendAfter !== undefined && <script src="/account/continue.js" type="module"></script>}
      <input type="hidden" name="token" value={token} />
      {stored && <input type="hidden" name={SHOWN} value={valueHashes(stored)} />}
      {isLocked?.(action) ? (
        <fieldset class="locked" disabled>
          {/* Viewers read it once, above the page. */}
          {role !== 'viewer' && <p class="notice why">{t.lockedForm(t.roleNames.administrator)}</p>}
          {children}
        </fieldset>
      ) : (
        children
      )}
    </form>
  );
};

type ConfirmationProps = PropsWithChildren<{
  action: string;
  button: string;
  back: string;
  /** The stored values that the page shows and that the form replaces. */
  stored?: Values;
}>;

/** The form with which a page asks for a confirmation, and the link back. */
export const Confirmation = ({ action, button, back, stored, children }: ConfirmationProps) => (
  <Form action={action} class="choice" stored={stored}>
    {children}
    <button>{button}</button>
    <a href={back}>{useView().t.cancel}</a>
  </Form>
);

/** The button of a form, and the link back. */
export const ButtonOrCancel = ({ button, back }: { button: string; back: string }) => (
  <div class="choice">
    <button>{button}</button>
    <a href={back}>{useView().t.cancel}</a>
  </div>
);

type ActionProps = PropsWithChildren<{
  action: string;
  button: string;
  quiet?: boolean;
  /** What the button acts on, for screen readers, where a page has several such buttons. */
  unseen?: string;
  name?: string;
  value?: string;
}>;

/** A button with a form of its own, and with the hidden fields among its children. */
export const ActionForm = ({ action, button, quiet, unseen, children, ...field }: ActionProps) => (
  <Form action={action}>
    {children}
    <button class={quiet ? 'quiet' : undefined} {...field}>
      {button}
      {unseen && <span class="unseen">{unseen}</span>}
    </button>
  </Form>
);

/** A card with fields that belong together. The title needs an element in the legend, which has no box of its own there. */
export const FormCard = ({ title, children }: PropsWithChildren<{ title: Child }>) => (
  <fieldset class="card stack">
    <legend>
      <span>{title}</span>
    </legend>
    {children}
  </fieldset>
);

type ErrorsProps = {
  errors: FieldErrors;
  /** The labels by field. */
  fields: Record<string, { label: string }>;
};

/** The validation errors of a form, shown above it, with links to the fields; the first link has the focus. */
export function ErrorSummary({ errors, fields }: ErrorsProps) {
  const wrong = Object.entries(fields).filter(([id]) => errors[id]);
  if (wrong.length === 0) return null;
  return (
    <div class="notice bad errors" role="alert">
      <p>
        <Icon name="circle-alert" /> {useView().t.notSaved}
      </p>
      <ul>
        {wrong.map(([id, { label }]) => (
          <li>
            <a href={`#${id}`}>
              {label}: {errors[id]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = PropsWithChildren<{ button: string; errors?: FieldErrors }>;

/**
 * The button at the end of a form. With unsaved changes, which a form with errors has already, it stays in view, and the
 * browser asks before the page is left (public/account/forms.js).
 */
export const SaveBar = ({ button, errors = {}, children }: BarProps) => (
  <div class="save-bar" data-changed={Object.keys(errors).length > 0 || undefined}>
    <button>{button}</button>
    {children}
    <p class="unsaved" role="status" hidden data-text={useView().t.unsaved}>
      <Icon name="pencil" /> <span />
    </p>
    <script src="/account/forms.js" type="module"></script>
  </div>
);
