import type { Context } from 'hono';
import { readAndChange } from '../../db/change.ts';
import { conflictMessages } from '../../pages/activity/conflict-messages.ts';
import { hashOf, revertedFields, shownFields } from '../../pages/forms/edits.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Form, formBody, type WithForm } from '../../pages/forms/form.tsx';
import type { FieldErrors } from '../../pages/forms/resource-values.ts';
import {
  bareName,
  placeholderIn,
  placeholderList,
  placeholderRows,
  replacePlaceholders,
} from '../../resources/placeholder.ts';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { Alert } from '../../pages/page.tsx';

type Row = { name: string; value: string };

/** A domain's placeholders as one form, which replaces all of them. */
export const placeholders = createDomainPages()
  .get('/', async (c) => {
    const stored = await listRows(c);
    return domainPage(c, c.var.view.t.locales.placeholders, <Rows rows={stored} stored={stored} />);
  })
  .post('/save', formBody, (c) =>
    readAndChange(c.var.db, { domainId: c.var.domain.id }, async () => save(c, await listRows(c))),
  );

const listRows = async <E extends DomainPages>(c: Context<E>) => {
  const { db, domain }: DomainPages['Variables'] = c.var;
  return (await placeholderRows.list(db, domain.id)) as Row[];
};

async function save(c: Context<DomainPages & WithForm>, stored: Row[]) {
  const { db, domain, form, view } = c.var;
  const { rows, removed } = mergeRows(form, stored, readRows(form));
  const before = fieldsOf(stored);
  const gone = Object.fromEntries(removed.map(({ name }) => [bareName(name), undefined]));
  const reverted = revertedFields(form, before, { ...gone, ...fieldsOf(rows) });
  const object = { clientId: domain.clientId, domainId: domain.id, kind: 'placeholder' } as const;
  const values = Object.fromEntries(stored.map(({ name, value }) => [bareName(name), value]));
  const conflicts = await conflictMessages(c, { ...object, valueIn: placeholderIn }, reverted, values);
  const checked = placeholderList.safeParse(rows);
  if (checked.success && reverted.length === 0) {
    await replacePlaceholders(db, domain.id, checked.data);
    return redirectWithFlash(c, 'saved', view.url.pathname);
  }
  const invalidRows = new Set(checked.error?.issues.map(({ path }) => path[0]));
  const kept = removed.filter(({ name }) => reverted.includes(bareName(name)));
  return domainPage(
    c,
    view.t.locales.placeholders,
    <Rows {...{ rows, stored, invalidRows, conflicts }} removed={kept} />,
    checked.success ? 409 : 422,
  );
}

function readRows(form: URLSearchParams) {
  const values = form.getAll('value');
  const removed = new Set(form.getAll('remove'));
  return form
    .getAll('name')
    .map((name, i) => ({ name: name.trim(), value: values[i] ?? '' }))
    .filter(({ name, value }, i) => (name || value) && !removed.has(String(i)));
}

/** What the form shows of a placeholder; its fields drop line breaks. */
const shown = ({ name, value }: Row) => [name, value.replace(/[\r\n]/g, '')];
/** Placeholders as the fields of a form, by their bare names. */
const fieldsOf = (rows: Row[]) => Object.fromEntries(rows.map((row) => [bareName(row.name), shown(row)]));

/** Merges the rows of the form into the stored ones: those that it changed, added and removed. */
function mergeRows(form: URLSearchParams, stored: Row[], entered: Row[]) {
  const before = shownFields(form) ?? new Map<string, string>();
  const isEntered = new Set(entered.map(({ name }) => bareName(name)));
  const byName = new Map(stored.map((row) => [bareName(row.name), row]));
  const kept = entered.flatMap((row) => {
    const key = bareName(row.name);
    return before.get(key) === hashOf(shown(row)) ? (byName.get(key) ?? []) : row;
  });
  const others = stored.filter(({ name }) => !isEntered.has(bareName(name)));
  const isKnown = ({ name }: Row) => !form.has('shown') || before.has(bareName(name));
  return { rows: [...kept, ...others.filter((row) => !isKnown(row))], removed: others.filter(isKnown) };
}

type RowsProps = {
  rows: Row[];
  stored: Row[];
  invalidRows?: Set<unknown>;
  /** Messages about changes of others, by bare name. */
  conflicts?: FieldErrors;
  /** Rows that were removed in the form and that others have changed. */
  removed?: Row[];
};

function Rows({ rows, stored, invalidRows, conflicts = {}, removed = [] }: RowsProps) {
  const { t, url } = useView();
  const texts = t.locales;
  const count = rows.length + removed.length;
  return (
    <>
      <p class="lead">{texts.placeholdersLead}</p>
      <Alert text={invalidRows && t.notSaved} />
      <Form action={`${url.pathname}/save`} class="stack" stored={fieldsOf(stored)}>
        {[...rows, ...removed, { name: '', value: '' }].map(({ name, value }, i) => (
          <fieldset class="card pair" aria-label={name || texts.placeholder} data-row={bareName(name)}>
            <Field
              id={`name-${i}`}
              name="name"
              label={texts.name}
              value={name}
              error={invalidRows?.has(i) ? texts.nameError : undefined}
              maxlength={64}
            />
            <Field
              id={`value-${i}`}
              name="value"
              label={texts.value}
              value={value}
              error={conflicts[bareName(name)]}
            />
            {i < count && (
              <label class="option">
                <input type="checkbox" name="remove" value={String(i)} checked={i >= rows.length} />
                {texts.remove}
              </label>
            )}
          </fieldset>
        ))}
        <div>
          <button>{t.save}</button>
        </div>
      </Form>
    </>
  );
}
