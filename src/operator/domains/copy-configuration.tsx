import { Done, LinkLine, page } from '../../pages/page.tsx';
import type { Context } from 'hono';
import { replaceConfiguration, countParts, type PartCounts } from '../../clients/configuration-copy.ts';
import { logEvent } from '../../http/log-event.ts';
import { required } from '../../http/problem.ts';
import { websiteTitle } from '../../lib/http/website.ts';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { Search } from '../../pages/search.tsx';
import { clientName } from '../client-name.tsx';
import { createPages, useView } from '../console.ts';
import { DomainChoice } from './choice.tsx';
import { domainsQuery } from '../list-queries.ts';
import { NextPage, pageOf } from '../next-page.tsx';
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
    const { t } = c.var.view;
    const back = `/operator/domains/${source.id}/copy`;
    return page(
      c,
      t.copying.title,
      <section class="card">
        <h1>{t.copying.of(websiteTitle(source))}</h1>
        {targets.length === 0 ? (
          <p class="notice bad">{t.copying.none}</p>
        ) : (
          <>
            <p>{t.copying.replaced}</p>
            <Targets list={targets} />
            <p>{t.copying.stays}</p>
            <p>{t.copying.legalStays}</p>
            <p class="notice bad">{t.copying.asked}</p>
          </>
        )}
        <Form action={back} class="choice">
          {targets.map(({ id }) => (
            <input type="hidden" name="to" value={id} />
          ))}
          {targets.some((target) => isOfSameClient(source, target)) && (
            <div class="field flag">
              <input type="checkbox" id="legal" name="legal" />
              <label for="legal">{t.copying.legal(clientName(source))}</label>
            </div>
          )}
          {targets.length > 0 && <button>{t.copying.button(targets.length)}</button>}
          <a href={back}>{t.cancel}</a>
        </Form>
      </section>,
    );
  })
  .post('/', formBody, async (c) => {
    const { db, form, view } = c.var;
    const { source, targets: chosen } = await readDomains(c, form.getAll('to'));
    const targets = chosen.slice(0, MAX_PUBLISHED);
    const rest = chosen.slice(MAX_PUBLISHED);
    const refused: PartCounts[] = [];
    for (const target of targets) {
      const withLegal = form.has('legal') && isOfSameClient(source, target);
      if (!(await replaceConfiguration(db, source.id, target.id, withLegal))) refused.push(target);
      else logEvent('configuration copied by the operator', { from: source.id, domain: target.id });
    }
    const { t } = view;
    return page(
      c,
      t.copying.title,
      <section class="card">
        <h1>{t.copying.of(websiteTitle(source))}</h1>
        <Done>{t.copying.done(targets.length - refused.length)}</Done>
        <Targets list={targets.filter((target) => !refused.includes(target))} bare />
        {refused.length > 0 && (
          <>
            <p class="notice bad">{t.copying.refused}</p>
            <Targets list={refused} bare />
          </>
        )}
        {rest.length > 0 && (
          <Form action={`/operator/domains/${source.id}/copy`} class="stack">
            <p>{t.bulk.rest(rest.length)}</p>
            {rest.map(({ id }) => (
              <input type="hidden" name="to" value={id} />
            ))}
            {form.has('legal') && <input type="hidden" name="legal" value="on" />}
            <div>
              <button>{t.copying.button(rest.length)}</button>
            </div>
          </Form>
        )}
        <LinkLine href="/operator/domains">{t.domains.title}</LinkLine>
      </section>,
    );
  });

/** Whether legal pages and the controller’s details may be copied, too: those of another client are never right. */
const isOfSameClient = (source: PartCounts, target: PartCounts) => source.clientId === target.clientId;

function Targets({ list, bare }: { list: PartCounts[]; bare?: boolean }) {
  const t = useView().t.copying;
  return (
    <ul class="plain">
      {list.map((target) => (
        <li>
          <strong>{websiteTitle(target)}</strong> ({clientName(target)}){!bare && `: ${t.parts(target)}`}
        </li>
      ))}
    </ul>
  );
}
