import type { Context } from 'hono';
import { findingsOf, type Finding } from '../customers/findings.ts';
import { acceptFinding, settleFinding, settleFindings } from '../customers/settle-finding.ts';
import { findDomain } from '../db/domains.ts';
import { namedEmbeddings } from '../db/embeddings.ts';
import { missing } from '../http/problem.ts';
import { Form, formBody } from '../pages/form.tsx';
import { Copyable } from '../pages/fields.tsx';
import { createRecording } from '../customers/recording.ts';
import { createDomainPages, type DomainPages } from './domain.ts';
import { domainPage } from './domain-page.tsx';
import { done } from './notice.ts';
import { useView } from './view.ts';

/** So many on a page: strangers can have browsers report 500 names. */
const PAGE = 20;

/** What browsers and scans have found that the configuration does not say, each with what to do about it. */
export const findings = createDomainPages()
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const found = await findingsOf(db, domain.id);
    if (form.has('all')) {
      await settleFindings(
        db,
        domain.id,
        found.map(({ id }) => id),
      );
      return done(c, 'saved', c.req.path);
    }
    const finding = found.find(({ id }) => id === form.get('finding'));
    if (!finding) throw missing('issue');
    if (!form.has('accepted')) await settleFinding(db, domain.id, finding);
    else if (!(await acceptFinding(db, domain.id, finding, form.get('embedding') ?? undefined)))
      throw missing('embedding');
    return done(c, 'saved', c.req.path + c.var.view.url.search);
  })
  .post('/record', formBody, async (c) => {
    const { db, domain } = c.var;
    const { enteredName } = domain;
    const site = /^https?:/i.test(enteredName) ? enteredName : `https://${enteredName}`;
    return show(c, new URL(site).href + (await createRecording(c.env, db, domain.id)));
  });

async function show(c: Context, recording?: string) {
  const { db, domain, view } = c.var as DomainPages['Variables'];
  const t = view.t.findings;
  const [found, services, settings] = await Promise.all([
    findingsOf(db, domain.id),
    namedEmbeddings(db, domain.id),
    findDomain(db, domain.clientId, domain.id),
  ]);
  const { pages, before, after } = view.t.services;
  const last = Math.max(0, Math.floor((found.length - 1) / PAGE));
  const at = Math.min(last, Math.max(0, Math.trunc(Number(c.req.query('page')) || 0)));
  const link = (page: number, text: string) => <a href={`${view.url.pathname}?page=${page}`}>{text}</a>;
  return domainPage(
    c,
    t.title,
    <>
      <p class="lead">{t.lead}</p>
      {found.length === 0 && <p class="card">{t.none}</p>}
      {found.length > 1 && (
        <Form action={view.url.pathname.replace(/\/record$/, '')}>
          <button class="quiet" name="all" value="1">
            {t.dismissAll(found.length)}
          </button>
        </Form>
      )}
      <ul class="stack">
        {found.slice(at * PAGE, (at + 1) * PAGE).map((finding, i) => (
          <Card finding={finding} services={services} at={i} />
        ))}
      </ul>
      {last > 0 && (
        <nav class="links" aria-label={pages}>
          {at > 0 && link(at - 1, before)}
          {at < last && link(at + 1, after)}
        </nav>
      )}
      <section class="card stack">
        <h2>{t.record}</h2>
        {settings?.recordScriptsOnWebsite ? <Record link={recording} /> : <p>{t.notRecording}</p>}
      </section>
    </>,
  );
}

type CardProps = { finding: Finding; services: { id: string; name: string }[]; at: number };

function Card({ finding, services, at }: CardProps) {
  const { t, url, formats } = useView();
  const { findings } = t;
  const { id, type, lastSeen } = finding;
  const title =
    finding.type === 'link' ? findings.types.link(finding.name) : findings.types[finding.type](finding.name);
  const about = {
    service: () => finding.type === 'service' && finding.hosts.join(', '),
    early: () => finding.type === 'early' && finding.host !== finding.name && finding.host,
    unseen: () => '',
    storage: () => finding.type === 'storage' && finding.storageType,
    link: () => finding.type === 'link' && [finding.url, finding.found].filter(Boolean).join(' → '),
  }[type]();
  const select = `embedding-${at}`;
  return (
    <li class="card stack">
      <h2>{title}</h2>
      <p>{findings.texts[type]}</p>
      {about && <p class="code">{about}</p>}
      {lastSeen && <p class="hint">{findings.lastSeen(formats.day(Date.parse(lastSeen) / 1000))}</p>}
      <Form action={url.pathname.replace(/\/record$/, '') + url.search} class="choice">
        <input type="hidden" name="finding" value={id} />
        {finding.type === 'storage' && (
          <>
            <label for={select}>{findings.service}</label>
            <select id={select} name="embedding">
              {services.map((service) => (
                <option value={service.id} selected={service.id === finding.embedding}>
                  {service.name}
                </option>
              ))}
            </select>
          </>
        )}
        {(finding.type !== 'link' || finding.found) &&
          (finding.type !== 'storage' || services.length > 0) && (
            <button name="accepted" value="1">
              {findings.accept[type]}
            </button>
          )}
        <button class="quiet">{findings.dismiss}</button>
      </Form>
    </li>
  );
}

function Record({ link }: { link: string | undefined }) {
  const { t, url } = useView();
  return (
    <>
      <p>{t.findings.recordText}</p>
      {link ? (
        <>
          <Copyable id="recording" label={t.findings.open} value={link} />
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {t.findings.open}
            </a>
          </p>
        </>
      ) : (
        <Form action={`${url.pathname}/record`}>
          <button>{t.findings.recordButton}</button>
        </Form>
      )}
    </>
  );
}
