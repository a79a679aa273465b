import { MAX_DOCUMENT, sizeOf } from '../../../http/body-limits.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Kunden importieren',
  text: 'Alles, was für diesen Kunden eingerichtet ist, als Datei: Einstellungen, Domains mit ihren Inhalten, der Embed-Key und der Hash des Passworts. Der API-Key und die Entscheidungen der Besucher sind nicht enthalten. Bewahren Sie sie auf wie ein Passwort.',
  download: 'Sicherung herunterladen',
  lead: 'Nimmt die Datei einer Sicherung auf, ganz oder gar nicht. IDs und Embed-Key bleiben, die Snippets auf den Websites funktionieren also weiter.',
  file: `Datei einer Sicherung (JSON, bis zu ${sizeOf(MAX_DOCUMENT)})`,
  replace: 'An die Stelle dessen setzen, was von diesem Kunden da ist',
  fresh: 'Eine Kopie mit neuen IDs und neuem Embed-Key anlegen',
  button: 'Importieren',
  refused: 'Es wurde nichts importiert.',
  noFile: 'Bitte wählen Sie eine Datei.',
  done: 'Der Kunde wurde importiert.',
  same: 'Alles ist schon da; es wurde nichts geändert.',
  open: 'Kunden öffnen',
};
