import type { Context } from 'hono';
import { addAsset, isSameAsset, removeAsset, updateAsset } from '../../db/domains/embedding-assets.ts';
import type { Asset } from '../../definitions/embedding-fields.ts';
import { activeLocalesQuery } from '../../domains/embed-snippets.ts';
import { missing } from '../../http/problem.ts';
import { formBody, ActionForm } from '../../pages/forms/form.tsx';
import type { FieldTexts } from '../../pages/forms/resource-field.tsx';
import { valueAt, type Values } from '../../pages/forms/resource-values.ts';
import { catalogueTexts, readServiceTexts } from '../../presets/service-texts.ts';
import { assetSchema, assetsOf, embeddingRows } from '../../resources/embedding.ts';
import { createDomainPages, type DomainPages } from '../domain/page.tsx';
import { redirectWithFlash } from '../console.ts';
import { resourcePage } from '../domain/resource-page.tsx';

/** The group of fields for a translation, with the texts that visitors see without it as placeholders. */
export async function translationGroup(
  c: Context<DomainPages>,
  locale: string,
  fields: Record<string, FieldTexts>,
  { translations = {}, ...untranslated }: Values,
) {
  const ofCatalogue = await readServiceTexts(c.env.ASSETS, locale);
  const of = { ...untranslated, translations: translations as Record<string, Record<string, string>> };
  const found = ofCatalogue ? catalogueTexts(of, ofCatalogue) : {};
  const shown: Values = { ...untranslated, ...found };
  return {
    text: Object.keys(found).length > 0 ? c.var.view.t.services.catalogueTexts : undefined,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, texts]) => [
        `translations.${locale}.${name}`,
        { ...texts, placeholder: shown[name] as string | undefined },
      ]),
    ),
  };
}

/** A cookie or storage key of a service; `new` is an empty one. */
async function cookieOf(c: Context<DomainPages>) {
  const { db, domain, view } = c.var;
  const { key = '', cookie = '' }: Record<string, string> = c.req.param();
  const [service, locales] = await Promise.all([
    embeddingRows.find(db, domain.id, key),
    activeLocalesQuery(db, domain.id),
  ]);
  const assets = (service?.['assets'] ?? []) as Asset[];
  const own = assets.find(({ id }) => id === cookie);
  if (!service || (!own && cookie !== 'new')) throw missing('cookie');
  const { cookies, anotherCookie, cookieFields, cookieTranslation } = view.t.services;
  const values: Values = own ?? {};
  const owner = { domainId: domain.id, embeddingId: key };
  return {
    title: own?.name ?? anotherCookie,
    schema: assetSchema.update,
    groups: [
      { title: cookies, fields: cookieFields },
      ...(await Promise.all(
        locales.map(async ({ name }) => ({
          title: view.formats.language(name),
          ...(await translationGroup(c, name, cookieTranslation, values)),
        })),
      )),
    ],
    values,
    ...(own && { object: { kind: 'service' as const, objectId: key, valueIn: valueOfCookie(own.id) } }),
    below: own && <ActionForm action={`${view.url.pathname}/remove`} button={view.t.remove} quiet />,
    save: async (changed: Values) => {
      const [asset] = assetsOf([{ ...values, ...changed } as Asset], own && [own]) as [Asset];
      await (own ? updateAsset(db, owner, own.id, asset) : addAsset(db, owner, asset, isSameAsset));
    },
    onSaved: () => redirectWithFlash(c, 'saved', servicePath(view.url)),
    remove: async () => own && removeAsset(db, owner, own.id),
  };
}

/** Finds a value of a cookie in what the activity list records of its service. */
const valueOfCookie = (id: string) => (service: Values, name: string) => {
  const { assets } = service;
  return (
    Array.isArray(assets) && valueAt((assets as Values[]).find((asset) => asset['id'] === id) ?? {}, name)
  );
};

/** The path of the cookie's service. */
const servicePath = ({ pathname }: URL) => pathname.replace(/\/cookies\/\w+$/, '');

export const serviceCookie = createDomainPages()
  .route('/', resourcePage(cookieOf))
  .post('/remove', formBody, async (c) => {
    const { title, remove } = await cookieOf(c as Context);
    await remove();
    return redirectWithFlash(c, 'removed', servicePath(c.var.view.url), title);
  });
