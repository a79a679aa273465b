import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Neue Websites mit Ihrem Code',
  text: 'Auf diesen Websites wurde Ihr Code gefunden; sie sind noch nicht in Ihrem Konto angelegt. Fügen Sie nur Websites hinzu, die Ihnen gehören.',
  confirm: 'Domain hinzufügen',
  dismiss: 'Verwerfen',
  of: (name) => `: ${name}`,
};
