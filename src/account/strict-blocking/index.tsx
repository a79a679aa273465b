import type { Context } from 'hono';
import { readState } from '../../domains/status/read-domain-state.ts';
import { addService } from '../../domains/status/accept-issue.ts';
import { dismissIssues } from '../../domains/status/issue-states.ts';
import {
  keptId,
  readStrictBlocking,
  type StrictBlocking,
  isReadyForStrictBlocking,
} from '../../domains/status/strict-blocking.ts';
import { updateDomain } from '../../db/domains/domains.ts';
import { required } from '../../http/problem.ts';
import { formBody, Form } from '../../pages/forms/form.tsx';
import { confirmHosts, newServicePath } from '../domain/first-party-hosts.tsx';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { ForRole } from '../../people/roles.tsx';
import { UnknownHosts } from './unknown-hosts.tsx';
import { Card, LinkLine } from '../../pages/page.tsx';
import { sources } from '../texts/sources.ts';
import { StrictReports } from './strict-status.tsx';

/** What strict blocking would block or blocks, a decision on each host, and the switch. */
export const strictBlocking = createDomainPages()
  .get('/', async (c) => {
    const { title } = c.var.view.t.strictBlocking;
    return domainPage(c, title, <Page strict={await read(c)} />);
  })
  .post('/', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const { undecided, kept } = await read(c);
    const host = required(
      [...undecided, ...kept].find(({ id }) => id === form.get('host')),
      'host',
    );
    // A service of the catalogue needs no questions.
    if (form.has('service') && host.preset === null)
      return c.redirect(
        newServicePath({ ...host, domainId: domain.id, from: 'settings/strict-blocking' }),
        303,
      );
    if (form.has('own')) return confirmHosts(c, host.hosts, 'settings/strict-blocking');
    if (form.has('service')) {
      await addService(db, domain.id, host);
      return redirectWithFlash(c, 'added', c.req.path, host.name);
    }
    const state = await readState(db, domain.id);
    if (state) await dismissIssues(db, state, [keptId(host)]);
    return redirectWithFlash(c, 'saved', c.req.path);
  })
  .post('/switch', formBody, async (c) => {
    const { db, domain, form } = c.var;
    await updateDomain(db, domain.clientId, domain.id, { strictBlocking: form.has('on') });
    return redirectWithFlash(
      c,
      form.has('on') ? 'enabled' : 'disabled',
      c.req.path.replace(/\/switch$/, ''),
      c.var.view.t.strictBlocking.title,
    );
  });

/** Throws a 404 if the domain was deleted meanwhile. */
const read = async (c: Context) => required(await readStrictBlocking(c.var.db, c.var.domain.id), 'domain');

function Page({ strict }: { strict: StrictBlocking }) {
  const { t, formats, url } = useView();
  const texts = t.strictBlocking;
  const { isOn, undecided, kept, unresolved, ownHosts, googleHosts, scannedAt, isRecording } = strict;
  const domainPath = url.pathname.split('/').slice(0, 4).join('/');
  return (
    <>
      <p class="lead">{texts.lead}</p>
      <p>{texts.requested}</p>
      <Switch strict={strict} domainPath={domainPath} />
      {scannedAt !== undefined && (
        <Card
          class="stack"
          title={(isOn ? texts.blocks : texts.wouldBlock)(formats.number(undecided.length))}
        >
          <p>{undecided.length > 0 ? texts.hostsText : texts.nothing}</p>
          {undecided.some(({ isProbablyOwn }) => isProbablyOwn) && <p>{texts.probablyOwnText}</p>}
          <UnknownHosts list={undecided} strict={strict} />
          <p class="hint">
            {(isRecording ? texts.source : texts.sourceScan)(formats.day(scannedAt))}{' '}
            {isRecording && (
              <>
                {texts.record} <a href={`${domainPath}/status`}>{texts.toStatus}</a>
              </>
            )}
          </p>
        </Card>
      )}
      {kept.length > 0 && (
        <Card class="stack" title={texts.kept(formats.number(kept.length))}>
          <p>{texts.keptText}</p>
          <UnknownHosts list={kept} strict={strict} isKept />
        </Card>
      )}
      {unresolved.length > 0 && (
        <Card title={texts.unresolved}>
          <p>{texts.unresolvedText(unresolved.join(', '))}</p>
          <LinkLine href={`${domainPath}/services`}>{texts.toServices}</LinkLine>
        </Card>
      )}
      {googleHosts.length > 0 && (
        <Card title={texts.googleHosts}>
          <p>{texts.googleHostsText(googleHosts.join(', '))}</p>
        </Card>
      )}
      {ownHosts.length > 0 && (
        <Card title={texts.ownHosts}>
          <p>{texts.firstPartyHostsText}</p>
          <p class="code">{ownHosts.join(', ')}</p>
          <ForRole needed="editor">
            <LinkLine href={`${domainPath}/settings#ownHosts`}>{texts.edit}</LinkLine>
          </ForRole>
        </Card>
      )}
    </>
  );
}

/** Whether strict blocking is on, whether that is recommended, and the button that changes it. */
function Switch({ strict, domainPath }: { strict: StrictBlocking; domainPath: string }) {
  const { t, formats, url } = useView();
  const texts = t.strictBlocking;
  const { isOn, undecided, unresolved, scannedAt } = strict;
  const isReady = isReadyForStrictBlocking(strict);
  const advice =
    scannedAt === undefined
      ? texts.notScanned
      : isReady
        ? texts.ready
        : undecided.length > 0
          ? texts.notReady(formats.number(undecided.length))
          : unresolved.length > 0 && texts.unresolvedFirst;
  return (
    <section class="card stack">
      <p>
        <b>{isOn ? texts.on : texts.off}</b>
        {!isOn && advice && ` ${advice}`}
      </p>
      {isOn && <StrictReports strict={strict} />}
      <ForRole needed="editor">
        <Form action={`${url.pathname}/switch`} class="choice">
          {isOn ? (
            <button class="quiet">{texts.switchOff}</button>
          ) : (
            <>
              {scannedAt === undefined && (
                <a class="button primary" href={`${domainPath}/onboarding`}>
                  {texts.scan}
                </a>
              )}
              <button name="on" value="1" class={isReady ? undefined : 'quiet'}>
                {isReady ? texts.switchOn : texts.switchOnAnyway}
              </button>
            </>
          )}
        </Form>
      </ForRole>
      <p class="hint">
        <a href={sources.strictBlocking} target="_blank" rel="noopener noreferrer">
          {texts.covers}
        </a>
      </p>
    </section>
  );
}
