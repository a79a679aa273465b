import { createDomain } from '../../domains/domain-creation.ts';
import { confirmHost, dismissHost, waitingHost } from '../../db/clients/client-hosts.ts';
import { constraintProblem } from '../../db/constraint-errors.ts';
import { required } from '../../http/problem.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { websiteColumns } from '../../resources/domain.ts';
import { createPages, redirectWithFlash, useView } from '../console.ts';
import { requireAllDomains, requireRole } from '../roles.ts';
import { Card } from '../../pages/page.tsx';

/** Adds or dismisses hosts that have the client's snippet but are not domains yet. */
export const waitingHosts = createPages()
  .use(requireRole('viewer', 'editor'), requireAllDomains)
  .post('/confirm', formBody, async (c) => {
    const { db, form, session } = c.var;
    const hostKey = form.get('host') ?? '';
    const name = required(await waitingHost(db, session.clientId, hostKey), 'host');
    try {
      await createDomain(c.env, session.clientId, websiteColumns(name));
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
    <Card title={t.waitingHosts.title}>
      <p>{t.waitingHosts.text}</p>
      <ul class="plain">
        {list.map(({ name, hostKey }) => (
          <li class="domain">
            <h3>{name}</h3>
            <div class="choice">
              {(['confirm', 'dismiss'] as const).map((what) => (
                <ActionForm
                  action={`/account/waiting-hosts/${what}`}
                  button={t.waitingHosts[what]}
                  unseen={t.waitingHosts.of(name)}
                  name="host"
                  value={hostKey}
                  quiet
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
