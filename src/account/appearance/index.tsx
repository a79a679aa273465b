import { asc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { themes as table } from '../../db/schema.ts';
import { pickSettings } from '../../db/settings-column.ts';
import { activeLocalesQuery } from '../../domains/embed-snippets.ts';
import type { Database } from '../../env.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { missing, required } from '../../http/problem.ts';
import { parsed } from '../../http/validation-messages.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { readAndChange } from '../../db/change.ts';
import { conflictMessages, unsaved } from '../../pages/activity/conflict-messages.ts';
import { ActionForm, Form, formBody, type WithForm } from '../../pages/forms/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import { fieldErrors, type Values } from '../../pages/forms/resource-values.ts';
import { withoutUndefined } from '../../resources/field-schemas.ts';
import { themeRows, themeSchema } from '../../resources/theme.ts';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { allowPreview } from './preview-frame.tsx';
import { readThemeForm, themeFieldNames, type ThemePlan, ThemeForm } from './theme-form.tsx';
import { Swatches } from './preset-choice.tsx';
import { Card } from '../../pages/page.tsx';

/** The themes of a domain: the list, the active theme, and a form for each. */
export const themes = createDomainPages()
  .get('/', async (c) => {
    const { db, domain, view } = c.var;
    return domainPage(c, view.t.appearance.title, <Themes themes={await listThemes(db, domain.id)} />);
  })
  .post('/add', formBody, async (c) => {
    const values = { name: c.var.form.get('name') ?? '' };
    parsed(themeSchema, values);
    const created = await themeRows.create(c.var.db, c.var.domain.id, values);
    return c.redirect(`${c.var.view.url.pathname}/${String(created!.id)}`, 303);
  })
  .get('/:theme', async (c) => {
    return themePage(c, await findTheme(c.var, c.req.param('theme')));
  })
  .post('/:theme/save', formBody, (c) =>
    readAndChange(c.var.db, { domainId: c.var.domain.id }, () => saveTheme(c, c.req.param('theme'))),
  )
  .post('/:theme/show', formBody, async (c) => {
    const { db, domain } = c.var;
    const shown = await themeRows.update(db, domain.id, c.req.param('theme'), { default: true });
    return redirectWithFlash(c, 'themeShown', listOf(domain.id), String(required(shown, 'theme')['name']));
  })
  .post('/:theme/copy', formBody, async (c) => {
    const { db, domain, view } = c.var;
    const { id: _, ...values } = await findTheme(c.var, c.req.param('theme'));
    const longName = view.t.appearance.copyOf(String(values.name)).slice(0, TEXT_LENGTH);
    // Half a surrogate pair could not be saved.
    const name = longName.replace(/[\ud800-\udbff]$/, '');
    await themeRows.create(db, domain.id, { ...values, name, default: false });
    return redirectWithFlash(c, 'themeCopied', listOf(domain.id), name);
  })
  .post('/:theme/remove', formBody, async (c) => {
    const { db, domain } = c.var;
    const id = c.req.param('theme');
    const found = await findTheme(c.var, id);
    if (!(await themeRows.remove(db, domain.id, id))) throw missing('theme');
    return redirectWithFlash(c, 'themeRemoved', listOf(domain.id), String(found['name']));
  });

async function saveTheme(c: Context<DomainPages & WithForm>, id: string) {
  const { db, domain, form, view } = c.var;
  const stored = await findTheme(c.var, id);
  const { values, checked, reverted } = readThemeForm(form, stored, planOf(c));
  if (!checked.success || reverted.length > 0) {
    const { fields } = view.t.appearance;
    const names = themeFieldNames(planOf(c));
    const issues = checked.error?.issues ?? [];
    const errors = fieldErrors(names, issues, { ...stored, ...values }, view.t, fields);
    const object = { clientId: domain.clientId, domainId: domain.id, kind: 'design', objectId: id } as const;
    const conflicts = await conflictMessages(c, object, reverted, stored, fields);
    return themePage(c, stored, { ...stored, ...withoutUndefined(values) }, unsaved(errors, conflicts));
  }
  const changed = Object.keys(values).map((name) => [name, (checked.data as Values)[name]] as const);
  const saved = await themeRows.update(db, domain.id, id, withoutUndefined(Object.fromEntries(changed)));
  return redirectWithFlash(c, 'themeSaved', view.url.pathname, String(required(saved, 'theme')['name']));
}

const findTheme = async ({ db, domain }: DomainPages['Variables'], id: string) =>
  required(await themeRows.find(db, domain.id, id), 'theme');

const listOf = (domainId: string) => `/account/domains/${domainId}/appearance`;

async function themePage<E extends DomainPages>(
  c: Context<E>,
  stored: Values,
  values = stored,
  { errors, status } = unsaved(),
) {
  const { db, domain, view }: DomainPages['Variables'] = c.var;
  const path = `${listOf(domain.id)}/${String(values.id)}`;
  const locales = (await activeLocalesQuery(db, domain.id)).map(({ name }) => name);
  allowPreview(c);
  return domainPage(
    c,
    view.t.appearance.title,
    <ThemeForm {...{ path, values, stored, locales, errors }} plan={planOf(c)} />,
    status,
  );
}

const planOf = (c: Context): ThemePlan => ({
  features: c.var.view.features,
  whitelabel: c.var.domain.whitelabel,
});

const swatches = [
  'windowBackgroundColor',
  'windowForegroundColor',
  'primaryButtonBackgroundColor',
  'buttonBackgroundColor',
] as const;

/** A domain's themes, without their images. */
const listThemes = async (db: Database, domainId: string) =>
  db
    .select({
      id: table.id,
      name: table.name,
      default: table.default,
      ...pickSettings(table, ...swatches),
    })
    .from(table)
    .where(eq(table.domainId, domainId))
    .orderBy(asc(table.seq));

type Theme = Awaited<ReturnType<typeof listThemes>>[number];

function Themes({ themes }: { themes: Theme[] }) {
  const { t, url } = useView();
  const texts = t.appearance;
  const shown = themes.find((theme) => theme.default) ?? themes[0];
  return (
    <>
      <p class="lead">{texts.lead}</p>
      {!shown && <p class="card">{texts.none}</p>}
      <ul class="domains">
        {themes.map((theme) => (
          <li class="card">
            <div class="heading">
              <h2>
                <Swatches colors={swatches.map((name) => theme[name])} /> {theme.name}
              </h2>
              {theme === shown && <span class="badge good">{texts.active}</span>}
            </div>
            <div class="actions">
              <a class={theme === shown ? 'button primary' : 'button'} href={`${url.pathname}/${theme.id}`}>
                <Icon name="pencil" />
                {texts.edit}
                <span class="unseen"> {theme.name}</span>
              </a>
              {theme !== shown && <Action theme={theme} action="show" />}
              <Action theme={theme} action="copy" />
              <details>
                <summary>
                  {t.remove}
                  <span class="unseen"> {theme.name}</span>
                </summary>
                <p>{theme === shown ? texts.removeShown : texts.removeText}</p>
                <Action theme={theme} action="remove" />
              </details>
            </div>
          </li>
        ))}
      </ul>
      <Card title={texts.addTitle}>
        <Form action={`${url.pathname}/add`} class="search">
          <Field name="name" label={texts.fields.name.label} required maxlength={TEXT_LENGTH} />
          <button>{texts.add}</button>
        </Form>
      </Card>
    </>
  );
}

function Action({ theme, action }: { theme: Theme; action: 'show' | 'copy' | 'remove' }) {
  const { t, url } = useView();
  return (
    <ActionForm
      action={`${url.pathname}/${theme.id}/${action}`}
      button={action === 'remove' ? t.remove : t.appearance[action]}
      unseen={` ${theme.name}`}
      quiet
    />
  );
}
