import { resetSecondFactor } from '../db/second-factors.ts';
import { logEvent } from '../http/log-event.ts';
import { Form, formBody } from '../pages/form.tsx';
import { goOn } from '../pages/notice.ts';
import { page } from '../pages/page.tsx';
import { createClientPages } from './found-client.ts';

/** Asks, then switches off the second factor of a client who has lost it. */
export const secondFactor = createClientPages()
  .get('/', (c) => {
    const { client, view } = c.var;
    const t = view.t.client.factor;
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
    await resetSecondFactor(db, client.id);
    logEvent('second factor off', { by: 'operator', client: client.id });
    return goOn(c, 'factorOff', `/operator/clients/${client.id}`);
  });
