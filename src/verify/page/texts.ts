/** The page's own words in German; in English they stand in verify.html. */
export const de: Record<string, string> = {
  title: 'Einwilligungsbeleg prüfen',
  intro:
    'Hier sehen Sie, was ein Beleg wert ist. Alles wird in Ihrem Browser berechnet, nichts wird gesendet: Die Seite funktioniert auch ohne Verbindung, auch als gespeicherte Kopie.',
  receipt: 'Beleg',
  receiptHint: 'Den Inhalt der Datei einfügen oder die Datei wählen.',
  receiptFile: 'Datei mit dem Beleg',
  key: 'Schlüssel',
  keyHint:
    'Eine Zeile wie placet/…+0123abcd+A… von einer Stelle, der Sie trauen: nicht vom Dienst, dessen Beleg Sie prüfen. Sonst beweist sie nichts gegen ihn.',
  keyFile: 'Datei mit dem Schlüssel',
  check: 'Prüfen',
  wrong: 'Was nicht stimmt',
  shown: 'Was der Beleg zeigt',
  notShown: 'Was er nicht zeigt',
  unable:
    'Dieser Browser kann hier keine Ed25519-Signaturen prüfen. Nehmen Sie einen neueren, und öffnen Sie die Seite über https oder als Datei.',
};
