/** The German texts of the page; verify.html has the English ones. */
export const de: Record<string, string> = {
  title: 'Einwilligungsbeleg prüfen',
  intro:
    'Prüfen Sie, ob ein Einwilligungsbeleg echt ist. Die Prüfung läuft vollständig in Ihrem Browser; der Beleg wird nicht gesendet. Die Seite funktioniert auch offline und als gespeicherte Kopie.',
  receipt: 'Beleg',
  receiptHint:
    'Fügen Sie den Beleg ein, oder wählen Sie die Datei, die Sie in den Datenschutzeinstellungen der Website heruntergeladen haben, oder ziehen Sie sie hierher. Sie können Belege und Nachweisdateien prüfen.',
  receiptFile: 'Datei mit dem Beleg',
  more: 'Schlüssel und Dienst',
  languages: 'Sprachen',
  key: 'Schlüssel',
  keyHint:
    'Eine Zeile wie placet/…+0123abcd+A… aus einer Quelle, der Sie vertrauen. Ohne Eingabe wird der Schlüssel aus der Nachweisdatei oder vom Dienst verwendet; damit fällt eine Fälschung durch den Dienst nicht auf.',
  keyFile: 'Datei mit dem Schlüssel',
  service: 'Dienst (optional)',
  serviceHint:
    'Adresse des Dienstes, der den Beleg ausgestellt hat. Von ihm werden Schlüssel, neuester Checkpoint und Nachweise abgerufen. Dabei erfährt er die Domain sowie Nummern und Hashes der Einträge, aber keine personenbezogenen Daten. Lassen Sie das Feld leer, um nichts zu senden.',
  noAnswer: 'Der Dienst hat nicht geantwortet. Es wurden nur Ihre Eingaben geprüft.',
  check: 'Beleg prüfen',
  wrong: 'Fehler',
  shown: 'Nachgewiesen',
  notShown: 'Nicht nachgewiesen',
  sources: 'Quellen',
  unable:
    'Dieser Browser kann hier keine Ed25519-Signaturen prüfen. Verwenden Sie einen neueren Browser, und öffnen Sie die Seite über https oder als Datei.',
};
