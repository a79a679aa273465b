import { cardPage, LinkLine } from '../../pages/page.tsx';
import { asc, eq, inArray } from 'drizzle-orm';
import { clients, domains } from '../../db/schema.ts';
import { siteColumns } from '../../db/domains/domains.ts';
import type { Database } from '../../env.ts';
import { logEvent } from '../../http/log-event.ts';
import { invalid } from '../../http/problem.ts';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { actions, isAction, type Action, type Target } from './bulk-actions.ts';
import { readDomainQuery } from './read-domain-query.ts';
import { createPages, useView } from '../console.ts';
import { chooseSource } from './choose-source.tsx';
import { domainIdsQuery } from '../list-queries.ts';
import { HiddenIds, Results, TargetList } from './target-list.tsx';
import { valuesOf } from '../../db/raw-query.ts';

/** The most domains of one bulk action. */
const MAX_DOMAINS = 500;

/** Actions on several domains, in two pages: a confirmation that lists them, and the results, in bounded portions. */
export const bulkActions = createPages()
  .get('/', async (c) => {
    const query = readDomainQuery(c);
    const { db, view } = c.var;
    const { action = '', all, from } = c.req.query();
    const chosen = all
      ? (await domainIdsQuery(db, { term: query.q, status: query.status }, MAX_DOMAINS)).map(({ id }) => id)
      : (c.req.queries('id') ?? []).slice(0, MAX_DOMAINS);
    const targets = await readTargets(db, chosen);
    if (action === 'copy') return chooseSource(c, targets, from);
    const title = view.t.bulk.questions[actionOf(action)](targets.length);
    return cardPage(c, title, <Question action={actionOf(action)} targets={targets} />);
  })
  .post('/', formBody, async (c) => {
    const { db, form, view } = c.var;
    const action = actionOf(form.get('action') ?? '');
    const { atOnce, run } = actions[action];
    const targets = await readTargets(db, form.getAll('id').slice(0, MAX_DOMAINS));
    const results = await Promise.all(
      targets.slice(0, atOnce).map(async (target) => {
        const failure = await run(c, target);
        logEvent('bulk action by the operator', { action, domain: target.id, result: failure ?? 'done' });
        return { ...target, failure };
      }),
    );
    const rest = targets.slice(atOnce);
    const { bulk } = view.t;
    const done = results.filter(({ failure }) => !failure);
    const failed = results.filter(({ failure }) => failure);
    return cardPage(
      c,
      bulk.names[action],
      <Results
        done={done}
        doneText={bulk.done[action](done.length)}
        failed={failed}
        failedText={bulk.failed(failed.length)}
        reason={({ failure }) => bulk.reasons[failure!]}
        rest={rest.length}
      >
        <Portion action={action} targets={rest} />
      </Results>,
    );
  });

function actionOf(name: string) {
  if (!isAction(name)) throw invalid({ pointer: '/action', detail: 'Must be a bulk action.' });
  return name;
}

/** The domains with these IDs, with their clients. */
const readTargets = async (db: Database, ids: string[]): Promise<Target[]> =>
  db
    .select({ ...siteColumns, username: clients.username, company: clients.company })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(inArray(domains.id, valuesOf(ids)))
    .orderBy(asc(domains.hostKey), asc(domains.seq));

type Props = { action: Action; targets: Target[] };

function Question({ action, targets }: Props) {
  const { bulk, domains } = useView().t;
  if (targets.length === 0)
    return (
      <>
        <p class="notice bad">{bulk.none}</p>
        <LinkLine href="/operator/domains">{domains.title}</LinkLine>
      </>
    );
  return (
    <>
      <p>{bulk.effects[action]}</p>
      <TargetList list={targets} class="plain targets" />
      <Portion action={action} targets={targets} canCancel />
    </>
  );
}

/** The form that runs an action on the first of these domains, and keeps the others for the next portion. */
function Portion({ action, targets, canCancel }: Props & { canCancel?: boolean }) {
  const { t } = useView();
  const next = Math.min(actions[action].atOnce, targets.length);
  return (
    <Form action="/operator/domains/bulk" class="stack">
      <input type="hidden" name="action" value={action} />
      <HiddenIds name="id" list={targets} />
      <div class="choice">
        <button>{t.bulk.buttons[action](next, targets.length)}</button>
        {canCancel && <a href="/operator/domains">{t.cancel}</a>}
      </div>
    </Form>
  );
}
