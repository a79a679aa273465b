import type { Embedding } from './config.ts';
import { h } from './h.ts';
import { config } from './settings.ts';

/** What a visitor should know about an embedding: its facts, and a table of what it stores. */
export function details(e: Embedding) {
  const { texts } = config;
  const row = (cell: 'th' | 'td', ...parts: (string | undefined)[]) =>
    h('tr', ...parts.map((text) => h(cell, text, cell === 'th' && { scope: 'col' })));
  const assets = e.assets ?? [];
  return [
    h(
      'dl',
      ...[
        [texts.embeddingVendorLabel, e.vendor],
        [texts.embeddingDescriptionLabel, e.description],
        [texts.embeddingWhichDataIsCollectedLabel, e.whatDataIsCollected],
        [texts.embeddingPurposeOfDataCollectionLabel, e.purposeOfDataCollection],
        [texts.embeddingLegalBasisLabel, e.legalBasis],
        [texts.embeddingPlaceOfProcessingLabel, e.placeOfProcessing],
        [texts.embeddingPrivacyPolicyUrlLabel, e.privacyPolicyUrl],
      ].flatMap(([label, value]) =>
        value
          ? [
              h('dt', label),
              h(
                'dd',
                value === e.privacyPolicyUrl ? h('a', { href: value, target: '_blank' }, value) : value,
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
