import type { Texts } from './en.ts';

export const de: Texts = {
  genuine: 'Dieser Beleg ist echt.',
  receiptOnly:
    'Dieser Beleg ist echt, aber dass der Eintrag im Protokoll steht, ist noch nicht nachgewiesen.',
  lostOnly: 'Dieser Beleg ist echt, aber der Eintrag kann verloren gegangen sein.',
  contradicted: 'Der Dienst widerspricht diesem Beleg.',
  notInOrder: 'Dieser Beleg ist ungültig.',
  notVerified: 'Der Beleg konnte nicht geprüft werden.',

  genuineMeaning:
    'Die Entscheidung unten wurde genau so gespeichert, und jede spätere Änderung würde auffallen. Bewahren Sie die Datei auf: Sie bleibt ein gültiger Nachweis.',
  receiptMeaning:
    'Der Dienst hat signiert, dass er die folgende Entscheidung gespeichert hat. Bewahren Sie den Beleg auf. Für den vollen Nachweis laden Sie in 15 Minuten die Nachweisdatei in den Datenschutzeinstellungen der Website herunter und prüfen sie hier.',
  lostMeaning:
    'Der Dienst hat signiert, dass er die folgende Entscheidung gespeichert hat, und gibt an, dass seine Datenbank seitdem auf einen früheren Stand zurückgesetzt wurde. Bewahren Sie den Beleg auf: Er ist möglicherweise der einzige Nachweis.',
  contradictionMeaning:
    'Der Dienst widerspricht dem, was er früher signiert hat. Bewahren Sie diesen Beleg unverändert auf: Er ist ein Beweis. Zeigen Sie ihn dem Betreiber der Website oder einer Datenschutzbehörde.',
  changedMeaning:
    'Ein Teil des Belegs wurde geändert oder fehlt; welcher, steht unten unter „Fehler“. Prüfen Sie die Datei noch einmal so, wie Sie sie heruntergeladen haben. Ist sie auch dann ungültig, fragen Sie den Betreiber der Website.',
  unverifiedMeaning:
    'Das sagt nichts über Ihre Einwilligung aus: Der Dienst war nicht erreichbar, oder dies ist nicht der Text eines Belegs. Wählen Sie die Datei, die Sie in den Datenschutzeinstellungen der Website heruntergeladen haben.',

  agreed: 'Nr. {seq}: Besucher {visitor} hat eingewilligt in: {services}.',
  agreedToNothing: 'Nr. {seq}: Besucher {visitor} hat eingewilligt, aber in keinen einzelnen Dienst.',
  refused: 'Nr. {seq}: Besucher {visitor} hat die Einwilligung abgelehnt oder widerrufen.',
  withdrawn: 'Nr. {seq}: Besucher {visitor} hat die Einwilligung widerrufen.',
  leftOn:
    'Nr. {seq}: Besucher {visitor} hat eine Information gesehen, die um keine Einwilligung bittet, und aktiviert gelassen: {services}.',
  objected: 'Nr. {seq}: Besucher {visitor} hat allen optionalen Diensten widersprochen.',
  noneNeeded:
    'Nr. {seq}: Besucher {visitor} hat eine Information gesehen, in der kein Dienst eine Einwilligung braucht.',
  recorded: 'Der Dienst hat dafür nach seiner eigenen Uhr den {time} festgehalten.',
  exemptLeftOn: 'Dienste, die keine Einwilligung brauchen, blieben aktiviert: {services}.',
  exemptObjected: 'Der Besucher hat Diensten widersprochen, die keine Einwilligung brauchen: {services}.',
  inLog:
    'Das Protokoll {origin} enthält Nr. {list}. Das bestätigt sein signierter Checkpoint der Größe {size}: Jede spätere Änderung, Verschiebung oder Entfernung würde auffallen.',
  byReceipt:
    'Der Dienst hat signiert, dass er Nr. {list} gespeichert hat, als sein Protokoll die Größe {size} hatte.',
  extended:
    'Das Protokoll, das der Dienst jetzt zeigt, {origin} der Größe {size}, erweitert das Protokoll im Beleg: Keiner seiner {own} Einträge wurde geändert.',
  continued:
    'Seitdem wurde die Datenbank auf einen früheren Stand zurückgesetzt. Das Protokoll hat dadurch eine neue Nummer: Es wird als {origin} fortgesetzt, was in jedem seiner Checkpoints steht.',
  noticeShown:
    'Der zu Nr. {list} angezeigte Einwilligungstext ist unverändert in dieser Datei enthalten: Sein Hash stimmt mit dem im Eintrag überein.',
  anchored: 'Nr. {list} war am {date} im Protokoll: Das belegt der signierte Tagesvermerk {origin}.',
  stamped:
    'Ein Zeitstempel datiert diesen Tagesvermerk: {stampedAt}. Wenn der Aussteller bestätigt ist, gab es Nr. {list} spätestens dann, was auch immer die Uhr des Dienstes anzeigte.',

  notConfirmed:
    'Ob Nr. {list} noch im Protokoll steht: {service} hat nicht alle Fragen beantwortet. Versuchen Sie es später noch einmal.',
  notInLogYet:
    'Dass Nr. {list} in das Protokoll aufgenommen wurde. Das beweist eine Nachweisdatei etwa zehn Minuten nach der Entscheidung.',
  stampIssuer:
    'Wer den Zeitstempel zu Nr. {list} ausgestellt hat. Prüfen Sie das mit openssl und dem Zertifikat der Zeitstempelstelle (ca.pem); receipt.json ist diese Datei: {command}',
  anchorKey: 'Ob der Schlüssel der Tagesvermerke der richtige ist: {verifier}. Er stammt aus dieser Datei.',
  mayBeLost:
    'Ob Nr. {list} noch im Protokoll steht. Der Dienst gibt an, dass seine Datenbank am {time} auf einen früheren Stand zurückgesetzt wurde; dabei kann dieser Eintrag verloren gegangen sein. Der Beleg weist weiterhin nach, dass er gespeichert war.',
  notProvenExtended:
    'Ob das Protokoll {origin}, das der Dienst jetzt zeigt, das im Beleg zu Nr. {list} genannte fortsetzt: Dafür gibt es keinen Nachweis.',
  otherNumber:
    'Ob das Protokoll {current} Nr. {list} enthält: Der Beleg gehört zum Protokoll {origin}. Wird die Datenbank auf einen früheren Stand zurückgesetzt, erhält das Protokoll eine neue Nummer; sein neuester Checkpoint nennt, was es fortsetzt.',
  noticeMissing:
    'Welcher Einwilligungstext zu Nr. {list} angezeigt wurde und ob er um eine Einwilligung bat. Diese Datei enthält nur seinen Hash, {notice}.',
  otherEntries: 'Ob es weitere Einträge dieses Besuchers gibt, frühere oder spätere.',
  ownWords:
    'Die übrigen Angaben in der Datei, etwa Zwecke, Verantwortliche und Aufbewahrung: Sie stammen vom Dienst.',
  answered: '{text} (Das folgt aus der Antwort von {service}, dem gefragten Dienst.)',
  person: 'Wer der Besucher ist. Die Consent-ID ist zufällig und war in einem Browser gespeichert.',
  sameLog:
    'Ob allen dasselbe Protokoll gezeigt wird. Vergleichen Sie dazu mit anderen: Ihr Checkpoint der Größe {size} muss denselben Root-Hash haben, {root}.',
  key: 'Ob der Schlüssel der richtige ist. Geprüft wurde mit {verifier}. Vergleichen Sie ihn mit dem, der an anderer Stelle veröffentlicht ist: Ein Schlüssel vom Dienst selbst würde eine Fälschung durch den Dienst nicht aufdecken.',

  receiptGiven: 'Beleg: von Ihnen.',
  keyGiven: 'Schlüssel: von Ihnen. Das Ergebnis ist so verlässlich wie die Quelle dieses Schlüssels.',
  keyFromFile:
    'Schlüssel: aus der Nachweisdatei, die vom geprüften Dienst stammt. Das weist nach, dass die Datei vollständig und seitdem unverändert ist, aber nicht, dass der Dienst anderen denselben Schlüssel zeigt oder ihn später anerkennt. Vergleichen Sie ihn mit einem veröffentlichten Schlüssel.',
  keyFromService:
    'Schlüssel: von {service}, dem geprüften Dienst. Das weist nach, dass der Beleg zu dem passt, was der Dienst heute signiert, aber nicht, dass er anderen denselben Schlüssel zeigt oder ihn später anerkennt. Vergleichen Sie ihn mit einem veröffentlichten Schlüssel.',
  servedGiven:
    'Checkpoint und Nachweise: von {service}, dem geprüften Dienst. Sie wurden mit dem Schlüssel geprüft und lassen sich ohne ihn nicht fälschen.',
  notServed: 'Checkpoint und Nachweise: nur die im Beleg selbst. Es wurde kein Dienst kontaktiert.',

  keyMissing:
    'Es fehlt ein Schlüssel. Geben Sie den Schlüssel des Protokolls aus einer Quelle ein, der Sie vertrauen, oder prüfen Sie eine Nachweisdatei: Sie enthält den Schlüssel des Dienstes selbst.',
  servedCheckpoint:
    'Eintrag {entry}: Der Checkpoint, den der Dienst geliefert hat, ist nicht mit diesem Schlüssel signiert.',
  servedNone:
    'Eintrag {entry}: Der Dienst hat kein Protokoll {origin}, obwohl er diesen Beleg signiert hat. Ein Protokoll darf zusammen mit seiner Domain gelöscht werden, etwa wenn eine Website den Dienst nicht mehr nutzt. Andernfalls hat der Dienst es entfernt. Bewahren Sie diesen Beleg als Nachweis auf.',
  servedOlder:
    'Eintrag {entry}: Er gehört zu {origin}, aber der Dienst zeigt einen früheren Stand des Protokolls, {current}. Bewahren Sie diesen Beleg als Nachweis auf.',
  servedOther:
    'Eintrag {entry}: Er gehört zu {origin}, aber das Protokoll, das der Dienst zeigt, {current}, setzt es nicht fort. Bewahren Sie diesen Beleg als Nachweis auf.',
  servedTruncated:
    'Eintrag {entry}: Er nennt ein Protokoll der Größe {own}, der Dienst zeigt aber nur die Größe {size}. Das Protokoll wurde gekürzt. Bewahren Sie diesen Beleg als Nachweis auf.',
  notExtended:
    'Eintrag {entry}: Das Protokoll, das der Dienst zeigt, setzt das im Beleg genannte nicht fort. Der Dienst hat seine Vergangenheit geändert. Bewahren Sie diesen Beleg als Nachweis auf.',
  unreadable: 'Das ist kein Beleg: weder das JSON einer Nachweisdatei noch ein signierter Beleg (JWS).',
  consentId:
    'Das ist eine Consent-ID und kein Beleg. Mit ihr findet der Betreiber der Website Ihre Entscheidungen; der Beleg ist die Datei, die Sie in den Datenschutzeinstellungen der Website herunterladen.',
  keyUnreadable:
    'Der Schlüssel gehört zu keinem Einwilligungsprotokoll. Ein Schlüssel sieht so aus: „placet/….1795268403+0123abcd+A…“, oder er ist die Antwort von /app/log-key.',
  notIncluded:
    'Eintrag {entry}: Der Dienst weist nicht nach, dass sein Protokoll der Größe {size} Nr. {seq} enthält. Das könnte er auch nach einer Löschung der Entscheidung, denn ihr Hash bleibt erhalten. Bewahren Sie diesen Beleg als Nachweis auf.',
  notCovered:
    'Eintrag {entry}: Die Entscheidung ist mehr als einen Tag alt, aber das Protokoll, das der Dienst zeigt, hat nur die Größe {size} und enthält Nr. {seq} nicht. Einträge wurden ausgelassen oder entfernt. Bewahren Sie diesen Beleg als Nachweis auf.',
  noEntries: 'Der Beleg enthält keine Einträge.',
  entryForm: 'Eintrag {entry}: Ein Teil fehlt oder hat den falschen Typ.',
  leafForm:
    'Eintrag {entry}: Seine Zeile hat nicht das vorgeschriebene Format. Sie wurde geändert oder abgeschnitten.',
  place:
    'Eintrag {entry}: Sein Beweis gilt für eine andere Stelle des Protokolls: Nummer {seq} hat den Index {index}.',
  noteForm:
    'Eintrag {entry}: Der signierte Checkpoint ist nicht lesbar. Er wurde geändert oder abgeschnitten.',
  noteUnsigned: 'Eintrag {entry}: Der Checkpoint ist nicht mit diesem Schlüssel signiert.',
  noteFalse:
    'Eintrag {entry}: Die Signatur des Checkpoints ist ungültig. Er wurde nach dem Signieren geändert.',
  formerKey:
    'Eintrag {entry}: Er ist für die Größe {size} mit einem Schlüssel signiert, der nach Größe {lastSize} ersetzt wurde. Wer den alten Schlüssel hat, kann ihn gefälscht haben.',
  otherDomain: 'Eintrag {entry}: Er gehört zur Domain {domain}, dieser Schlüssel aber zur Domain {key}.',
  otherLog: 'Eintrag {entry}: Der Checkpoint gehört zum Protokoll {origin}, nicht zu {expected}.',
  notInLog:
    'Eintrag {entry}: Der Checkpoint der Größe {size} enthält Nummer {seq} nicht so wie hier. Die Zeile, ihr Beweis oder der Checkpoint wurden geändert.',
  proofForm: 'Eintrag {entry}: Sein Beweis ist nicht lesbar. Er wurde geändert oder abgeschnitten.',
  receiptUnsigned: 'Eintrag {entry}: Der Beleg ist nicht mit diesem Schlüssel signiert.',
  receiptFalse:
    'Eintrag {entry}: Die Signatur oder das Format des Belegs ist ungültig. Er wurde nach dem Signieren geändert.',
  receiptOther: 'Eintrag {entry}: Der signierte Beleg gilt für einen anderen Eintrag.',
  anchorForm: 'Eintrag {entry}: Ein Teil seines Ankers fehlt oder hat nicht das vorgeschriebene Format.',
  anchorOther: 'Eintrag {entry}: Sein Anker gehört zu einer anderen Domain.',
  anchorPath:
    'Eintrag {entry}: Sein Anker führt nicht vom Eintrag zum Tagesvermerk. Eine Zeile oder ein Beweis wurde geändert.',
  anchorNote: 'Eintrag {entry}: Der Tagesvermerk ist nicht mit dem Schlüssel in dieser Datei signiert.',
  anchorToken:
    'Eintrag {entry}: Der Zeitstempel seines Ankers ist nicht lesbar oder gehört zu einem anderen Text.',
  anchorTime: 'Eintrag {entry}: Seine Zeit liegt nach dem Tag seines Ankers.',
  answerOther: 'Consent-ID oder Zeit neben dem Beleg stimmen nicht mit den signierten Werten überein.',
  otherVisitor: 'Die Einträge gehören zu verschiedenen Besuchern.',
  principal:
    'Der Beleg ist auf Besucher {principal} ausgestellt, seine Einträge gehören aber zu Besucher {visitor}.',
  notice:
    'Der Einwilligungstext in der Datei passt zu keinem der Einträge. Er wurde geändert, oder es wurde ein anderer angezeigt.',
  events: 'Die Liste der Ereignisse stimmt nicht mit den signierten Einträgen überein.',
  fork: 'Zwei signierte Checkpoints der Größe {size} des Protokolls {origin} widersprechen sich. Der Dienst hat zwei verschiedene Protokolle signiert. Bewahren Sie diese Datei als Nachweis auf.',
};
