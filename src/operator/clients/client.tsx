import type { Context } from 'hono';
import { createLink, INVITATION_DAYS, LINK_HOURS } from '../../db/users/password-links.ts';
import { findSecondFactor } from '../../db/users/second-factors.ts';
import { ownUser } from '../../db/users/user-accounts.ts';
import { listUsers, type ListedUser } from '../../db/users/users.ts';
import { logEvent } from '../../http/log-event.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { formBody, ActionForm } from '../../pages/forms/form.tsx';
import { redirectWithFlash, useView, type View } from '../console.ts';
import { addWebsites, type AddedList } from '../../domains/website-list.ts';
import { WebsiteList } from '../../pages/forms/website-list.tsx';
import { clientPage, createClientPages, type Client } from './client-page.tsx';
import { DomainList, OpenForm } from '../domains/list.tsx';
import { openConsole } from './open-console.ts';
import { ForRole } from '../../people/roles.tsx';
import { userName } from '../../pages/displayed-names.ts';
import { domainsOfClientQuery, ROWS_PER_PAGE, addLastDecisions } from '../list-queries.ts';
import { Card, Done, LinkLine } from '../../pages/page.tsx';

/** The domains and users of a client, and its access. */
export const client = createClientPages()
  .get('/', (c) => show(c))
  .post('/domain', formBody, async (c) => {
    const { client, form, view } = c.var;
    const result = await addWebsites(c.env, client.id, form.get('domain') ?? '');
    const [first = '', ...others] = result.added;
    if (result.refused.length > 0 || first === '') return show(c, { result });
    return others.length === 0
      ? redirectWithFlash(c, 'domainCreated', view.url.pathname, first)
      : redirectWithFlash(c, 'domainsCreated', view.url.pathname, String(result.added.length));
  })
  .post('/link', formBody, async (c) => {
    const { db, client, view } = c.var;
    const { path, expiresAt } = await createLink(db, c.env, ownUser(client.id));
    logEvent('password link created by the operator', { client: client.id });
    return show(c, { link: { url: view.url.origin + path, expiresAt } });
  })
  .post('/console', formBody, (c) => openConsole(c, c.var.client.id));

/** The result of a form on the page. */
type FormResult = { result?: AddedList; link?: Link };
type Link = { url: string; expiresAt: number };

async function show(c: Context, { result, link }: FormResult = {}) {
  const client: Client = c.var.client;
  const { t }: View = c.var.view;
  const [factor, users, read] = await Promise.all([
    findSecondFactor(c.var.db, ownUser(client.id)),
    listUsers(c.var.db, client.id),
    domainsOfClientQuery(c.var.db, client.id),
  ]);
  const domains = await addLastDecisions(c.env, read);
  const path = `/operator/clients/${client.id}`;
  return clientPage(
    c,
    <>
      {domains.length > 0 && <DomainList rows={domains.slice(0, ROWS_PER_PAGE)} />}
      <OpenForm />
      {domains.length > ROWS_PER_PAGE && (
        <a href={`/operator/domains?q=${encodeURIComponent(client.username)}&sort=name`}>
          {t.client.allDomains}
        </a>
      )}
      <ForRole needed="administrator">
        <Card title={t.websiteList.title}>
          <WebsiteList
            action={`${path}/domain`}
            plan={{ ...client, domainCount: client.domainCount + (result?.added.length ?? 0) }}
            result={result}
          />
        </Card>
      </ForRole>
      <div class="columns">
        <ForRole needed="administrator">
          <SignIn path={path} link={link} factor={Boolean(factor)} />
        </ForRole>
        <Console path={path} active={client.active} />
      </div>
      <Users path={path} list={users.filter(({ userId }) => userId !== client.id)} />
    </>,
    result ? 422 : 200,
  );
}

function SignIn({ path, link, factor }: { path: string; link: Link | undefined; factor: boolean }) {
  const { t: texts, formats } = useView();
  const t = texts.client;
  return (
    <Card title={t.link}>
      {link ? (
        <>
          <Done>{t.linkMade}</Done>
          <Copyable
            id="link"
            label={t.linkLabel(formats.time(link.expiresAt))}
            value={link.url}
            rows={3}
            autofocus
          />
        </>
      ) : (
        <>
          <p>{t.linkText(LINK_HOURS, INVITATION_DAYS)}</p>
          <ActionForm action={`${path}/link`} button={t.makeLink} quiet />
        </>
      )}
      {factor && <LinkLine href={`${path}/second-factor`}>{t.twoFactor.off}</LinkLine>}
    </Card>
  );
}

function Console({ path, active }: { path: string; active: boolean }) {
  const t = useView().t.client;
  return (
    <Card title={t.console}>
      <p>{active ? t.consoleText : t.consoleInactive}</p>
      {active && <ActionForm action={`${path}/console`} button={t.openConsole} quiet />}
    </Card>
  );
}

/** The users of a client besides its own; the operator can only disable their two-factor authentication. */
function Users({ path, list }: { path: string; list: ListedUser[] }) {
  const { client: t, roleNames } = useView().t;
  if (list.length === 0) return null;
  return (
    <Card title={t.users.title}>
      <p>{t.users.text}</p>
      <ul class="sessions users">
        {list.map(({ userId, name, emailAddress, role, isInvited, hasFactor }) => (
          <li>
            <div>
              <p class="name">
                <strong>{userName({ name, emailAddress })}</strong>
                <span class="badge">{roleNames[role]}</span>
              </p>
              {name && <p>{emailAddress}</p>}
              {isInvited && <p class="hint">{t.users.invited}</p>}
              {hasFactor && <p class="hint">{t.users.factorOn}</p>}
            </div>
            {hasFactor && (
              <ForRole needed="administrator">
                <a href={`${path}/second-factor?user=${userId}`}>
                  {t.twoFactor.off}
                  <span class="unseen"> ({userName({ name, emailAddress })})</span>
                </a>
              </ForRole>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
