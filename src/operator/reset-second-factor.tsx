import { resetSecondFactor as reset } from '../db/second-factors.ts';
import { ownUser } from '../db/user-accounts.ts';
import { logEvent } from '../http/log-event.ts';
import { Form, formBody } from '../pages/form.tsx';
import { redirectWithFlash } from './flash.ts';
import { page } from '../pages/page.tsx';
import { createClientPages } from './with-client.ts';

/** Disables two-factor authentication of a client who has lost phone and recovery codes, after a confirmation. */
export const resetSecondFactor = createClientPages()
  .get('/', (c) => {
    const { client, view } = c.var;
    const t = view.t.client.twoFactor;
    return page(
      c,
      t.off,
      <section class="card narrow">
        <h1>{t.of(client.username)}</h1>
        <p class="notice bad">{t.warning}</p>
        <Form action={view.url.pathname} class="choice">
          <button>{t.off}</button>
          <a href={`/operator/clients/${client.id}`}>{view.t.cancel}</a>
        </Form>
      </section>,
    );
  })
  .post('/', formBody, async (c) => {
    const { db, client } = c.var;
    await reset(db, ownUser(client.id));
    logEvent('second factor off', { by: 'operator', client: client.id });
    return redirectWithFlash(c, 'factorOff', `/operator/clients/${client.id}`);
  });
