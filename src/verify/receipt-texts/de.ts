import type { Texts } from './en.ts';

export const de: Texts = {
  genuine: 'Dieser Beleg ist echt.',
  promisedOnly: 'Die Signatur ist echt. Dass der Eintrag im Protokoll steht, ist noch nicht nachgewiesen.',
  notInOrder: 'Dieser Beleg ist ungültig.',
  notVerified: 'Der Beleg konnte nicht geprüft werden.',

  agreed: 'Nr. {seq}: Am {time} hat Besucher {visitor} eingewilligt in: {services}.',
  agreedToNothing:
    'Nr. {seq}: Am {time} hat Besucher {visitor} eingewilligt, aber in keinen einzelnen Dienst.',
  refused: 'Nr. {seq}: Am {time} hat Besucher {visitor} die Einwilligung abgelehnt oder widerrufen.',
  inLog:
    'Das Protokoll {origin} enthält Nr. {list}. Das bestätigt sein signierter Checkpoint der Größe {size}: Jede spätere Änderung, Verschiebung oder Entfernung würde auffallen.',
  promised:
    'Der Dienst hat signiert, dass er Nr. {list} gespeichert hat, als sein Protokoll die Größe {size} hatte.',
  noticeShown:
    'Der zu Nr. {list} angezeigte Einwilligungstext ist unverändert in dieser Datei enthalten: Sein Hash stimmt mit dem im Eintrag überein.',

  notInLogYet:
    'Dass Nr. {list} in das Protokoll aufgenommen wurde. Dazu muss der Block erst versiegelt sein: Laden Sie den Beleg später noch einmal herunter.',
  noticeMissing:
    'Welcher Einwilligungstext zu Nr. {list} angezeigt wurde. Diese Datei enthält nur seinen Hash, {notice}.',
  otherEntries: 'Ob es weitere Einträge dieses Besuchers gibt, frühere oder spätere.',
  ownWords:
    'Die übrigen Angaben in der Datei, etwa Zwecke, Verantwortliche und Aufbewahrung: Sie stammen vom Dienst.',
  clock: 'Die genauen Zeiten: Sie stammen von der Uhr des Dienstes.',
  person: 'Wer der Besucher ist. Die Consent-ID ist zufällig und war in einem Browser gespeichert.',
  sameLog:
    'Ob allen dasselbe Protokoll gezeigt wird. Vergleichen Sie dazu mit anderen: Ihr Checkpoint der Größe {size} muss denselben Root-Hash haben, {root}.',
  key: 'Ob der Schlüssel der richtige ist. Geprüft wurde mit {verifier}. Vergleichen Sie ihn mit dem, der an anderer Stelle veröffentlicht ist: Ein Schlüssel vom Dienst selbst würde eine Fälschung durch den Dienst nicht aufdecken.',

  unreadable: 'Das ist kein Beleg: weder das JSON einer Nachweisdatei noch ein signierter Beleg (JWS).',
  keyUnreadable:
    'Der Schlüssel gehört zu keinem Einwilligungsprotokoll. Ein Schlüssel sieht so aus: „placet/….7+0123abcd+A…“, oder er ist die Antwort von /app/log-key.',
  noEntries: 'Der Beleg enthält keine Einträge.',
  entryForm: 'Eintrag {entry}: Ein Teil fehlt oder hat den falschen Typ.',
  leafForm:
    'Eintrag {entry}: Seine Zeile hat nicht das vorgeschriebene Format. Sie wurde geändert oder abgeschnitten.',
  recordForm:
    'Eintrag {entry}: Die Angaben zu seinem Block haben nicht das vorgeschriebene Format. Sie wurden geändert oder abgeschnitten.',
  place:
    'Eintrag {entry}: Seine Position ist falsch. Nummer {seq} steht nicht an Position {index} von Block {block}, der {first} bis {last} enthält.',
  time: 'Eintrag {entry}: Seine Zeit liegt außerhalb des Zeitraums seines Blocks {block}.',
  notInBlock:
    'Eintrag {entry}: Block {block} enthält Nummer {seq} nicht so wie hier. Die Zeile, ihr Inklusionsbeweis oder die Angaben zum Block wurden geändert.',
  noteForm:
    'Eintrag {entry}: Der signierte Checkpoint ist nicht lesbar. Er wurde geändert oder abgeschnitten.',
  noteUnsigned: 'Eintrag {entry}: Der Checkpoint ist nicht mit diesem Schlüssel signiert.',
  noteFalse:
    'Eintrag {entry}: Die Signatur des Checkpoints ist ungültig. Er wurde nach dem Signieren geändert.',
  formerKey:
    'Eintrag {entry}: Er ist für die Größe {size} mit einem Schlüssel signiert, der nach Größe {lastSize} ersetzt wurde. Wer den alten Schlüssel hat, kann ihn gefälscht haben.',
  otherDomain: 'Eintrag {entry}: Er gehört zur Domain {domain}, dieser Schlüssel aber zur Domain {key}.',
  otherLog: 'Eintrag {entry}: Der Checkpoint gehört zum Protokoll {origin}, nicht zu {expected}.',
  blockPlace: 'Eintrag {entry}: Block {block} steht nicht an Position {index} des Protokolls.',
  notInLog:
    'Eintrag {entry}: Der Checkpoint der Größe {size} enthält Block {block} nicht so wie hier. Die Angaben zum Block, ihr Inklusionsbeweis oder der Checkpoint wurden geändert.',
  promiseUnsigned: 'Eintrag {entry}: Der Beleg ist nicht mit diesem Schlüssel signiert.',
  promiseFalse:
    'Eintrag {entry}: Die Signatur oder das Format des Belegs ist ungültig. Er wurde nach dem Signieren geändert.',
  promiseOther: 'Eintrag {entry}: Der signierte Beleg gilt für einen anderen Eintrag.',
  answerOther: 'Consent-ID oder Zeit neben dem Beleg stimmen nicht mit den signierten Werten überein.',
  otherVisitor: 'Die Einträge gehören zu verschiedenen Besuchern.',
  principal:
    'Der Beleg ist auf Besucher {principal} ausgestellt, seine Einträge gehören aber zu Besucher {visitor}.',
  notice:
    'Der Einwilligungstext in der Datei passt zu keinem der Einträge. Er wurde geändert, oder es wurde ein anderer angezeigt.',
  events: 'Die Liste der Ereignisse stimmt nicht mit den signierten Einträgen überein.',
  fork: 'Zwei signierte Checkpoints der Größe {size} des Protokolls {origin} widersprechen sich. Der Dienst hat zwei verschiedene Protokolle signiert. Bewahren Sie diese Datei als Beweis auf.',
};
