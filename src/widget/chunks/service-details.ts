import type { Service } from '../config-types.ts';
import { h, inLanguage, type Child } from '../shared.ts';
import type { SettingsTexts } from '../../definitions/widget-texts.ts';

const marked = <T extends HTMLElement>(element: T, lang?: string) =>
  lang ? inLanguage(element, lang) : element;

/** A list of facts; rows without a value are left out. */
export const factList = (...rows: [label: string, value: Child, lang?: string][]) =>
  h(
    'dl',
    ...rows.flatMap(([label, value, lang]) => (value ? [h('dt', label), marked(h('dd', value), lang)] : [])),
  );

/** The facts of a service, and a table of its cookies and storage keys. */
export function serviceDetails(s: Service, texts: SettingsTexts) {
  const { assets, langs = {}, privacyPolicyUrl: policy } = s;
  const head = (...children: Child[]) => h('th', ...children, { scope: 'col' });
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
    assets?.[0] &&
      h(
        'table',
        h(
          'thead',
          h(
            'tr',
            head(texts.embeddingAssetNameLabel, h('br'), texts.storage),
            head(texts.embeddingAssetLifetimeLabel),
            head(texts.embeddingAssetDescriptionLabel),
          ),
        ),
        h(
          'tbody',
          ...assets.map(({ name, storageType, lifetime, description, langs = {} }) =>
            h(
              'tr',
              h('td', name, h('br'), storageType),
              marked(h('td', lifetime), langs.lifetime),
              marked(h('td', description), langs.description),
            ),
          ),
        ),
      ),
  ];
}
