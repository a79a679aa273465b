import type { Service } from '../config.ts';
import { h } from '../shared.ts';
import type { SettingsTexts } from '../texts.ts';

/** What a visitor should know about a service: its facts, and a table of what it stores. */
export function facts(s: Service, texts: SettingsTexts) {
  const row = (cell: 'th' | 'td', ...parts: (string | undefined)[]) =>
    h('tr', ...parts.map((text) => h(cell, text, cell === 'th' && { scope: 'col' })));
  const assets = s.assets ?? [];
  return [
    h(
      'dl',
      ...[
        [texts.embeddingVendorLabel, s.vendor],
        [texts.embeddingDescriptionLabel, s.description],
        [texts.embeddingWhichDataIsCollectedLabel, s.whatDataIsCollected],
        [texts.embeddingPurposeOfDataCollectionLabel, s.purposeOfDataCollection],
        [texts.embeddingLegalBasisLabel, s.legalBasis],
        [texts.embeddingPlaceOfProcessingLabel, s.placeOfProcessing],
        [texts.embeddingPrivacyPolicyUrlLabel, s.privacyPolicyUrl],
      ].flatMap(([label, value]) =>
        value
          ? [
              h('dt', label),
              h(
                'dd',
                value === s.privacyPolicyUrl ? h('a', { href: value, target: '_blank' }, value) : value,
              ),
            ]
          : [],
      ),
    ),
    assets[0] &&
      h(
        'table',
        h(
          'thead',
          row(
            'th',
            texts.embeddingAssetNameLabel,
            texts.embeddingAssetLifetimeLabel,
            texts.embeddingAssetDescriptionLabel,
          ),
        ),
        h(
          'tbody',
          ...assets.map(({ name, lifetime, description }) => row('td', name, lifetime, description)),
        ),
      ),
  ];
}
