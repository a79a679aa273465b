import type { Field } from '../../src/definitions/field.ts';

const others: Record<string, unknown> = {
  translations: { en_US: { description: 'Counts visits.' } },
  assets: [{ name: 'another' }],
  purposeNames: { a717ff5: 'Figures' },
  purposeDescriptions: { a717ff5: 'Counts visits.' },
};

/** A value for a field that differs from its default. */
export function otherValue(name: string, field: Field): unknown {
  if (name === 'key') return 'another-key';
  if (name === 'ownHostPath') return 'consent';
  switch (field.kind) {
    case 'flag':
      return !field.value;
    case 'text':
      return name.endsWith('Url') ? '/elsewhere' : 'Another text';
    case 'number':
      return (field.value ?? 0) + 1;
    case 'oneOf':
      return field.values.find((value) => value !== field.value) ?? field.value;
    case 'someOf':
      return field.values.slice(1);
    case 'texts':
    case 'hosts':
      return ['another.mysite.xyz'];
    case 'numbers':
      return [7];
    case 'day':
      return '2024-02-29';
    case 'color':
      return '#123456';
    case 'image':
      return null;
    default:
      return others[name];
  }
}
