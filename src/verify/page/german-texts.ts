/** The German texts of the page; verify.html has the English ones. */
export const de: Record<string, string> = {
  title: 'Einwilligungsbeleg prüfen',
  intro:
    'Prüfen Sie, ob ein Einwilligungsbeleg echt ist. Die Prüfung läuft vollständig in Ihrem Browser, es werden keine Daten gesendet. Die Seite funktioniert auch offline, auch als gespeicherte Kopie.',
  receipt: 'Beleg',
  receiptHint: 'Fügen Sie den Inhalt des Belegs oder der Nachweisdatei ein, oder wählen Sie die Datei.',
  receiptFile: 'Datei mit dem Beleg',
  key: 'Schlüssel',
  keyHint:
    'Eine Zeile wie placet/…+0123abcd+A… aus einer Quelle, der Sie vertrauen. Verwenden Sie keinen Schlüssel vom Dienst selbst: Er würde eine Fälschung durch den Dienst nicht aufdecken.',
  keyFile: 'Datei mit dem Schlüssel',
  check: 'Beleg prüfen',
  wrong: 'Fehler',
  shown: 'Was nachgewiesen ist',
  notShown: 'Was nicht nachgewiesen ist',
  unable:
    'Dieser Browser kann hier keine Ed25519-Signaturen prüfen. Verwenden Sie einen neueren Browser, und öffnen Sie die Seite über https oder als Datei.',
};
