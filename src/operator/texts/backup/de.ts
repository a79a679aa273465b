import { MAX_DOCUMENT, sizeOf } from '../../../http/request-body.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Kunden importieren',
  text: 'Die Backup-Datei enthält die Konfiguration des Kunden: Einstellungen, Domains mit allen Diensten, Texten und Designs, den Embed-Schlüssel und die Benutzer mit ihren Passwort-Hashes. API-Schlüssel, Einwilligungsprotokoll und Aktivitätsliste sind nicht enthalten. Bewahren Sie die Datei so sicher auf wie ein Passwort.',
  download: 'Backup herunterladen',
  lead: 'Importiert eine Backup-Datei vollständig oder gar nicht. IDs und Embed-Schlüssel bleiben erhalten, sodass der Code auf den Websites weiter funktioniert.',
  file: `Backup-Datei (JSON, bis zu ${sizeOf(MAX_DOCUMENT)})`,
  replace:
    'Kunden überschreiben, falls er existiert. Domains, die nicht in der Datei stehen, werden mit ihrem Einwilligungsprotokoll gelöscht.',
  newIds: 'Kopie mit neuen IDs und neuem Embed-Schlüssel anlegen',
  button: 'Kunden importieren',
  refused: 'Es wurde nichts importiert:',
  noFile: 'Wählen Sie eine Datei.',
  done: 'Der Kunde wurde importiert.',
  same: 'Es wurde nichts importiert: Der Kunde hat bereits diese Konfiguration.',
  open: 'Kunden öffnen',
};
