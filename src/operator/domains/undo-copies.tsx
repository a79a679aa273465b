import type { Context } from 'hono';
import { sql } from 'drizzle-orm';
import { ifUnchanged } from '../../db/change.ts';
import { constraintProblem } from '../../db/constraint-errors.ts';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { restoreFormer } from '../../domains/former-configuration.ts';
import type { Database } from '../../env.ts';
import { logEvent, logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { Done, LinkLine, cardPage } from '../../pages/page.tsx';
import { createPages, useView } from '../console.ts';
import { actions, type Failure } from './bulk-actions.ts';
import { readTargets } from './bulk-targets.ts';
import { TargetList } from './target-list.tsx';

type Kept = { id: string; entry: number; version: number };

/** The newest copies to these domains after which nothing was changed, as a form names them: domain, entry of the activity list, version. */
export async function keptCopies(db: Database, ids: string[]) {
  const rows = await rawQuery<Kept>(
    db,
    sql`SELECT d.id, max(f.entry) AS entry, d.version FROM domains d JOIN formerParts f ON f.domainId = d.id AND f.part = 'domains'
      WHERE d.id IN ${valuesOf(ids)} AND NOT EXISTS (
        SELECT 1 FROM activity a WHERE a.clientId = d.clientId AND a.id > f.entry AND a.domainId = d.id) GROUP BY d.id`,
  );
  return rows.map(({ id, entry, version }) => [id, entry, version].join('.'));
}

/** Undoes copies, each unless its domain was changed since. */
export const undoCopies = createPages().post('/', formBody, async (c) => {
  const { db, form, view } = c.var;
  const { bulk, copying, domains } = view.t;
  const all = form.getAll('copy');
  const rest = all.slice(actions.copy.atOnce);
  const sent = all
    .slice(0, actions.copy.atOnce)
    .map((value) => value.split('.') as [string, string?, string?]);
  const targets = await readTargets(
    db,
    sent.map(([id]) => id),
  );
  const results = await Promise.all(
    targets.map(async (target) => {
      const [, entry, version] = sent.find(([id]) => id === target.id)!;
      const failure = await undo(c as Context, target.id, Number(entry), Number(version));
      return { ...target, failure };
    }),
  );
  const undone = results.filter(({ failure }) => !failure);
  const failed = results.filter(({ failure }) => failure);
  return cardPage(
    c,
    copying.undoTitle,
    <>
      {undone.length > 0 && <Done>{copying.undone(undone.length)}</Done>}
      <TargetList list={undone} />
      {failed.length > 0 && (
        <>
          <p class="notice bad">{bulk.failed(failed.length)}</p>
          <TargetList list={failed} more={({ failure }) => bulk.reasons[failure!]} />
        </>
      )}
      {rest.length > 0 && <UndoForm values={rest} />}
      <LinkLine href="/operator/domains">{domains.title}</LinkLine>
    </>,
  );
});

async function undo(
  { var: { db } }: Context,
  domainId: string,
  entry: number,
  version: number,
): Promise<Failure | undefined> {
  try {
    const done = await ifUnchanged({ domainId }, version, () =>
      restoreFormer(db as Database, domainId, entry),
    );
    if (done === undefined || done === 'changed') return 'changed';
    logEvent('copy undone by the operator', { domain: domainId });
    return undefined;
  } catch (error) {
    if (constraintProblem(error)) return 'plan';
    logFailure('bulk action failed', { action: 'undo', domain: domainId, error: rootMessage(error) });
    return 'failed';
  }
}

/** The form that undoes copies, as many at once as one request can. */
export const UndoForm = ({ values }: { values: string[] }) => (
  <ActionForm
    action="/operator/domains/bulk/undo"
    button={useView().t.bulk.undoCopies(Math.min(values.length, actions.copy.atOnce), values.length)}
    quiet
  >
    {values.map((value) => (
      <input type="hidden" name="copy" value={value} />
    ))}
  </ActionForm>
);
