import { describe, expect, test } from 'vitest';
import { texts } from '../../src/account/texts/index.ts';
import { texts as operatorTexts } from '../../src/operator/texts/index.ts';
import { domainFields } from '../../src/definitions/domain-fields.ts';
import { embeddingFields } from '../../src/definitions/embedding-fields.ts';
import { featureDefaults, isCompat, type FeatureName } from '../../src/definitions/features.ts';
import { namesWith, type Fields } from '../../src/definitions/field.ts';
import { localeFields } from '../../src/definitions/locale-fields.ts';
import { themeFields } from '../../src/definitions/theme-fields.ts';
import { names } from '../../src/visitor/widget.gen.ts';

/** The settings that have an effect, without those that have no field in a form of their own. */
const settingsOf = (fields: Fields, without: string[]) =>
  Object.keys(fields)
    .filter((name) => !fields[name]!.compat && !fields[name]!.derived && !without.includes(name))
    .sort();

type Groups = Record<string, { fields: object }>;
const labeled = (groups: Groups) => Object.values(groups).flatMap(({ fields }) => Object.keys(fields));

describe.each(['en', 'de'] as const)('the forms in %s', (language) => {
  const t = texts[language];

  test('have every setting that has an effect, and none that has not', () => {
    expect(labeled(t.domainSettings.groups).sort()).toEqual(
      settingsOf(domainFields, ['whitelabel', 'archived']),
    );
    const { name, ...fields } = t.appearance.fields;
    expect(name.label).not.toBe('');
    const colors = namesWith(themeFields, 'form', 'colors');
    expect(Object.keys(fields).sort()).toEqual(settingsOf(themeFields, ['default', ...colors]));
    const service = labeled(t.services.groups).filter((field) => field !== 'name');
    expect(service.sort()).toEqual(settingsOf(embeddingFields, ['translations', 'assets']));
    const locale = labeled(t.locales.groups).map((field) => field.split('.')[0]!);
    expect([...new Set(locale)].sort()).toEqual(settingsOf(localeFields, ['active']));
    const features = Object.keys(operatorTexts[language].client.fields).filter(
      (field) => field in featureDefaults,
    );
    expect(features.filter((feature) => isCompat(feature as FeatureName))).toEqual([]);
  });

  test('put each setting of a theme into a group', () => {
    const { default: _, enableOnlyInEu: _ofDomain, ...inForm } = themeFields;
    const groups = [...Object.keys(t.appearance.groups), 'colors'];
    for (const [name, field] of Object.entries<Fields[string]>(inForm))
      expect(groups, name).toContain(field.form);
  });
});

test('the widget reads every setting and every text that its configuration has', () => {
  // Others read these, too, so that they keep their names.
  const whole = ['manipulationPrevention'];
  const delivered = [domainFields, embeddingFields, themeFields].flatMap((fields) =>
    namesWith<Fields, 'widget', true>(fields, 'widget', true),
  );
  const texts = Object.entries<Fields[string]>(localeFields).flatMap(([name, { part }]) =>
    part ? [name] : [],
  );
  for (const name of [...delivered, ...texts])
    expect([...Object.keys(names), ...whole], name).toContain(name);
});
