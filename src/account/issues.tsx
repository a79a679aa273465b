import type { Context } from 'hono';
import { issuesOf, type Issue } from '../clients/issues.ts';
import { acceptIssue, settleIssue, settleIssues } from '../clients/issue-settlement.ts';
import { findDomain } from '../db/domains.ts';
import { namedEmbeddings } from '../db/embeddings.ts';
import { missing } from '../http/problem.ts';
import { Form, formBody } from '../pages/form.tsx';
import { Copyable } from '../pages/form-fields.tsx';
import { createRecording } from '../clients/recording-session.ts';
import { createDomainPages, type DomainPages } from './with-domain.ts';
import { domainPage } from './domain-page.tsx';
import { redirectWithFlash } from './flash.ts';
import { useView } from './view.ts';

/** Issues per page: anyone can make browsers report up to 500 names. */
const PAGE = 20;

/** Differences between the configuration and what browsers and scans have found, each with a way to resolve it. */
export const issues = createDomainPages()
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const found = await issuesOf(db, domain.id);
    if (form.has('all')) {
      await settleIssues(
        db,
        domain.id,
        found.map(({ id }) => id),
      );
      return redirectWithFlash(c, 'saved', c.req.path);
    }
    const issue = found.find(({ id }) => id === form.get('issue'));
    if (!issue) throw missing('issue');
    if (!form.has('accepted')) await settleIssue(db, domain.id, issue);
    else if (!(await acceptIssue(db, domain.id, issue, form.get('embedding') ?? undefined)))
      throw missing('embedding');
    return redirectWithFlash(c, 'saved', c.req.path + c.var.view.url.search);
  })
  .post('/record', formBody, async (c) => {
    const { db, domain } = c.var;
    const { enteredName } = domain;
    const site = /^https?:/i.test(enteredName) ? enteredName : `https://${enteredName}`;
    return show(c, new URL(site).href + (await createRecording(c.env, db, domain.id)));
  });

async function show(c: Context, recording?: string) {
  const { db, domain, view } = c.var as DomainPages['Variables'];
  const t = view.t.issues;
  const [found, services, settings] = await Promise.all([
    issuesOf(db, domain.id),
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
        {found.slice(at * PAGE, (at + 1) * PAGE).map((issue, i) => (
          <IssueCard issue={issue} services={services} at={i} />
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
        {settings?.recordScriptsOnWebsite ? <Recording link={recording} /> : <p>{t.notRecording}</p>}
      </section>
    </>,
  );
}

type CardProps = { issue: Issue; services: { id: string; name: string }[]; at: number };

function IssueCard({ issue, services, at }: CardProps) {
  const { t, url, formats } = useView();
  const { issues } = t;
  const { id, type, lastSeen } = issue;
  const title = issue.type === 'link' ? issues.types.link(issue.name) : issues.types[issue.type](issue.name);
  const detail = {
    service: () => issue.type === 'service' && issue.hosts.join(', '),
    early: () => issue.type === 'early' && issue.host !== issue.name && issue.host,
    unseen: () => '',
    storage: () => issue.type === 'storage' && issue.storageType,
    link: () => issue.type === 'link' && [issue.url, issue.found].filter(Boolean).join(' → '),
  }[type]();
  const select = `embedding-${at}`;
  return (
    <li class="card stack">
      <h2>{title}</h2>
      <p>{issues.texts[type]}</p>
      {detail && <p class="code">{detail}</p>}
      {lastSeen && <p class="hint">{issues.lastSeen(formats.day(Date.parse(lastSeen) / 1000))}</p>}
      <Form action={url.pathname.replace(/\/record$/, '') + url.search} class="choice">
        <input type="hidden" name="issue" value={id} />
        {issue.type === 'storage' && (
          <>
            <label for={select}>{issues.service}</label>
            <select id={select} name="embedding">
              {services.map((service) => (
                <option value={service.id} selected={service.id === issue.embedding}>
                  {service.name}
                </option>
              ))}
            </select>
          </>
        )}
        {(issue.type !== 'link' || issue.found) && (issue.type !== 'storage' || services.length > 0) && (
          <button name="accepted" value="1">
            {issues.accept[type]}
          </button>
        )}
        <button class="quiet">{issues.dismiss}</button>
      </Form>
    </li>
  );
}

function Recording({ link }: { link: string | undefined }) {
  const { t, url } = useView();
  return (
    <>
      <p>{t.issues.recordText}</p>
      {link ? (
        <>
          <Copyable id="recording" label={t.issues.open} value={link} />
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {t.issues.open}
            </a>
          </p>
        </>
      ) : (
        <Form action={`${url.pathname}/record`}>
          <button>{t.issues.recordButton}</button>
        </Form>
      )}
    </>
  );
}
