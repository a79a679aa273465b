import { embeddingFields, type Asset } from '../../definitions/embedding-fields.ts';
import { activeLocalesQuery } from '../../clients/embed-snippets.ts';
import { missing } from '../../http/problem.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { embeddingRows, embeddingSchema } from '../../resources/embedding.ts';
import { adsPurpose, mandatoryPurpose, socialMediaPurpose } from '../../definitions/purpose-ids.ts';
import { serviceCookie, translationFields } from './cookie.tsx';
import { createDomainPages, type WithDomain } from '../domain/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { saveResource, showResource } from '../domain/resource-page.tsx';
import { ForRole } from '../roles.tsx';
import { returnPageSchema } from '../domain/own-hosts.tsx';
import { Card, LinkLine } from '../../pages/page.tsx';

/** The fields that block a service or run it after consent. */
const blockingFields = [
  'scriptMarkers',
  'iframeMarkers',
  'scriptHtmlCode',
  'scriptLoaderGroup',
  'googleConsentMode',
  'consentSignals',
];

/** Whether something tells what belongs to a service. */
const isBlocked = (values: Values) => blockingFields.some((name) => [values[name]].flat().join(''));

/** What every service has; the others are collapsed while they have their defaults. */
const basic = `active name purpose vendor description whatDataIsCollected purposeOfDataCollection legalBasis
  placeOfProcessing privacyPolicyUrl scriptMarkers iframeMarkers`.split(/\s+/);

/** The values that the form warns of. */
const risks = {
  loadBeforeConsent: Boolean,
  exemptInUk: (exempt: unknown, { purpose }: Values) =>
    Boolean(exempt) && (purpose === adsPurpose || purpose === socialMediaPurpose),
};

type Variables = WithDomain['Variables'];

async function serviceOf({ db, domain, view }: Variables, id: string) {
  const [values, locales] = await Promise.all([
    embeddingRows.find(db, domain.id, id),
    activeLocalesQuery(db, domain.id),
  ]);
  if (!values) throw missing('service');
  const texts = view.t.services;
  return {
    title: String(values['name']),
    schema: embeddingSchema,
    fields: embeddingFields,
    basic,
    groups: [
      ...Object.values(texts.groups),
      ...locales.map(({ name }) => ({
        title: texts.translation(view.formats.language(name)),
        fields: translationFields(name, texts.translations, values),
        folded: true,
      })),
    ],
    risks,
    values,
    above: values['purpose'] !== mandatoryPurpose && !isBlocked(values) && (
      <p class="notice bad">{texts.notBlocked}</p>
    ),
    below: <Cookies assets={values['assets'] as Asset[]} />,
    save: (changed: Values) => embeddingRows.update(db, domain.id, id, changed),
  };
}

function Cookies({ assets }: { assets: Asset[] }) {
  const { t, url } = useView();
  const { cookies, anotherCookie, cookieFields } = t.services;
  return (
    <>
      <Card title={cookies}>
        <ul class="parts">
          {assets.map(({ id, name, storageType, lifetime }) => (
            <li>
              <a href={`${url.pathname}/cookies/${id}`}>{name}</a>
              <small>
                {[cookieFields.storageType.options[storageType], lifetime].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
        <ForRole needed="editor">
          <LinkLine class="button" href={`${url.pathname}/cookies/new`}>
            <Icon name="plus" />
            {anotherCookie}
          </LinkLine>
        </ForRole>
      </Card>
      <ForRole needed="editor">
        <LinkLine class="button" href={`${url.pathname}/remove`}>
          <Icon name="trash-2" />
          {t.services.removeLink}
        </LinkLine>
      </ForRole>
    </>
  );
}

/** The form of a new service; the query of its address can fill in a name and the hosts that identify it. */
const newService = ({ db, domain, view }: Variables) => {
  const { about, held } = view.t.services.groups;
  const { scriptMarkers, iframeMarkers } = held.fields;
  return {
    title: view.t.services.catalogue,
    schema: embeddingSchema,
    groups: [about, { ...held, text: view.t.services.markersText, fields: { scriptMarkers, iframeMarkers } }],
    values: {},
    button: view.t.services.create,
    actions: <input type="hidden" name="return" value={view.url.searchParams.get('return') ?? ''} />,
    save: (values: Values) => embeddingRows.create(db, domain.id, values),
  };
};

const initialValues = (query: URLSearchParams) => {
  const hosts = query.getAll('host');
  const name = query.get('name') ?? '';
  return { active: true, name, scriptMarkers: hosts, iframeMarkers: hosts };
};

/** The page of a service, and the form of a new one. */
export const service = createDomainPages()
  .get('/new', (c) => showResource(c, newService(c.var), initialValues(c.var.view.url.searchParams)))
  .post('/new/save', formBody, async (c) =>
    saveResource(c, newService(c.var), (created) => {
      const { id, name, ...rest } = created as Values & { id: string; name: string };
      const page = returnPageSchema.safeParse(c.var.form.get('return')).data;
      const own = c.var.view.url.pathname.replace(/new$/, id);
      // The page of the service has the warning.
      const path = page && isBlocked(rest) ? `/account/domains/${c.var.domain.id}/${page}` : own;
      return redirectWithFlash(c, 'added', path, name);
    }),
  )
  .get('/:key', async (c) => showResource(c, await serviceOf(c.var, c.req.param('key'))))
  .post('/:key/save', formBody, async (c) =>
    saveResource(c, await serviceOf(c.var, c.req.param('key')), () =>
      redirectWithFlash(c, 'saved', c.var.view.url.pathname),
    ),
  )
  .route('/:key/cookies/:cookie', serviceCookie);
