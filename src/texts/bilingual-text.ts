export const languages = ['en_US', 'de_DE'] as const;

/** A text in every language of the catalogue. */
export type Text = Record<(typeof languages)[number], string>;

export const text = (en: string, de: string): Text => ({ en_US: en, de_DE: de });

/** "English | German" */
export function bilingualText(line: string): Text {
  const [en = '', de = ''] = line.split(' | ');
  return text(en, de);
}
