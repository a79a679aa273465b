import type { Context } from 'hono';
import { embeddingFields, type Asset } from '../../definitions/embedding-fields.ts';
import { activeLocalesQuery } from '../../domains/embed-snippets.ts';
import { askStep } from '../../db/domains/askings.ts';
import { keyOfName } from '../../db/domains/service-keys.ts';
import { missing } from '../../http/problem.ts';
import type { WithForm } from '../../pages/forms/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { embeddingRows, embeddingSchema } from '../../resources/embedding.ts';
import { adsPurpose, mandatoryPurpose, socialMediaPurpose } from '../../definitions/purpose-ids.ts';
import { AskAgain, choiceOf } from './asking.tsx';
import { serviceCookie, translationGroup } from './cookie.tsx';
import { createDomainPages, type DomainPages } from '../domain/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { resourcePage } from '../domain/resource-page.tsx';
import { ForRole } from '../../people/roles.tsx';
import { returnPageSchema } from '../domain/first-party-hosts.tsx';
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

/** The form of a service. Long, because it lists the parts of the page in their order. */
async function serviceOf(c: Context<DomainPages>, id: string) {
  const { db, domain, form, view } = c.var as DomainPages['Variables'] & Partial<WithForm['Variables']>;
  let choice: ReturnType<typeof choiceOf>;
  const [values, locales] = await Promise.all([
    embeddingRows.find(db, domain.id, id),
    activeLocalesQuery(db, domain.id),
  ]);
  if (!values) throw missing('service');
  const texts = view.t.services;
  const { about, shown, ...others } = texts.groups;
  const translated = (values['translations'] ?? {}) as Record<string, Values>;
  const isRead = (name: string) => name in translated && name.startsWith(view.language);
  const translations = await Promise.all(
    locales.map(async ({ name }) => ({
      title: texts.translation(view.formats.language(name)),
      ...(await translationGroup(c, name, texts.translations, values)),
      folded: !isRead(name),
    })),
  );
  return {
    title: String(values['name']),
    schema: embeddingSchema,
    // A key that follows from the name is no choice.
    fields: { ...embeddingFields, key: { ...embeddingFields.key, value: keyOfName(String(values['name'])) } },
    basic: [
      ...basic,
      ...Object.entries(translated).flatMap(([name, values]) =>
        isRead(name)
          ? Object.keys(values).flatMap((field) => (values[field] ? `translations.${name}.${field}` : []))
          : [],
      ),
    ],
    groups: [
      about,
      // The texts in the user's language come before those for visitors without a translation.
      ...translations.filter(({ folded }) => !folded),
      shown,
      ...Object.values(others),
      ...translations.filter(({ folded }) => folded),
    ],
    risks,
    values,
    object: { kind: 'service' as const, objectId: id },
    above: values['purpose'] !== mandatoryPurpose && !isBlocked(values) && (
      <p class="notice bad">{texts.notBlocked}</p>
    ),
    below: <Cookies assets={values['assets'] as Asset[]} />,
    removal: texts.removeLink,
    more: <AskAgain values={values} form={form} />,
    isMore: (sent: URLSearchParams) => Boolean(sent.get('ask')),
    save(changed: Values, sent: URLSearchParams) {
      choice = choiceOf(values, changed, sent);
      const also = choice?.isRecorded ? [askStep(db, domain.id, choice)] : [];
      return embeddingRows.update(db, domain.id, id, changed, also);
    },
    onSaved: () => {
      const path = view.url.pathname.replace(/\/save$/, '');
      if (!choice) return redirectWithFlash(c, 'saved', path);
      const { ask, service } = choice;
      if (ask === 'service') return redirectWithFlash(c, 'savedAsksAgain', path, service!.name);
      return redirectWithFlash(c, ask === 'all' ? 'savedAsksAll' : 'savedStay', path);
    },
  };
}

function Cookies({ assets }: { assets: Asset[] }) {
  const { t, url, language } = useView();
  const { cookies, anotherCookie, cookieFields } = t.services;
  return (
    <Card title={cookies}>
      <ul class="parts">
        {assets.map(({ id, name, storageType, lifetime, translations }) => (
          <li>
            <a href={`${url.pathname}/cookies/${id}`}>{name}</a>
            <small>
              {[
                cookieFields.storageType.options[storageType],
                Object.entries(translations).find(([locale]) => locale.startsWith(language))?.[1].lifetime ||
                  lifetime,
              ]
                .filter(Boolean)
                .join(' · ')}
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
  );
}

/** The form of a new service; the query of its address can fill in a name and the hosts that identify it. */
function newService(c: Context) {
  const { db, domain, form, view } = c.var as DomainPages['Variables'] & Partial<WithForm['Variables']>;
  const { catalogue, create, markersText, groups } = view.t.services;
  const { about, held } = groups;
  const { scriptMarkers, iframeMarkers } = held.fields;
  const query = view.url.searchParams;
  const hosts = query.getAll('host');
  return {
    title: catalogue,
    schema: embeddingSchema,
    groups: [about, { ...held, text: markersText, fields: { scriptMarkers, iframeMarkers } }],
    values: {},
    initial: { active: true, name: query.get('name') ?? '', scriptMarkers: hosts, iframeMarkers: hosts },
    button: create,
    actions: <input type="hidden" name="return" value={form?.get('return') ?? query.get('return') ?? ''} />,
    save: (values: Values) => embeddingRows.create(db, domain.id, values),
    onSaved: (created: unknown) => {
      const { id, name, ...rest } = created as Values & { id: string; name: string };
      const page = returnPageSchema.safeParse(form?.get('return')).data;
      // The page of the service has the warning.
      const isDone = page && isBlocked(rest);
      const path = isDone ? `/account/domains/${domain.id}/${page}` : view.url.pathname.replace(/new$/, id);
      const isAsked = rest['active'] && rest['purpose'] !== mandatoryPurpose;
      return redirectWithFlash(c, isAsked ? 'serviceAdded' : 'added', path, name);
    },
  };
}

/** The page of a service, and the form of a new one. */
export const service = createDomainPages()
  .route('/new', resourcePage(newService))
  .route(
    '/:key',
    resourcePage((c) => serviceOf(c, c.req.param('key') ?? '')),
  )
  .route('/:key/cookies/:cookie', serviceCookie);
