import type { Context } from 'hono';
import { deleteDomain } from '../../clients/deletion.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { countRecords } from '../../log/counts/read-counts.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { ButtonOrCancel, Form, formBody, type WithForm } from '../../pages/forms/form.tsx';
import { narrowPage } from '../../pages/page.tsx';
import { redirectWithFlash } from '../console.ts';
import { createDomainPages, type DomainPages } from '../domain/page.tsx';
import { Downloads } from './downloads.tsx';

/** Deletes a website after its address was entered. */
export const deleteWebsite = createDomainPages()
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const { domain, form } = c.var;
    const title = websiteTitle(domain);
    if (form.get('name')?.trim() !== title) return show(c, true);
    await deleteDomain(c.env, domain.clientId, domain.id);
    return redirectWithFlash(c, 'websiteDeleted', '/account', title);
  });

type Shown = DomainPages & { Variables: Partial<WithForm['Variables']> };

async function show<E extends Shown>(c: Context<E>, isWrong = false) {
  const { domain, form, queryLog, view }: Shown['Variables'] = c.var;
  const t = view.t.website.deletion;
  const title = websiteTitle(domain);
  const count = await queryLog(countRecords);
  const path = `/account/domains/${domain.id}/website`;
  return narrowPage(
    c,
    t.title,
    <>
      <p class="notice bad">{t.warning(view.formats.number(count))}</p>
      <Downloads id={domain.id} />
      <Form action={`${path}/delete`} class="stack">
        <Field
          name="name"
          label={t.type(title)}
          value={form?.get('name') ?? ''}
          error={isWrong ? t.wrong : undefined}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
        />
        <ButtonOrCancel button={t.button} back={path} />
      </Form>
    </>,
    isWrong ? 422 : 200,
    t.heading(title),
  );
}
