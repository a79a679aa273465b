import { activeLocalesQuery } from '../embed.ts';
import { missing } from '../http/problem.ts';
import { formBody } from '../pages/form.tsx';
import type { FieldTexts, Group, Values } from '../pages/resource-form.tsx';
import { embeddingRows, embeddingSchema } from '../resources/embedding.ts';
import { createDomainPages, type InDomain } from './domain.ts';
import { done } from './notice.ts';
import { saveResource, showResource } from './resource-page.tsx';

type Its = InDomain['Variables'];
type Asset = { id: string; name: string; lifetime: string; description: string; translations: object };

/** A service with a row for each of its cookies: as it is stored, and one more, or as its form brings them. */
async function serviceOf({ db, domain, view }: Its, id: string, sent?: URLSearchParams) {
  const [values, active] = await Promise.all([
    embeddingRows.find(db, domain.id, id),
    activeLocalesQuery(db, domain.id),
  ]);
  if (!values) throw missing('service');
  const texts = view.t.services;
  const locales = active.map(({ name }) => name);
  const assets = values['assets'] as Asset[];
  let rows = assets.length + 1;
  if (sent) for (rows = 0; sent.has(`assets.${rows}.name`);) rows++;
  const groups: Group[] = [
    ...Object.values(texts.groups),
    ...locales.map((locale) => ({
      title: texts.translation(view.formats.language(locale)),
      fields: below(`translations.${locale}`, texts.translations, values),
      folded: true,
    })),
    ...Array.from({ length: rows }, (_, i) => {
      const asset = assets[i];
      const translations = locales.map((locale) =>
        below(`translations.${locale}`, texts.assetTranslations(view.formats.language(locale)), asset),
      );
      const fields = { id: { label: '' }, ...texts.assetFields };
      return {
        title: asset ? texts.asset(asset.name) : texts.anotherAsset,
        fields: below(`assets.${i}`, Object.assign(fields, ...translations)),
        folded: true,
      };
    }),
  ];
  return {
    title: String(values['name']),
    schema: embeddingSchema,
    groups,
    values,
    below: (
      <p>
        <a href={`${view.url.pathname}/remove`}>{view.t.remove}</a>
      </p>
    ),
    complete: (now: Values) => ({
      ...now,
      assets: Object.values(now['assets'] as Record<string, Partial<Asset>>).filter(
        ({ id, name, lifetime, description, translations }) =>
          name || (!id && (lifetime || description || translations)),
      ),
    }),
    save: (changed: Values) => embeddingRows.update(db, domain.id, id, changed),
  };
}

/** Fields of something at a path; what stands there without an entry is its own text. */
const below = (path: string, fields: Record<string, FieldTexts>, its: Values = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [
      `${path}.${name}`,
      { ...texts, placeholder: (its[name] as string) || undefined },
    ]),
  );

const newService = ({ db, domain, view }: Its) => ({
  title: view.t.services.catalogue,
  schema: embeddingSchema,
  groups: [view.t.services.groups.about],
  values: {},
  button: view.t.services.create,
  save: (values: Values) => embeddingRows.create(db, domain.id, values),
});

/** A service's page, and the one that makes a new service. */
export const service = createDomainPages()
  .get('/new', (c) => showResource(c, newService(c.var), { purpose: 'a717ff5', active: true }))
  .post('/new/save', formBody, async (c) =>
    saveResource(c, newService(c.var), (created) =>
      done(c, 'added', c.var.view.url.pathname.replace(/new$/, (created as { id: string }).id)),
    ),
  )
  .get('/:key', async (c) => showResource(c, await serviceOf(c.var, c.req.param('key'))))
  .post('/:key/save', formBody, async (c) =>
    saveResource(c, await serviceOf(c.var, c.req.param('key'), c.var.form), () =>
      done(c, 'saved', c.var.view.url.pathname),
    ),
  );
