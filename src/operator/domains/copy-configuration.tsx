import { cardPage, page } from '../../pages/page.tsx';
import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { replaceConfiguration, countParts, type PartCounts } from '../../domains/configuration-copy.ts';
import { logEvent } from '../../http/log-event.ts';
import { required } from '../../http/problem.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { Search } from '../../pages/search.tsx';
import { clientName } from '../../pages/displayed-names.ts';
import { createPages, useView, type OperatorEnv } from '../console.ts';
import { DomainChoice, HiddenIds, Results, TargetList } from './target-list.tsx';
import { domainsQuery } from '../list-queries.ts';
import { NextPage, pageOf } from '../next-list-page.tsx';
import { MAX_PUBLISHED } from '../../visitor/site/publish-changes.ts';

/** Reads the source and the targets of a copy. Throws a 404 if the source does not exist. */
async function readDomains(c: Context, targets: string[]) {
  const id = c.req.param('domainId')!;
  const found = await countParts(c.var.db, [id, ...targets]);
  const source = required(
    found.find((domain) => domain.id === id),
    'domain',
  );
  return { source, targets: found.filter((domain) => domain.id !== id) };
}

/** Copies a domain's configuration to others in three pages: targets, confirmation, result. */
export const copyConfiguration = createPages()
  .get('/', async (c) => {
    const { q, after } = c.req.query();
    const [{ source }, read] = await Promise.all([
      readDomains(c, []),
      domainsQuery(c.var.db, { term: q, after }),
    ]);
    const { rows, next } = pageOf(read, ({ id }) => id);
    const targets = rows.filter(({ id }) => id !== source.id);
    const { t, url } = c.var.view;
    return page(
      c,
      t.copying.title,
      <>
        <h1>{t.copying.of(websiteTitle(source))}</h1>
        <p class="lead">{t.copying.lead(source)}</p>
        <Search hint={t.domains.searchHint} term={q ?? ''} />
        {targets.length === 0 ? (
          <p class="card">{t.nothing}</p>
        ) : (
          <form method="get" action={`${url.pathname}/check`} class="stack" data-choice>
            <DomainChoice type="checkbox" name="to" legend={t.copying.choose} rows={targets} />
            <div>
              <button>{t.copying.next}</button>
            </div>
          </form>
        )}
        <NextPage after={next} />
        <script src="/account/choice.js" defer></script>
      </>,
    );
  })
  .get('/check', async (c) => {
    const { source, targets } = await readDomains(c, c.req.queries('to') ?? []);
    return show(c, source, <Question source={source} targets={targets} />);
  })
  .post('/', formBody, async (c) => {
    const { db, form, view } = c.var;
    const { source, targets } = await readDomains(c, form.getAll('to'));
    const hasLegal = form.has('legal');
    const copied: PartCounts[] = [];
    const refused: PartCounts[] = [];
    for (const target of targets.slice(0, MAX_PUBLISHED)) {
      const withLegal = hasLegal && isOfSameClient(source, target);
      const isCopied = await replaceConfiguration(db, source.id, target.id, withLegal);
      (isCopied ? copied : refused).push(target);
      if (isCopied) logEvent('configuration copied by the operator', { from: source.id, domain: target.id });
    }
    const rest = targets.slice(MAX_PUBLISHED);
    const { copying } = view.t;
    return show(
      c,
      source,
      <Results
        done={copied}
        doneText={copying.done(copied.length)}
        failed={refused}
        failedText={copying.refused}
        rest={rest.length}
      >
        <Form action={pathOf(source)}>
          <HiddenIds name="to" list={rest} />
          {hasLegal && <input type="hidden" name="legal" value="on" />}
          <button>{copying.button(rest.length)}</button>
        </Form>
      </Results>,
    );
  });

/** Whether legal pages and the controller’s details may be copied, too: those of another client are never right. */
const isOfSameClient = (source: PartCounts, target: PartCounts) => source.clientId === target.clientId;

function show<E extends OperatorEnv>(c: Context<E>, source: PartCounts, content: Child) {
  const { view }: OperatorEnv['Variables'] = c.var;
  const { copying } = view.t;
  return cardPage(c, copying.title, content, 200, copying.of(websiteTitle(source)));
}

const pathOf = ({ id }: PartCounts) => `/operator/domains/${id}/copy`;

function Question({ source, targets }: { source: PartCounts; targets: PartCounts[] }) {
  const { copying, cancel } = useView().t;
  const back = pathOf(source);
  return (
    <>
      {targets.length === 0 ? (
        <p class="notice bad">{copying.none}</p>
      ) : (
        <>
          <p>{copying.replaced}</p>
          <TargetList list={targets} more={copying.parts} />
          <p>{copying.stays}</p>
          <p>{copying.legalStays}</p>
          <p class="notice bad">{copying.asked}</p>
        </>
      )}
      <Form action={back} class="choice">
        <HiddenIds name="to" list={targets} />
        {targets.some((target) => isOfSameClient(source, target)) && (
          <div class="field flag">
            <input type="checkbox" id="legal" name="legal" />
            <label for="legal">{copying.legal(clientName(source))}</label>
          </div>
        )}
        {targets.length > 0 && <button>{copying.button(targets.length)}</button>}
        <a href={back}>{cancel}</a>
      </Form>
    </>
  );
}
