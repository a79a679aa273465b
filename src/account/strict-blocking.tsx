import type { Context } from 'hono';

import { addService, settleIssues } from '../clients/issue-settlement.ts';
import {
  isReadyForStrictBlocking,
  keptId,
  readStrictBlocking,
  type StrictBlocking,
  type UnknownHost,
} from '../clients/strict-blocking.ts';
import { addOwnHost, updateDomain } from '../db/domains.ts';
import { missing } from '../http/problem.ts';
import { Form, formBody } from '../pages/form.tsx';
import { domainPage } from './domain-page.tsx';
import { redirectWithFlash } from './flash.ts';
import { ForRole } from './roles.tsx';
import { sources } from './texts/sources.ts';
import { createDomainPages } from './with-domain.ts';
import { useView } from './view.ts';

/** Hosts of a service that are named in a list. */
const MAX_SHOWN = 5;

/** The decisions on a host, by the names of their buttons, the probable one first. */
const decisionsOn = ({ preset, isProbablyOwn }: UnknownHost) =>
  preset !== null && !isProbablyOwn
    ? (['service', 'own', 'keep'] as const)
    : (['own', 'service', 'keep'] as const);

/** What strict blocking would block or blocks, a decision on each host, and the switch. */
export const strictBlocking = createDomainPages()
  .get('/', async (c) => {
    const { title } = c.var.view.t.strictBlocking;
    return domainPage(c, title, <Page strict={await read(c)} />);
  })
  .post('/', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const { undecided, kept } = await read(c);
    const host = [...undecided, ...kept].find(({ id }) => id === form.get('host'));
    if (!host) throw missing('host');
    if (form.has('own')) for (const name of host.hosts) await addOwnHost(db, domain.id, name);
    else if (form.has('service')) await addService(db, domain.id, host);
    else await settleIssues(db, domain.id, [keptId(host)]);
    return form.has('own') || form.has('service')
      ? redirectWithFlash(c, 'added', c.req.path, host.name)
      : redirectWithFlash(c, 'saved', c.req.path);
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
async function read(c: Context): Promise<StrictBlocking> {
  const strict = await readStrictBlocking(c.var.db, c.var.domain.id);
  if (!strict) throw missing('domain');
  return strict;
}

function Page({ strict }: { strict: StrictBlocking }) {
  const { t, formats, url } = useView();
  const texts = t.strictBlocking;
  const { isOn, undecided, kept, unresolved, ownHosts, scannedAt, isRecording } = strict;
  const domainPath = url.pathname.split('/').slice(0, 4).join('/');
  return (
    <>
      <p class="lead">{texts.lead}</p>
      <Switch strict={strict} domainPath={domainPath} />
      {scannedAt !== undefined && (
        <section class="card stack">
          <h2>{(isOn ? texts.blocks : texts.wouldBlock)(formats.number(undecided.length))}</h2>
          <p>{undecided.length > 0 ? texts.hostsText : texts.nothing}</p>
          <Hosts list={undecided} strict={strict} />
          <p class="hint">
            {(isRecording ? texts.source : texts.sourceScan)(formats.day(scannedAt))}{' '}
            {isRecording && (
              <>
                {texts.record} <a href={`${domainPath}/status`}>{texts.toStatus}</a>
              </>
            )}
          </p>
        </section>
      )}
      {kept.length > 0 && (
        <section class="card stack">
          <h2>{texts.kept(formats.number(kept.length))}</h2>
          <p>{texts.keptText}</p>
          <Hosts list={kept} strict={strict} isKept />
        </section>
      )}
      {unresolved.length > 0 && (
        <section class="card">
          <h2>{texts.unresolved}</h2>
          <p>{texts.unresolvedText(unresolved.join(', '))}</p>
          <p>
            <a href={`${domainPath}/services`}>{texts.toServices}</a>
          </p>
        </section>
      )}
      {ownHosts.length > 0 && (
        <section class="card">
          <h2>{texts.ownHosts}</h2>
          <p>{texts.ownHostsText}</p>
          <p class="code">{ownHosts.join(', ')}</p>
          <ForRole needed="editor">
            <p>
              <a href={`${domainPath}/settings#ownHosts`}>{texts.edit}</a>
            </p>
          </ForRole>
        </section>
      )}
    </>
  );
}

/** Whether strict blocking is on, whether that is recommended, and the button that changes it. */
function Switch({ strict, domainPath }: { strict: StrictBlocking; domainPath: string }) {
  const { t, formats, url } = useView();
  const texts = t.strictBlocking;
  const { isOn, undecided, scannedAt } = strict;
  const isReady = isReadyForStrictBlocking(strict);
  const advice =
    scannedAt === undefined
      ? texts.notScanned
      : isReady
        ? texts.ready
        : undecided.length > 0 && texts.notReady(formats.number(undecided.length));
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

/** What browsers have reported of page views with strict blocking. */
export function StrictReports({ strict }: { strict: StrictBlocking }) {
  const { t, formats } = useView();
  const texts = t.strictBlocking.status;
  const { pageViews, latePageViews, redirects, undecided, kept } = strict;
  const pages = formats.number(pageViews);
  const blocked = [...undecided, ...kept].filter(({ blockedIn }) => blockedIn > 0);
  if (pageViews === 0) return <p>{texts.noReports}</p>;
  return (
    <ul class="plain">
      {latePageViews > 0 && <li>{texts.late(formats.number(latePageViews), pages)}</li>}
      {redirects > 0 && <li>{texts.redirects(formats.number(redirects), pages)}</li>}
      {blocked.slice(0, MAX_SHOWN).map(({ blockedIn, hosts }) => (
        <li>{texts.blockedIn(formats.number(blockedIn), pages, hosts.join(', '))}</li>
      ))}
      {latePageViews + redirects + blocked.length === 0 && <li>{texts.none(pages)}</li>}
    </ul>
  );
}

type HostsProps = { list: UnknownHost[]; strict: StrictBlocking; isKept?: boolean };

function Hosts({ list, strict, isKept }: HostsProps) {
  if (list.length === 0) return null;
  return (
    <ul class="hosts">
      {list.map((host) => (
        <HostRow host={host} strict={strict} isKept={isKept} />
      ))}
    </ul>
  );
}

type RowProps = { host: UnknownHost; strict: StrictBlocking; isKept: boolean | undefined };

function HostRow({ host, strict, isKept }: RowProps) {
  const { t, formats, url } = useView();
  const texts = t.strictBlocking;
  const { id, name, preset, hosts, kinds, blockedIn, isProbablyOwn } = host;
  const more = hosts.length - MAX_SHOWN;
  const facts = [
    preset !== null &&
      [hosts.slice(0, MAX_SHOWN).join(', '), more > 0 && texts.andMore(formats.number(more))]
        .filter(Boolean)
        .join(' '),
    kinds.length > 0 && `${texts.loads}: ${kinds.map((kind) => texts.kinds[kind]).join(', ')}`,
    strict.isOn &&
      blockedIn > 0 &&
      texts.blockedIn(formats.number(blockedIn), formats.number(strict.pageViews)),
  ].filter(Boolean);
  const isTold = preset !== null || isProbablyOwn;
  return (
    <li>
      <div>
        <h3>
          {name} {preset !== null && <span class="badge">{texts.inCatalogue}</span>}
          {isProbablyOwn && <span class="badge good">{texts.probablyOwn}</span>}
        </h3>
        {facts.map((fact) => (
          <p class="hint">{fact}</p>
        ))}
      </div>
      <ForRole needed="editor">
        <Form action={url.pathname} class="choice">
          <input type="hidden" name="host" value={id} />
          {decisionsOn(host)
            .filter((decision) => !(isKept && decision === 'keep'))
            .map((decision, i) => (
              <button class={isTold && i === 0 ? undefined : 'quiet'} name={decision} value="1">
                {texts[decision]}
                <span class="unseen">{texts.of(name)}</span>
              </button>
            ))}
        </Form>
      </ForRole>
    </li>
  );
}
