import { MOVE_DAYS } from '../../../db/domains/moves.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  add: {
    title: 'Website hinzufügen',
    link: 'Website hinzufügen',
    lead: 'Geben Sie die Adresse einer Website ein, die Ihnen gehört. Die Einrichtung sucht danach ihre Dienste.',
    plan: (count, most) => `Ihr Tarif enthält ${most} Websites, Sie nutzen ${count}. Archivierte zählen mit.`,
    full: 'Ihr Tarif enthält keine weitere Website. Löschen Sie eine, die Sie nicht mehr brauchen, oder fragen Sie den Betreiber dieses Dienstes nach einem größeren Tarif.',
    button: 'Website hinzufügen',
    list: 'Eine Liste von Websites hinzufügen',
  },
  field: 'Adresse der Website',
  fieldHint: 'Zum Beispiel www.mysite.xyz, oder www.mysite.xyz/shop für einen Teil davon.',
  errors: {
    name: 'Geben Sie einen Hostnamen wie www.mysite.xyz ein.',
    taken: 'Dieses Konto hat diese Website bereits.',
    domainMaxCount:
      'Der Tarif enthält keine weitere Website. Fragen Sie den Betreiber dieses Dienstes nach einem größeren.',
    canUseMultiDom:
      'Der Tarif enthält nur eine Website. Fragen Sie den Betreiber dieses Dienstes nach einem größeren.',
    whitelabelMaxCount:
      'Der Tarif enthält keine weitere Website ohne den Namen des Betreibers. Fragen Sie den Betreiber dieses Dienstes nach einem größeren.',
    moreThan2Lang:
      'Der Tarif enthält nur zwei Sprachen je Website. Schalten Sie erst die anderen Sprachen aus, oder fragen Sie den Betreiber dieses Dienstes nach einem größeren.',
  },
  title: 'Website',
  lead: 'Adresse, Archivierung, Umzug und Löschung der Website.',
  rename: {
    title: 'Adresse ändern',
    text: 'Für eine Website, die auf einen anderen Host umgezogen ist. Code, Dienste und Einwilligungen bleiben. Seiten des früheren Hosts können keine Entscheidungen mehr speichern, und Besucher werden auf dem neuen erneut gefragt, weil Browser Entscheidungen nach Host speichern.',
    button: 'Adresse ändern',
  },
  archive: {
    title: 'Archivieren',
    text: 'Für eine Website, die es nicht mehr gibt. Besucher sehen kein Banner und können nicht mehr einwilligen; ein Widerruf wird weiter gespeichert. Konfiguration, Einwilligungen und ihre Nachweise bleiben für ihre Aufbewahrungsfrist erhalten. Sie können die Website jederzeit zurückholen.',
    button: 'Website archivieren',
    isArchived:
      'Diese Website ist archiviert. Besucher sehen kein Banner und können nicht einwilligen; die Einwilligungen bleiben für ihre Aufbewahrungsfrist erhalten.',
    back: 'Website zurückholen',
  },
  export: {
    title: 'Vorher herunterladen',
    configuration: 'Konfiguration (JSON)',
    records: 'Einwilligungen (CSV)',
    lines: 'Einwilligungen (NDJSON)',
    evidence: 'Protokoll und Nachweise',
  },
  deletion: {
    title: 'Löschen',
    text: 'Löscht die Website mit ihren Einwilligungen. Das kann nicht rückgängig gemacht werden.',
    link: 'Website löschen …',
    heading: (website) => `${website} löschen?`,
    warning: (count) =>
      `${count === '1' ? '1 Einwilligung' : `${count} Einwilligungen`} und die Konfiguration werden gelöscht. Das kann nicht rückgängig gemacht werden, und Sie können keine Einwilligung dieser Website mehr nachweisen. Archivieren Sie die Website stattdessen, um die Daten zu behalten.`,
    type: (website) => `Geben Sie zur Bestätigung ${website} ein`,
    wrong: 'Das ist nicht die Adresse der Website.',
    button: 'Website und Einwilligungen löschen',
  },
  move: {
    title: 'Zu einem anderen Kunden umziehen',
    text: 'Für eine Website, um die sich künftig ein anderes Konto dieses Dienstes kümmert. Beide Inhaber müssen bestätigen.',
    link: 'Website umziehen …',
    heading: (website) => `${website} zu einem anderen Kunden umziehen`,
    effects: [
      'Konfiguration und Einwilligungen gehen an den anderen Kunden. Die Daten nennen Sie als Verantwortlichen: Laden Sie sie vorher herunter.',
      'Der Code bleibt, wie er ist: Ihr Embed-Schlüssel funktioniert für diese Website weiter.',
      'Ihre Benutzer, Ihr API-Schlüssel und offene Links verlieren den Zugriff. Die Liste Ihrer Änderungen bleibt bei Ihnen.',
    ],
    offerText: `Erstellen Sie einen Link, und senden Sie ihn an einen Inhaber des anderen Kunden. Er funktioniert ${MOVE_DAYS} Tage. Nichts zieht um, bevor Sie bestätigt haben, wer ihn angenommen hat.`,
    create: 'Link erstellen',
    again: 'Neuen Link erstellen',
    linkLabel: 'Link für einen Inhaber des anderen Kunden',
    once: 'Kopieren Sie den Link jetzt: Er wird nur einmal angezeigt. Ein neuer Link ersetzt ihn.',
    waiting: (time) => `Noch niemand hat angenommen. Der Link funktioniert bis ${time}.`,
    accepted: (client) =>
      `${client} hat angenommen. Führen Sie den Umzug jetzt durch, oder ziehen Sie ihn zurück.`,
    until: (time) => `Sie können den Umzug bis ${time} durchführen.`,
    exported: 'Ich habe heruntergeladen, was ich als früherer Verantwortlicher brauche.',
    notExported:
      'Bestätigen Sie, dass Sie heruntergeladen haben, was Sie brauchen. Mit dem Umzug verlieren Sie den Zugriff.',
    make: (client) => `Website zu ${client} umziehen`,
    withdraw: 'Umzug zurückziehen',
    changed: 'Der Umzug wurde zurückgezogen oder ist abgelaufen. Erstellen Sie einen neuen Link.',
    noRoom: (client, reason) =>
      `Die Website ist nicht umgezogen. Das Konto von ${client} kann sie nicht aufnehmen: ${reason}`,
    ownersOnly: 'Nur die Inhaber beider Kunden können eine Website umziehen',
    ownersOnlyText:
      'Die Einwilligungen nennen einen Verantwortlichen. Deshalb muss je ein Inhaber beider Kunden in seiner eigenen Konsole bestätigen; der Betreiber kann das nicht für sie tun.',
  },
  receive: {
    title: (website) => `${website} übernehmen?`,
    text: (client, website, own) => `${client} bietet an, ${website} in Ihr Konto „${own}“ umzuziehen.`,
    effects: [
      'Sie erhalten die Konfiguration und die Einwilligungen. Daten aus der Zeit vor dem Umzug nennen den früheren Verantwortlichen.',
      'Der Code auf der Website bleibt, wie er ist.',
      'Prüfen Sie, welche Firma das Banner nennt. Wenn der Verantwortliche wechselt, fragen Sie alle Besucher erneut.',
      'Sie zählt als Website Ihres Tarifs.',
    ],
    next: 'Nachdem Sie angenommen haben, führt ein Inhaber des anderen Kunden den Umzug durch.',
    button: 'Website annehmen',
    accepted: (client) =>
      `Sie haben angenommen. Die Website erscheint in Ihrer Übersicht, sobald ${client} den Umzug durchführt.`,
    own: 'Diese Website gehört bereits zu Ihrem Konto. Senden Sie den Link an einen Inhaber des anderen Kunden.',
    invalidTitle: 'Dieser Link ist nicht gültig',
    invalid:
      'Der Link ist abgelaufen, wurde zurückgezogen, oder ein anderer Kunde hat ihn angenommen. Bitten Sie um einen neuen.',
  },
};
