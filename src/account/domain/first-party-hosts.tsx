import * as z from 'zod/mini';
import type { Context } from 'hono';
import { addFirstPartyHosts } from '../../db/domains/domains.ts';
import { MAX_HOSTS } from '../../definitions/field.ts';
import { invalid } from '../../http/problem.ts';
import { hostNameOf, parseWebsite } from '../../lib/http/host-names.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { createDomainPages } from './page.tsx';
import type { WithDomain } from './with-domain.ts';
import { redirectWithFlash, useView } from '../console.ts';
import { ForRole } from '../../people/roles.tsx';

/** The pages below a domain that list unknown hosts, to which one returns from what they lead to. */
const returnPages = ['status', 'onboarding/choose', 'settings', 'settings/strict-blocking'] as const;
type ReturnPage = (typeof returnPages)[number];
export const returnPageSchema = z.enum(returnPages);

const host = z
  .string()
  .check(z.refine((name) => hostNameOf(name) === name && parseWebsite(name) !== undefined));
const hostsSchema = z.array(host).check(z.minLength(1));

/** Adds hosts to the domain’s own, and redirects to a page below the domain, with a flash about the result. */
export async function confirmHosts<E extends WithDomain>(c: Context<E>, hosts: string[], page: ReturnPage) {
  const { db, domain } = c.var;
  const names = hostsSchema.safeParse(hosts);
  if (!names.success) throw invalid({ pointer: '/host', detail: 'Must be a host name.' });
  const path = `/account/domains/${domain.id}/${page}`;
  return (await addFirstPartyHosts(db, domain.id, names.data))
    ? redirectWithFlash(c, 'firstPartyHostAdded', path, names.data.join(', '))
    : redirectWithFlash(c, 'tooManyFirstPartyHosts', path, String(MAX_HOSTS));
}

export const firstPartyHosts = createDomainPages().post('/', formBody, (c) => {
  const { form } = c.var;
  const page = returnPageSchema.safeParse(form.get('return')).data ?? 'status';
  return confirmHosts(c, form.getAll('host'), page);
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
  const toService = (
    <a class={isProbablyOwn ? 'button' : 'button primary'} href={newServicePath(props)}>
      {t.issues.addService}
      <span class="unseen">: {name}</span>
    </a>
  );
  return (
    <ForRole needed="editor">
      <div class="choice">
        {!isProbablyOwn && toService}
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
        {isProbablyOwn && toService}
      </div>
    </ForRole>
  );
}
