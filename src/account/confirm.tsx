import type { Context } from 'hono';
import { touchSession } from '../db/sessions.ts';
import { now } from '../env.ts';
import { PASSWORD_LENGTH } from '../http/input-schemas.ts';
import { tooMany } from '../http/rate-limit.ts';
import { Field } from '../pages/fields.tsx';
import { Form, type WithForm } from '../pages/form.tsx';
import { page } from '../pages/page.tsx';
import type { SignedIn } from './session.ts';
import { tryPassword } from './try-password.ts';
import { useView } from './view.ts';

/** For so long (seconds) a password that was given is enough for what only the account's owner may do. */
const RECENT = 600;
/** The field in which `askPassword` takes it. */
const FIELD = 'confirm';

type Call = Context<SignedIn & WithForm>;

/** Whether it is the password of who is logged in; throws a 429 for too many that are not. */
export async function isOwnPassword(c: Call, given: string) {
  const { is } = await tryPassword(c, c.var.view.username!, given, c.var.session);
  if (is === 'tooMany') throw tooMany('Too many incorrect passwords');
  return is === 'right';
}

/**
 * Asks for the password before a form is taken, unless it was given a short while ago, with a page that sends the form
 * on as it was. Undefined once it was given; throws a 429 after too many wrong ones.
 */
export async function askPassword(c: Call) {
  const { db, form, session, view } = c.var;
  if (session.passwordAt > now() - RECENT) return undefined;
  const given = form.get(FIELD);
  if (given !== null && (await isOwnPassword(c, given))) {
    await touchSession(db, session.hash, { passwordAt: now() });
    return undefined;
  }
  const sent = [...form].filter(([name]) => name !== 'token' && name !== FIELD);
  const { title } = view.t.confirm;
  const content = <Ask action={c.req.path} sent={sent} wrong={given !== null} />;
  return page(c, title, content, given === null ? 200 : 422);
}

function Ask({ action, sent, wrong }: { action: string; sent: [string, string][]; wrong: boolean }) {
  const { t, username } = useView();
  return (
    <section class="card narrow">
      <h1>{t.confirm.title}</h1>
      <p>{t.confirm.text}</p>
      <Form action={action}>
        {sent.map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <input type="text" value={username} autocomplete="username" hidden />
        <Field
          name={FIELD}
          type="password"
          label={t.settings.currentPassword}
          fault={wrong ? t.settings.faults.currentPassword : undefined}
          autocomplete="current-password"
          maxlength={PASSWORD_LENGTH.max}
          required
          autofocus
        />
        <div class="choice">
          <button>{t.confirm.button}</button>
          <a href="/account/settings">{t.cancel}</a>
        </div>
      </Form>
    </section>
  );
}
