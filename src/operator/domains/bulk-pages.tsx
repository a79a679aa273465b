import type { Context } from 'hono';
import { countParts } from '../../domains/configuration-copy.ts';
import { invalid, required } from '../../http/problem.ts';
import { cardPage } from '../../pages/page.tsx';
import { formBody } from '../../pages/forms/form.tsx';
import { presetById } from '../../presets/index.ts';
import { actions, isAction, type Action, type Failure, type Plan, type Subject } from './bulk-actions.ts';
import { Question } from './bulk-question.tsx';
import { Results } from './bulk-results.tsx';
import { runPortion } from './bulk-run.ts';
import { readTargets } from './bulk-targets.ts';
import { chooseService } from './choose-service.tsx';
import { chooseSource } from './choose-source.tsx';
import { domainIdsQuery } from '../list-queries.ts';
import { readDomainQuery } from './read-domain-query.ts';
import { keptCopies, undoCopies } from './undo-copies.tsx';
import { createPages } from '../console.ts';

/** The most domains of one bulk action. */
const MAX_DOMAINS = 500;

/**
 * Actions on several domains: a page that says what will happen to each of them, and one that says what has happened, in
 * bounded portions. The forms name what each domain was shown with, so that a form that is sent again does nothing twice.
 */
export const bulkActions = createPages()
  .route('/undo', undoCopies)
  .get('/', async (c) => {
    const query = readDomainQuery(c);
    const { db, view } = c.var;
    const { all, from, service } = c.req.query();
    const action = actionOf(c.req.query('action') ?? '');
    const chosen = all
      ? (await domainIdsQuery(db, { term: query.q, status: query.status }, MAX_DOMAINS + 1)).map(
          ({ id }) => id,
        )
      : (c.req.queries('id') ?? []);
    const ids = chosen.slice(0, MAX_DOMAINS).filter((id) => id !== from);
    const subject = await subjectOf(c, action, { from, service });
    const targets = await readTargets(db, ids, subject.preset?.name);
    if (action === 'copy' && !subject.source) return chooseSource(c, targets);
    if (needsService(action) && !subject.preset) return chooseService(c, action, targets);
    const counts = action === 'copy' ? await countParts(db, ids) : [];
    return cardPage(
      c,
      view.t.bulk.questions[action](targets.length, nameOf(subject)),
      <Question {...{ action, targets, subject, counts }} isCut={chosen.length > MAX_DOMAINS} />,
    );
  })
  .post('/', formBody, async (c) => {
    const { db, form, view } = c.var;
    const action = actionOf(form.get('action') ?? '');
    const subject = await subjectOf(c, action, {
      from: form.get('from') ?? undefined,
      service: form.get('service') ?? undefined,
    });
    if (action === 'copy') required(subject.source, 'domain');
    if (needsService(action)) required(subject.preset, 'service');
    // A copy of a domain to itself would delete what it copies.
    const sent = pairsOf(form.getAll('id')).filter(([id]) => id !== subject.source?.id);
    const earlier = pairsOf(form.getAll('result'));
    const found = await readTargets(
      db,
      [...sent, ...earlier].map(([id]) => id),
      subject.preset?.name,
    );
    const byId = new Map(found.map((target) => [target.id, target]));
    const { atOnce } = actions[action];
    const results = await runPortion(c as Context, action, sent.slice(0, atOnce), byId, subject);
    const before = earlier.map(([id, outcome]) => ({
      id,
      target: byId.get(id),
      outcome: outcome as Plan | Failure,
    }));
    // What a limit has put off is tried again after the others.
    const isLimited = results.some(({ outcome }) => outcome === 'limited');
    const putOff = sent.filter(([id]) => results.some((one) => one.id === id && one.outcome === 'limited'));
    const rest = [...sent.slice(atOnce), ...putOff].map(([id, stamp]) => ({ id, stamp }));
    const copied = [...before, ...results].filter(({ outcome }) => outcome === 'copy').map(({ id }) => id);
    return cardPage(
      c,
      view.t.bulk.names[action],
      <Results
        {...{ action, subject, rest, isLimited }}
        results={[...before, ...results.filter(({ outcome }) => outcome !== 'limited')]}
        copies={action === 'copy' ? await keptCopies(db, copied) : []}
      />,
    );
  });

const needsService = (action: Action) => action === 'addService' || action === 'disableService';
const nameOf = ({ preset, source }: Subject) => preset?.name ?? source?.name ?? '';

function actionOf(name: string) {
  if (!isAction(name)) throw invalid({ pointer: '/action', detail: 'Must be a bulk action.' });
  return name;
}

/** The pairs of a form such as `5f0c….12`. */
const pairsOf = (values: string[]) =>
  values.slice(0, MAX_DOMAINS).map((value) => {
    const [id = '', rest = ''] = value.split('.');
    return [id, rest] as const;
  });

type Named = { from?: string | undefined; service?: string | undefined };

/** What an action is about: the source of a copy, or a service of the catalogue. */
async function subjectOf(c: Context, action: Action, { from, service }: Named): Promise<Subject> {
  if (needsService(action)) return { preset: presetById(Number(service)) };
  if (action !== 'copy' || !from) return {};
  const [source] = await countParts(c.var.db, [from]);
  return { source: required(source, 'domain'), withLegal: c.var.form?.has('legal') };
}
