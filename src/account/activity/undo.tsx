import { LinkLine } from '../../pages/page.tsx';
import { applyUndo, canUndo, isCopy, isUndone, readUndo } from '../../domains/undo.ts';
import { findActivity, laterChanges } from '../../db/activity/list.ts';
import { missing } from '../../http/problem.ts';
import { DifferenceTable } from '../../pages/activity/field-differences.tsx';
import { ChangeName } from '../../pages/activity/activity-list.tsx';
import { revertedFields } from '../../pages/forms/edits.ts';
import { formBody, Confirmation } from '../../pages/forms/form.tsx';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { labelsOf } from '../domain/field-labels.ts';
import { redirectWithFlash } from '../console.ts';

/** Shows what undoing a change overwrites, and undoes it. */
export const undo = createDomainPages()
  .get('/', async (c) => {
    const { db, domain, session, view } = c.var;
    const row = await changeOf(c.var, c.req.param('entry') ?? '');
    const [found, later] = await Promise.all([
      readUndo(db, row, session),
      laterChanges(db, row, isCopy(row)),
    ]);
    const { t, formats } = view;
    const texts = t.activity.undoing;
    const back = `/account/domains/${domain.id}/activity`;
    const isPossible = found && !found.isLost && !isUndone(found);
    const refusal = found?.isLost ? texts.notStored : found ? texts.nothing : texts.gone;
    const labelOf = labelsOf(t);
    return domainPage(
      c,
      texts.title,
      <section class="card">
        <p>
          <ChangeName {...row} />
        </p>
        <p class="hint">{formats.time(Math.floor(row.id / 1e6))}</p>
        {!isPossible && <p class="notice">{refusal}</p>}
        {isPossible && (
          <>
            <p>{found.isCopy ? texts.copied : texts[row.action]}</p>
            {later.length > 0 && <p class="notice bad">{texts.changedSince}</p>}
            <DifferenceTable
              kind={row.kind}
              before={found.current}
              after={found.back}
              labelOf={labelOf}
              heads={[texts.current, texts.back]}
            />
            {found.partly.length > 0 && (
              <p class="notice">
                {texts.partly}{' '}
                {found.partly
                  .map((name) => labelOf(row.kind, name)?.label ?? t.activity.labels[name] ?? name)
                  .join(', ')}
              </p>
            )}
            <Confirmation
              action={view.url.pathname}
              button={texts.button}
              back={back}
              stored={found.current ?? {}}
            />
          </>
        )}
        {!isPossible && <LinkLine href={back}>{t.activity.title}</LinkLine>}
      </section>,
    );
  })
  .post('/', formBody, async (c) => {
    const { db, domain, session } = c.var;
    const row = await changeOf(c.var, c.req.param('entry') ?? '');
    const found = await readUndo(db, row, session);
    const list = `/account/domains/${domain.id}/activity`;
    // The page says why.
    if (found?.isLost) return c.redirect(`${list}/${row.id}/undo`, 303);
    const current = found?.current ?? {};
    const removed = Object.fromEntries(Object.keys(current).map((name) => [name, undefined]));
    if (revertedFields(c.var.form, current, found?.back ?? removed).length > 0)
      return redirectWithFlash(c, 'changedSince', `${list}/${row.id}/undo`);
    if (found && !isUndone(found)) await applyUndo(db, row, found);
    return redirectWithFlash(c, 'undone', list);
  });

/** The change of the path; throws a 404 unless it belongs to the domain and can be undone. */
async function changeOf({ db, domain, session }: DomainPages['Variables'], entry: string) {
  const row = /^\d{1,16}$/.test(entry) && (await findActivity(db, domain.clientId, Number(entry)));
  if (!row || row.domainId !== domain.id || !canUndo(row, session)) throw missing('change');
  return row;
}
