import { MAX_LOGO } from '../../../pages/branding/uploaded-logo.ts';
import { sizeOf } from '../../../http/request-body.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Branding',
  lead: 'Name, Logo und Farbe der Konsole, der Anmeldeseite und der E-Mails. Besucher der Websites Ihrer Kunden sehen sie nicht.',
  fields: {
    name: { label: 'Name', text: 'Zum Beispiel der Name Ihrer Agentur. Leer lassen für „Placet“.' },
    logo: {
      label: 'Logo',
      text: `PNG, SVG, JPEG oder WebP, bis zu ${sizeOf(MAX_LOGO)}. Wird 32 Pixel hoch anstelle des Namens angezeigt.`,
    },
    accentColor: {
      label: 'Akzentfarbe',
      text: 'Für Schaltflächen und Links. Im Dunkelmodus wird ein hellerer Ton verwendet.',
    },
    supportAddress: {
      label: 'Support-Adresse',
      text: 'E-Mail-Adresse, die am Ende jeder Seite steht. Leer lassen, wenn keine angezeigt werden soll.',
    },
  },
  current: 'Aktuelles Logo',
  remove: 'Aktuelles Logo entfernen',
  defaultColor: 'Standardfarbe verwenden',
  button: 'Branding speichern',
  wrongLogo: `Wählen Sie eine PNG-, SVG-, JPEG- oder WebP-Datei mit höchstens ${sizeOf(MAX_LOGO)}.`,
  contrast: (found, least, suggested) =>
    `Diese Farbe hat einen Kontrast von ${found} : 1 zum Hintergrund und ist schlecht lesbar; mindestens ${least} : 1 sind erforderlich (WCAG). Der nächste lesbare Ton ist ${suggested}.`,
};
