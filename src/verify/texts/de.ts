import type { Texts } from './en.ts';

export const de: Texts = {
  genuine: 'Dieser Beleg ist echt.',
  promisedOnly: 'Die Zusage ist echt. Dass sie eingehalten wurde, ist noch nicht gezeigt.',
  notInOrder: 'Dieser Beleg ist nicht in Ordnung.',

  agreed: 'Nr. {seq}: Am {time} stimmte der Besucher {visitor} zu: {services}.',
  agreedToNothing: 'Nr. {seq}: Am {time} stimmte der Besucher {visitor} zu, aber keinem einzelnen Dienst.',
  refused: 'Nr. {seq}: Am {time} lehnte der Besucher {visitor} ab oder widerrief seine Einwilligung.',
  inLog:
    'Das Protokoll {origin} enthält Nr. {list}. Sein signierter Stand {size} deckt das ab: Seitdem kann daran nichts geändert, verschoben oder entfernt worden sein, ohne dass es auffällt.',
  promised:
    'Der Dienst hat signiert, dass er Nr. {list} gespeichert hat, als sein Protokoll den Stand {size} hatte.',
  noticeShown:
    'Der Text, der zu Nr. {list} gezeigt wurde, steht unverändert in dieser Datei: Er hat den Fingerabdruck, der dort genannt ist.',

  notInLogYet:
    'Ob Nr. {list} wie zugesagt in das Protokoll gelangt ist. Dazu muss erst der Block abgeschlossen sein: Rufen Sie den Beleg später noch einmal ab.',
  noticeMissing:
    'Welcher Text zu Nr. {list} gezeigt wurde. Er steht nicht in dieser Datei und ist dort mit dem Fingerabdruck {notice} genannt.',
  otherEntries: 'Ob es weitere Einträge dieses Besuchers gibt, frühere oder spätere.',
  ownWords:
    'Die übrigen Angaben in der Datei, etwa Zwecke, Verantwortliche und Aufbewahrung: Sie sind die Aussage des Dienstes.',
  clock: 'Die Zeiten auf die Sekunde genau: Es sind die der Uhr des Dienstes.',
  person: 'Wer der Besucher ist. Die Nummer des Besuchers ist zufällig und lag in einem Browser.',
  sameLog:
    'Ob anderen dasselbe Protokoll gezeigt wird. Das ist so, wenn ihr Stand {size} davon dieselbe Wurzel {root} hat.',
  key: 'Ob der Schlüssel der richtige ist. Geprüft wurde mit {verifier}. Vergleichen Sie ihn mit dem, der an anderer Stelle veröffentlicht ist: Ein Schlüssel, der vom Dienst selbst kommt, beweist nichts gegen ihn.',

  unreadable: 'Das ist kein Beleg: weder das JSON eines Belegs noch eine signierte Zeile aus drei Teilen.',
  keyUnreadable:
    'Das ist kein Schlüssel eines Einwilligungsprotokolls. Er sieht so aus: „placet/….7+0123abcd+A…“, oder ist die Antwort von /app/log-key.',
  noEntries: 'Es ist kein Eintrag darin.',
  entryForm: 'Eintrag {entry}: Ein Teil von ihm fehlt oder ist von anderer Art.',
  leafForm:
    'Eintrag {entry}: Seine Zeile hat nicht buchstabengenau die Form eines Eintrags. Sie wurde geändert oder abgeschnitten.',
  recordForm:
    'Eintrag {entry}: Die Angaben zu seinem Block haben nicht buchstabengenau die vorgeschriebene Form. Sie wurden geändert oder abgeschnitten.',
  place:
    'Eintrag {entry}: Sein Platz stimmt nicht. Nummer {seq} steht nicht auf Platz {index} von Block {block}, der von {first} bis {last} reicht.',
  time: 'Eintrag {entry}: Seine Zeit liegt nicht in der Zeitspanne seines Blocks {block}.',
  notInBlock:
    'Eintrag {entry}: Nummer {seq} steht in dieser Form nicht in Block {block}. Die Zeile, ihr Pfad oder die Angaben zum Block wurden geändert.',
  noteForm:
    'Eintrag {entry}: Der signierte Stand des Protokolls ist nicht lesbar. Er wurde geändert oder abgeschnitten.',
  noteUnsigned: 'Eintrag {entry}: Der Stand des Protokolls ist nicht mit diesem Schlüssel signiert.',
  noteFalse:
    'Eintrag {entry}: Die Signatur unter dem Stand des Protokolls ist falsch. Der Stand wurde nach dem Signieren geändert.',
  formerKey:
    'Eintrag {entry}: Er ist mit einem Schlüssel signiert, der nach Stand {lastSize} ersetzt wurde, betrifft aber Stand {size}. Wer den alten Schlüssel hat, kann ihn gefälscht haben.',
  otherDomain:
    'Eintrag {entry}: Er betrifft die Domain {domain}, dieser Schlüssel gehört aber zur Domain {key}.',
  otherLog: 'Eintrag {entry}: Der Stand ist der des Protokolls {origin}, nicht der von {expected}.',
  blockPlace: 'Eintrag {entry}: Block {block} steht nicht auf Platz {index} des Protokolls.',
  notInLog:
    'Eintrag {entry}: Block {block} steht in dieser Form nicht in Stand {size} des Protokolls. Die Angaben zum Block, ihr Pfad oder der Stand wurden geändert.',
  promiseUnsigned: 'Eintrag {entry}: Die Zusage ist nicht mit diesem Schlüssel signiert.',
  promiseFalse:
    'Eintrag {entry}: Die Signatur der Zusage ist falsch oder ihre Form. Sie wurde nach dem Signieren geändert.',
  promiseOther: 'Eintrag {entry}: Zugesagt wurde ein anderer Eintrag als der, der hier steht.',
  answerOther: 'Besucher oder Zeit neben der Zusage sind nicht die, die signiert wurden.',
  otherVisitor: 'Die Einträge sind von verschiedenen Besuchern.',
  principal:
    'Der Beleg ist auf den Besucher {principal} ausgestellt, seine Einträge sind aber die von {visitor}.',
  notice:
    'Der Text in der Datei ist keiner, den ein Eintrag nennt. Er wurde geändert, oder es wurde ein anderer gezeigt.',
  events: 'Die Liste der Ereignisse sagt etwas anderes als die signierten Einträge.',
  fork: 'Zwei signierte Stände {size} des Protokolls {origin} widersprechen sich. Der Dienst hat zwei verschiedene Protokolle signiert: Bewahren Sie diese Datei auf, sie beweist das.',
};
