import type { PreferencesDetails, Service } from '../../config-types.ts';
import { config, h, inLanguage, legalLink, type Child } from '../../chunk-imports.ts';
import type { SettingsTexts } from '../../../definitions/widget-texts.ts';

/** The purposes that have services, each with its services. */
export const purposesWithServices = ({ purposes, services }: PreferencesDetails) =>
  purposes
    .map((purpose) => ({ ...purpose, services: services.filter((s) => s.purpose === purpose.id) }))
    .filter(({ services }) => services.length);

const marked = <T extends HTMLElement>(element: T, lang?: string) =>
  lang ? inLanguage(element, lang) : element;

/** A list of facts; rows without a value are left out. */
const factList = (...rows: [label: string, value: Child, lang?: string][]) =>
  h(
    'dl',
    ...rows.flatMap(([label, value, lang]) =>
      value ? [h('div', h('dt', label), marked(h('dd', value), lang))] : [],
    ),
  );

// The rows wrap on a narrow screen, and a table that is not laid out as one keeps its meaning only by roles.
const cell = (text?: string, lang?: string) => marked(h('td', { role: 'cell' }, text), lang);
const row = (...cells: Child[]) => h('tr', { role: 'row' }, ...cells);

/** The cookies and storage keys of a service; without a column for descriptions if there are none. */
function storedItems(assets: NonNullable<Service['assets']>, texts: SettingsTexts) {
  const head = (...children: Child[]) => h('th', { scope: 'col', role: 'columnheader' }, ...children);
  const described = assets.some(({ description }) => description);
  const table = h(
    'table',
    { role: 'table' },
    h(
      'thead',
      { role: 'rowgroup' },
      row(
        head(texts.embeddingAssetNameLabel, h('br'), texts.storage),
        head(texts.embeddingAssetLifetimeLabel),
        described && head(texts.embeddingAssetDescriptionLabel),
      ),
    ),
    h(
      'tbody',
      { role: 'rowgroup' },
      ...assets.map(({ name, storageType, lifetime, description, langs = {} }) =>
        row(
          h('td', { role: 'cell' }, name, h('br'), storageType),
          cell(lifetime, langs.lifetime),
          described && cell(description, langs.description),
        ),
      ),
    ),
  );
  // In a declaration, scripts of the page find its tables by this name.
  return h('div.ccm-cookie-declaration--table-wrapper', table);
}

/** The sentences that a service runs without consent in the visitor’s region, or loads without consent, which are shown without a click. */
export const exceptions = ({ exempt, loadsBeforeConsent }: Service, texts: SettingsTexts) => [
  exempt ? h('p', texts.exemptService) : undefined,
  loadsBeforeConsent ? h('p', loadsBeforeConsent) : undefined,
];

/** The facts of a service, and a table of its cookies and storage keys. */
export function serviceDetails(s: Service, texts: SettingsTexts) {
  const { assets, langs = {}, privacyPolicyUrl: policy } = s;
  return [
    factList(
      [texts.embeddingVendorLabel, s.vendor],
      [texts.embeddingDescriptionLabel, s.description, langs.description],
      [texts.embeddingWhichDataIsCollectedLabel, s.whatDataIsCollected, langs.whatDataIsCollected],
      [texts.embeddingPurposeOfDataCollectionLabel, s.purposeOfDataCollection, langs.purposeOfDataCollection],
      [texts.embeddingLegalBasisLabel, s.legalBasis, langs.legalBasis],
      [texts.embeddingPlaceOfProcessingLabel, s.placeOfProcessing, langs.placeOfProcessing],
      [texts.embeddingPrivacyPolicyUrlLabel, policy && h('a', policy, { href: policy, target: '_blank' })],
    ),
    assets?.[0] && storedItems(assets, texts),
  ];
}

/** The controller, the retention period of the decision, and transfers to third countries. */
export function controllerDetails({ texts, controller, retention }: PreferencesDetails) {
  const imprint = config.links.find(({ name }) => name === 'imprint');
  return h(
    'section',
    factList(
      [texts.controller, controller && h('span', controller, ' ', imprint && legalLink(imprint))],
      [texts.retention, retention],
    ),
    texts.thirdCountries && h('p', texts.thirdCountries),
  );
}
