const languages = ['en_US', 'de_DE'] as const;

/** A text in every language of the catalogue. */
export type Text = Record<(typeof languages)[number], string>;

export const text = (en: string, de: string): Text => ({ en_US: en, de_DE: de });

/** "English | German" */
export function bilingualText(line: string): Text {
  const [en = '', de = ''] = line.split(' | ');
  return text(en, de);
}

/** Texts by a word each, one on a line: "word English | German". */
export const bilingualTexts = (lines: string): Record<string, Text> =>
  Object.fromEntries(
    Array.from(lines.matchAll(/^(\w+) +(.+)$/gm), ([, word, line]) => [word, bilingualText(line!)]),
  );
