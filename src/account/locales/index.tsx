import { LinkLine } from '../../pages/page.tsx';
import { findDomain } from '../../db/domains/domains.ts';
import { invalid, missing } from '../../http/problem.ts';
import { languageOf } from '../../lib/text/locale-match.ts';
import { SelectField } from '../../pages/forms/fields.tsx';
import { Form, formBody } from '../../pages/forms/form.tsx';
import type { Group } from '../../pages/forms/resource-form.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { localeRows, localeSchema } from '../../resources/locale.ts';
import { builtIn, languages } from '../../texts/index.ts';
import type { PurposeId } from '../../definitions/purpose-ids.ts';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { redirectWithFlash, useView, type View } from '../console.ts';
import { resourceActions, resourcePage, Switch } from '../domain/resource-page.tsx';
import { allowPreview, PreviewFrame, PreviewLink } from '../appearance/preview-frame.tsx';
import { placeholders } from './placeholders.tsx';

type Locale = Values & { name: string; active: boolean };

/** The languages of a domain, each with a page for its texts. */
export const locales = createDomainPages()
  .get('/', async (c) => {
    const { db, domain, view } = c.var;
    const [list, settings] = await Promise.all([
      localeRows.list(db, domain.id),
      findDomain(db, domain.clientId, domain.id),
    ]);
    return domainPage(c, view.t.locales.title, <Locales list={list as Locale[]} settings={settings!} />);
  })
  .route('/placeholders', placeholders)
  .post('/add', formBody, async (c) => {
    const { db, domain, form, view } = c.var;
    const name = form.get('language') ?? '';
    if (!Object.hasOwn(languages, name))
      throw invalid({ pointer: '/language', detail: 'This language is not available.' });
    // Sending the form twice must not fail.
    if (!(await localeRows.update(db, domain.id, name, { active: true })))
      await localeRows.create(db, domain.id, { name, active: true });
    return redirectWithFlash(c, 'added', `${view.url.pathname}/${name}`, view.formats.language(name));
  })
  .route(
    '/:key',
    resourcePage((c) => {
      allowPreview(c);
      return localeOf(c.var, c.req.param('key') ?? '');
    }),
  )
  .route('/', resourceActions('locales', localeRows));

function Locales({ list, settings }: { list: Locale[]; settings: Values }) {
  const view = useView();
  const { t, url, formats, features } = view;
  const limited = features?.moreThan2Lang === false;
  const active = list.filter((locale) => locale.active).length;
  const others = Object.keys(languages)
    .filter((language) => !list.some(({ name }) => languageOf(name) === language))
    .map((language) => [language, formats.language(language)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <>
      <p class="lead">{t.locales.lead}</p>
      <section class="card">
        <ul class="parts">
          {list.map((locale) => {
            const { name, active: on } = locale;
            const path = `${url.pathname}/${name}`;
            const language = formats.language(name);
            return (
              <li>
                <span>
                  <a href={path}>{language}</a>
                  {on && <small class="error">{missingLinks(locale, settings, view)}</small>}
                </span>
                <Switch
                  path={path}
                  name={language}
                  active={on}
                  fixed={on ? active === 1 : limited && active > 1}
                />
              </li>
            );
          })}
        </ul>
        {limited && list.length > 1 ? (
          <p class="hint">{t.locales.quota}</p>
        ) : (
          <Form action={`${url.pathname}/add`} class="search">
            <SelectField name="language" label={t.locales.addTitle} list={others} />
            <button>{t.locales.add}</button>
          </Form>
        )}
      </section>
      <LinkLine class="button" href={`${url.pathname}/placeholders`}>
        {t.locales.placeholders}
      </LinkLine>
    </>
  );
}

/** Whether the widget uses a text: those of legal pages depend on the settings. */
function hasEffect(field: string, settings: Values) {
  if (field.startsWith('accessibility') && !settings['accessibilityLinkEnabled']) return false;
  const page = /^(.+)HtmlCode$/.exec(field)?.[1];
  return !page || settings[`${page}DisplayMode`] === 'direct';
}

/** Names the legal pages that a locale has no link to; false if there are none. */
function missingLinks(locale: Values, settings: Values, { t: { locales }, language }: View) {
  const unlinked = (['imprint', 'privacyPolicy', 'accessibility'] as const).filter(
    (page) =>
      (page !== 'accessibility' || settings['accessibilityLinkEnabled']) &&
      !locale[`${page}Url`] &&
      !(settings[`${page}DisplayMode`] === 'direct' && locale[`${page}HtmlCode`]),
  );
  const names = unlinked.map((page) => locales.legal[page]);
  return names.length > 0 && locales.legalMissing(new Intl.ListFormat(language).format(names));
}

async function localeOf({ db, domain, view }: DomainPages['Variables'], name: string) {
  const [values, settings] = await Promise.all([
    localeRows.find(db, domain.id, name),
    findDomain(db, domain.clientId, domain.id),
  ]);
  if (!values) throw missing('locale');
  const { t, formats } = view;
  const { texts, purposes } = builtIn(name);
  const builtInText = (field: string) => {
    const [map, id] = field.split('.');
    if (!id) return texts[field as keyof typeof texts];
    return purposes[id as PurposeId][map === 'purposeNames' ? 'name' : 'description'];
  };
  const warning = missingLinks(values, settings!, view);
  return {
    title: formats.language(name),
    above: warning && <p class="notice bad">{warning}</p>,
    removal: t.remove,
    aside: <PreviewFrame locales={[]} />,
    actions: <PreviewLink />,
    schema: localeSchema.update,
    groups: Object.values<Group>(t.locales.groups).map(({ fields, ...group }) => ({
      ...group,
      fields: Object.fromEntries(
        Object.entries(fields)
          .filter(([field]) => hasEffect(field, settings!))
          .map(([field, fieldTexts]) => [field, { ...fieldTexts, placeholder: builtInText(field) }]),
      ),
    })),
    values,
    object: { kind: 'text' as const, objectId: name },
    save: (changed: Values) => localeRows.update(db, domain.id, name, changed),
  };
}
