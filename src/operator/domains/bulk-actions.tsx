import { Done, LinkLine, page } from '../../pages/page.tsx';
import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { asc, eq, inArray } from 'drizzle-orm';
import { clients, domains } from '../../db/schema.ts';
import type { Database } from '../../env.ts';
import { logEvent } from '../../http/log-event.ts';
import { invalid } from '../../http/problem.ts';
import { websiteTitle } from '../../lib/http/website.ts';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { actions, isAction, type Action, type Target } from './bulk-steps.ts';
import { readDomainQuery } from './query.ts';
import { clientName } from '../client-name.tsx';
import { createPages, useView } from '../console.ts';
import { chooseSource } from './choose-source.tsx';
import { domainIdsQuery } from '../list-queries.ts';
import { TargetList } from './target-list.tsx';
import { valuesOf } from '../../db/sql-fragments.ts';

/** The most domains of one bulk action. */
const MOST = 500;

/** Actions on several domains, in two pages: a confirmation that lists them, and the results, in bounded portions. */
export const bulkActions = createPages()
  .get('/', async (c) => {
    const query = readDomainQuery(c);
    const { db, view } = c.var;
    const { action = '', all, from } = c.req.query();
    const chosen = all
      ? (await domainIdsQuery(db, { term: query.q, status: query.status }, MOST)).map(({ id }) => id)
      : (c.req.queries('id') ?? []).slice(0, MOST);
    const targets = await readTargets(db, chosen);
    if (action === 'copy') return chooseSource(c, targets, from);
    if (!isAction(action)) throw invalid({ pointer: '/action', detail: 'Must be a bulk action.' });
    return show(
      c,
      view.t.bulk.questions[action](targets.length),
      targets.length === 0 ? (
        <>
          <p class="notice bad">{view.t.bulk.none}</p>
          <LinkLine href="/operator/domains">{view.t.domains.title}</LinkLine>
        </>
      ) : (
        <>
          <p>{view.t.bulk.effects[action]}</p>
          <TargetList targets={targets} />
          <Portion action={action} targets={targets} canCancel />
        </>
      ),
    );
  })
  .post('/', formBody, async (c) => {
    const { db, form, view } = c.var;
    const action = form.get('action') ?? '';
    if (!isAction(action)) throw invalid({ pointer: '/action', detail: 'Must be a bulk action.' });
    const { atOnce, run } = actions[action];
    const wanted = await readTargets(db, form.getAll('id').slice(0, MOST));
    const targets = wanted.slice(0, atOnce);
    const results = await Promise.all(
      targets.map(async (target) => {
        const failure = await run(c, target);
        logEvent('bulk action by the operator', { action, domain: target.id, result: failure ?? 'done' });
        return { target, failure };
      }),
    );
    const failed = results.filter(({ failure }) => failure);
    const rest = wanted.slice(atOnce);
    const { t } = view;
    return show(
      c,
      t.bulk.names[action],
      <>
        {failed.length < results.length && <Done>{t.bulk.done[action](results.length - failed.length)}</Done>}
        <TargetList targets={results.flatMap(({ target, failure }) => (failure ? [] : target))} />
        {failed.length > 0 && (
          <>
            <p class="notice bad">{t.bulk.failed(failed.length)}</p>
            <ul class="plain">
              {failed.map(({ target, failure }) => (
                <li>
                  <strong>{websiteTitle(target)}</strong> ({clientName(target)}): {t.bulk.reasons[failure!]}
                </li>
              ))}
            </ul>
          </>
        )}
        {rest.length > 0 && (
          <>
            <p>{t.bulk.rest(rest.length)}</p>
            <Portion action={action} targets={rest} />
          </>
        )}
        <LinkLine href="/operator/domains">{t.domains.title}</LinkLine>
      </>,
    );
  });

/** The domains with these IDs, with their clients. */
const readTargets = async (db: Database, ids: string[]): Promise<Target[]> => {
  const { id, clientId, enteredName, name, path, whitelabel, ownHosts, log, logDatabase } = domains;
  return db
    .select({
      id,
      clientId,
      enteredName,
      name,
      path,
      whitelabel,
      ownHosts,
      log,
      logDatabase,
      username: clients.username,
      company: clients.company,
    })
    .from(domains)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(inArray(id, valuesOf(ids)))
    .orderBy(asc(domains.hostKey), asc(domains.seq));
};

function show(c: Context, title: string, content: Child) {
  return page(
    c,
    title,
    <section class="card">
      <h1>{title}</h1>
      {content}
    </section>,
  );
}

type PortionProps = { action: Action; targets: Target[]; canCancel?: boolean };

/** The form that runs an action on the first of these domains, and keeps the others for the next portion. */
function Portion({ action, targets, canCancel }: PortionProps) {
  const { t } = useView();
  const next = Math.min(actions[action].atOnce, targets.length);
  return (
    <Form action="/operator/domains/bulk" class="stack">
      <input type="hidden" name="action" value={action} />
      {targets.map(({ id }) => (
        <input type="hidden" name="id" value={id} />
      ))}
      <div class="choice">
        <button>{t.bulk.buttons[action](next, targets.length)}</button>
        {canCancel && <a href="/operator/domains">{t.cancel}</a>}
      </div>
    </Form>
  );
}
