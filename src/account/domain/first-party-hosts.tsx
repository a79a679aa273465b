import * as z from 'zod/mini';
import { addFirstPartyHost } from '../../db/domains/domains.ts';
import { invalid } from '../../http/problem.ts';
import { hostNameOf, parseWebsite } from '../../lib/http/host-names.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { createDomainPages } from './page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { ForRole } from '../../people/roles.tsx';

/** The pages below a domain that list unknown hosts, to which one returns from what they lead to. */
const returnPages = ['status', 'onboarding/choose', 'settings', 'settings/strict-blocking'] as const;
type ReturnPage = (typeof returnPages)[number];
export const returnPageSchema = z.enum(returnPages);

const host = z
  .string()
  .check(z.refine((name) => hostNameOf(name) === name && parseWebsite(name) !== undefined));
const hostsSchema = z.array(host).check(z.minLength(1), z.maxLength(100));

/** Adds hosts to the domain’s own. */
export const addFirstPartyHosts = createDomainPages().post('/', formBody, async (c) => {
  const { db, domain, form } = c.var;
  const hosts = hostsSchema.safeParse(form.getAll('host'));
  if (!hosts.success) throw invalid({ pointer: '/host', detail: 'Must be a host name.' });
  for (const name of hosts.data) await addFirstPartyHost(db, domain.id, name);
  const page = returnPageSchema.safeParse(form.get('return')).data ?? 'status';
  return redirectWithFlash(
    c,
    'firstPartyHostAdded',
    `/account/domains/${domain.id}/${page}`,
    hosts.data.join(', '),
  );
});

type Props = { domainId: string; name: string; hosts: string[]; from: ReturnPage };

/** The form of a new service that has the name and the hosts. */
export const newServicePath = ({ domainId, name, hosts, from }: Props) =>
  `/account/domains/${domainId}/services/new?${new URLSearchParams([
    ['name', name],
    ...hosts.map((host) => ['host', host]),
    ['return', from],
  ]).toString()}`;

/** What can be done about unknown hosts: a form for a new service that has their name and markers, or to declare them as own. */
export function UnknownHostActions({
  isProbablyOwn,
  ...props
}: Props & { isProbablyOwn?: true | undefined }) {
  const { domainId, name, hosts, from } = props;
  const { t } = useView();
  return (
    <ForRole needed="editor">
      <div class="choice">
        <a class={isProbablyOwn ? 'button' : 'button primary'} href={newServicePath(props)}>
          {t.issues.addService}
          <span class="unseen">: {name}</span>
        </a>
        <ActionForm
          action={`/account/domains/${domainId}/first-party-hosts`}
          button={t.issues.addFirstPartyHost}
          unseen={`: ${hosts.join(', ')}`}
          quiet={!isProbablyOwn}
        >
          {hosts.map((host) => (
            <input type="hidden" name="host" value={host} />
          ))}
          <input type="hidden" name="return" value={from} />
        </ActionForm>
      </div>
    </ForRole>
  );
}
