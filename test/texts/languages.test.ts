import { describe, expect, it } from 'vitest';
import { en, type Language } from '../../src/texts/en.ts';
import { builtIn, languages } from '../../src/texts/index.ts';

const official = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv';
const further = 'ar is nb ru sr tr uk';
const codes = `${official} ${further}`.split(' ').sort();

/** Short texts that neighboring languages truly have in common. */
const alike: Record<string, string[]> = {
  'bg ru': ['Настройки', 'Описание'],
  'cs lt sk': ['Reklama'],
  'cs sk': ['vždy'],
  'da nb': [
    'Kun nødvendige',
    'Beskrivelse',
    'Navn',
    'Valgfrie tjenester',
    'Nødvendige tjenester',
    'Kopier',
    'kun nødvendige',
    'eget valg',
    'Samtykke',
    'Eksterne medier',
  ],
  'de en': ['Name'],
  'de nb': ['Kopiert'],
  'en fr': ['Description'],
  'es pt': ['Aviso legal', 'Cancelar', 'Copiar', 'Copiado'],
  'et fi': ['Nimi'],
  'hr pl sk sl sr': ['Opis'],
  'hr sl sr': ['Kopiraj', 'Kopirano', 'Personalizacija'],
  'hr sr': [
    'Kolačići i privatnost',
    'Prihvati sve',
    'Impresum',
    'Pristupačnost',
    'Zatvori',
    'Podaci koji se prikupljaju',
    'Svrha prikupljanja podataka',
    'Naziv',
    'Prihvati i prikaži',
    'Više informacija',
    'Vaše dosadašnje odluke',
    'sve prihvaćeno',
    'Preuzmi potvrdu',
    'standardne ugovorne klauzule',
    'Društvene mreže',
    'Ostalo',
  ],
  'it pt': ['Nome', 'sempre'],
  'nb sv': ['Avbryt', 'Lagringstid', 'den som driver {HOST}', 'alltid', 'Lagring', 'Annonser'],
  'ru uk': ['ст. 6(1)({LETTER}) GDPR', 'Реклама'],
  'sl sr': ['Oglasi', 'Analitika / statistika'],
};

/** The longest that still fits on a button at 320 px. */
const BUTTON = 28;

const textsOf = ({ texts, widget, standard, purposes }: Language): Record<string, string> => ({
  ...texts,
  ...widget,
  ...standard,
  ...Object.fromEntries(
    Object.entries(purposes).flatMap(([id, { name, description }]) => [
      [`${id} name`, name],
      [`${id} description`, description],
    ]),
  ),
});
const english = textsOf(en);
const names = Object.keys(english);
const placeholders = (text = '') => (text.match(/\{.*?\}/g) ?? []).sort().join();
const isButton = (name: string) => /ButtonText$|^(?:copy|copied|receipt)$/.test(name);

describe.each(codes)('the built-in texts in %s', (code) => {
  const texts = textsOf(languages[code]!);
  const those = (wrong: (text: string, name: string) => boolean) =>
    Object.entries(texts).filter(([name, text]) => wrong(text, name));

  it('are the same ones in the same order as the English ones', () => {
    expect(Object.keys(texts)).toEqual(names);
  });

  it('say something, without blanks at the ends or in pairs', () => {
    expect(those((text) => !text || text !== text.trim() || /\s\s/.test(text))).toEqual([]);
  });

  it('keep the placeholders of the English ones, and have no others', () => {
    expect(those((text, name) => placeholders(text) !== placeholders(english[name]))).toEqual([]);
  });

  it('have typographic quotation marks and apostrophes', () => {
    expect(those((text) => /["'`´]/.test(text))).toEqual([]);
  });

  it('quote the name of the link', () => {
    expect(texts.withdrawalHint).toMatch(/[„“”«»‘]\s?\{LINK\}\s?[“”«»’]/);
  });

  it('fit on the buttons', () => {
    expect(those((text, name) => isButton(name) && text.length > BUTTON)).toEqual([]);
  });

  it('tell of a refusal and of an acceptance as the buttons do', () => {
    const { widgetDeclineButtonText, widgetFullConsentButtonText, categoriesFullConsentButtonText } = texts;
    expect(texts.refusedAll).toBe(widgetDeclineButtonText!.toLocaleLowerCase(code));
    expect(categoriesFullConsentButtonText).toBe(widgetFullConsentButtonText);
  });

  it('use one verb for accepting on the buttons of banner and placeholder', () => {
    const verb = texts.blockedContentConsentButtonText!.slice(0, 4).toLocaleLowerCase(code);
    expect(texts.widgetFullConsentButtonText!.toLocaleLowerCase(code)).toContain(verb);
  });
});

describe('all built-in texts', () => {
  it('are there in the official languages of the EU, and in further ones', () => {
    expect(Object.keys(languages).sort()).toEqual(codes);
  });

  it('serve the locales of each country', () => {
    expect(builtIn('de_AT')).toBe(languages.de);
    expect(builtIn('pt_BR')).toBe(languages.pt);
    expect(builtIn('xx_XX')).toBe(languages.en);
  });

  it('differ from language to language, except what is truly alike', () => {
    const all = codes.map((code) => ({ code, texts: textsOf(languages[code]!) }));
    const found: Record<string, string[]> = {};
    for (const name of names)
      for (const [text, group] of Map.groupBy(all, ({ texts }) => texts[name]!)) {
        const who = group.map(({ code }) => code).join(' ');
        if (group.length > 1 && !found[who]?.includes(text)) (found[who] ??= []).push(text);
      }
    expect(found).toEqual(alike);
  });
});
