import { Field } from '../../pages/forms/fields.tsx';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { placeholderList, placeholderRows, replacePlaceholders } from '../../resources/placeholder.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { Alert } from '../../pages/page.tsx';

type Row = { name: string; value: string };

/** A domain's placeholders as one form, which replaces all of them. */
export const placeholders = createDomainPages()
  .get('/', async (c) => {
    const { db, domain, view } = c.var;
    const rows = (await placeholderRows.list(db, domain.id)) as Row[];
    return domainPage(c, view.t.locales.placeholders, <Rows rows={rows} />);
  })
  .post('/save', formBody, async (c) => {
    const { db, domain, form, view } = c.var;
    const values = form.getAll('value');
    const removed = new Set(form.getAll('remove'));
    const rows = form
      .getAll('name')
      .map((name, i) => ({ name: name.trim(), value: values[i] ?? '' }))
      .filter(({ name, value }, i) => (name || value) && !removed.has(String(i)));
    const checked = placeholderList.safeParse(rows);
    if (!checked.success) {
      const invalidRows = new Set(checked.error.issues.map(({ path }) => path[0]));
      return domainPage(c, view.t.locales.placeholders, <Rows rows={rows} invalidRows={invalidRows} />, 422);
    }
    await replacePlaceholders(db, domain.id, checked.data);
    return redirectWithFlash(c, 'saved', view.url.pathname);
  });

function Rows({ rows, invalidRows }: { rows: Row[]; invalidRows?: Set<unknown> }) {
  const { t, url } = useView();
  const texts = t.locales;
  return (
    <>
      <p class="lead">{texts.placeholdersLead}</p>
      <Alert text={invalidRows && t.notSaved} />
      <Form action={`${url.pathname}/save`} class="stack">
        {[...rows, { name: '', value: '' }].map(({ name, value }, i) => (
          <fieldset class="card pair" aria-label={name || texts.placeholder}>
            <Field
              id={`name-${i}`}
              name="name"
              label={texts.name}
              value={name}
              error={invalidRows?.has(i) ? texts.nameError : undefined}
              maxlength={64}
            />
            <Field id={`value-${i}`} name="value" label={texts.value} value={value} />
            {i < rows.length && (
              <label class="option">
                <input type="checkbox" name="remove" value={String(i)} />
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
