import { createDomain } from '../clients/create-domain.ts';
import { confirmHost, dismissHost, waitingHost } from '../db/client-hosts.ts';
import { constraintProblem } from '../db/constraints.ts';
import { logEvent } from '../http/log-event.ts';
import { missing } from '../http/problem.ts';
import { Form, formBody } from '../pages/form.tsx';
import { siteOf } from '../resources/domain.ts';
import { createPages } from './env.ts';
import { redirectWithFlash } from './flash.ts';
import { signedIn } from './session.ts';
import { useView } from './view.ts';

/** Hosts that carry the client's snippet and wait to become domains (src/visitor/check-new-host.ts). */
export const hosts = createPages()
  .use(signedIn)
  .post('/confirm', formBody, async (c) => {
    const { db, form, session } = c.var;
    const hostKey = form.get('host') ?? '';
    const name = await waitingHost(db, session.clientId, hostKey);
    if (!name) throw missing('host');
    try {
      const { id } = await createDomain(c.env, session.clientId, siteOf(name));
      logEvent('domain confirmed', { client: session.clientId, domain: id });
    } catch (error) {
      if (!constraintProblem(error)) throw error;
      return redirectWithFlash(c, 'noRoom', '/account');
    }
    await confirmHost(db, session.clientId, hostKey);
    return redirectWithFlash(c, 'hostConfirmed', '/account', name);
  })
  .post('/dismiss', formBody, async (c) => {
    await dismissHost(c.var.db, c.var.session.clientId, c.var.form.get('host') ?? '');
    return redirectWithFlash(c, 'hostDismissed', '/account');
  });

export function WaitingHosts({ list }: { list: { name: string; hostKey: string }[] }) {
  const { t } = useView();
  if (list.length === 0) return null;
  return (
    <section class="card">
      <h2>{t.hosts.title}</h2>
      <p>{t.hosts.text}</p>
      <ul class="plain">
        {list.map(({ name, hostKey }) => (
          <li class="domain">
            <h3>{name}</h3>
            <div class="choice">
              {(['confirm', 'dismiss'] as const).map((what) => (
                <Form action={`/account/hosts/${what}`}>
                  <input type="hidden" name="host" value={hostKey} />
                  <button class="quiet">
                    {t.hosts[what]}
                    <span class="unseen">{t.hosts.of(name)}</span>
                  </button>
                </Form>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
