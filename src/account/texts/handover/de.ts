import { CHECKS_PER_HOUR, HANDOVER_DAYS } from '../../../db/domains/handovers.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Übergabe an den Webmaster',
  hint: 'Ihr Webmaster kann ohne Konto sehen und prüfen, was auf Ihren Seiten zu ändern ist.',
  open: 'An den Webmaster übergeben',
  lead: 'Für die Person, die die Seiten Ihrer Website bearbeitet. Ein Link zeigt den Code für jede Plattform und jedes Tag, das zu ändern ist, mit seinem Ersatz. Dort prüft Ihr Webmaster, was erledigt ist, und Sie sehen es hier.',
  link: 'Link',
  linkText: `Der Link funktioniert ${HANDOVER_DAYS} Tage lang ohne Konto, und Sie können ihn widerrufen. Mit ihm lässt sich nichts ändern, und er zeigt sonst nichts aus Ihrem Konto. Jeder, der ihn hat, kann ihn öffnen.`,
  create: 'Link erstellen',
  again: 'Neuen Link erstellen',
  revoke: 'Link widerrufen',
  label: 'Link für Ihren Webmaster',
  once: 'Kopieren Sie den Link jetzt: Er wird nur einmal angezeigt. Ein neuer Link ersetzt ihn.',
  active: (who, until) => `Erstellt von ${who}. Der Link funktioniert bis ${until}.`,
  expired: (time) => `Der Link ist am ${time} abgelaufen.`,
  archived: 'Diese Website ist archiviert. Holen Sie sie zurück, um sie zu übergeben.',
  email: {
    button: 'E-Mail schreiben',
    subject: (website) => `Änderungen an ${website} für das Einwilligungsbanner`,
    text: (website, link, until) =>
      `Guten Tag,\n\ndiese Seite zeigt, was auf ${website} für das Einwilligungsbanner zu ändern ist, und prüft, was erledigt ist:\n\n${link}\n\nDer Link funktioniert bis ${until} ohne Konto.\n\nVielen Dank!`,
  },

  changes: 'Änderungen an den Seiten',
  progress: (done, all) => `${done} von ${all} erledigt`,
  allDone: 'Alle Änderungen sind erledigt.',
  checked: (time) => `Geprüft am ${time}`,
  unchecked: 'Noch nicht geprüft',
  more: (count) =>
    `${count === '1' ? 'Ein weiteres Tag lädt' : `${count} weitere Tags laden`} vor der Einwilligung. Eine Prüfung zeigt weitere, sobald die hier gezeigten geändert sind.`,
  snippet: 'Code am Anfang jeder Seite',
  gone: (name) => `${name}: Das Tag ist entfernt oder wartet auf die Einwilligung`,
  replace: (name) => `${name}: Tag ersetzen`,
  remove: (name) => `${name}: Tag entfernen`,

  page: {
    title: (website) => `Änderungen an ${website}`,
    lead: 'Der Inhaber dieser Website bittet Sie um diese Änderungen an ihren Seiten, damit Besucher um Einwilligung gebeten werden, bevor Dienste von Drittanbietern laden.',
    until: (time) => `Sie brauchen kein Konto. Dieser Link funktioniert bis ${time}.`,
    ownPath: (path) =>
      `Der Code lädt vom Pfad /${path}/ der Website. Wenn dort nichts antwortet, bitten Sie den Inhaber um die Konfiguration des Webservers.`,
    noPageView:
      'Der Code steht auf der Startseite, aber noch kein Browser hat ihn geladen. Öffnen Sie die Website einmal in einem Browser. Bleibt das nach einer Minute so, verhindert die Website oder ein Plug-in, dass der Code läuft, zum Beispiel mit einer Content Security Policy.',
    foundOn: 'Gefunden auf',
    current: 'Aktuelles Tag',
    replacement: 'Ersatz',
    removeText: 'Dieses Tag kann nicht auf die Einwilligung warten. Entfernen Sie es von den Seiten.',
    unknown: 'Nach dem Ersetzen bleibt dies blockiert, bis der Inhaber den Dienst hinzugefügt hat.',
    everywhere:
      'Dasselbe Tag kann auf weiteren Seiten stehen: Ändern Sie es auf allen, zum Beispiel im Template.',
    check: 'Website prüfen',
    checkText: `Eine Prüfung liest die Website neu und umfasst alle Änderungen. ${CHECKS_PER_HOUR} Prüfungen pro Stunde sind möglich.`,
    tooMany: (time) =>
      `In der letzten Stunde gab es ${CHECKS_PER_HOUR} Prüfungen. Die nächste Prüfung ist ab ${time} möglich.`,
    badAnswer:
      'Die Website hat einen Fehler oder eine leere Seite zurückgegeben. Es wurde daher nichts geprüft.',
    unreachable:
      'Die Website war nicht erreichbar. Es wurde daher nichts geprüft. Versuchen Sie es in einigen Minuten erneut.',
    busy: 'Für diese Website laufen zu viele Prüfungen. Versuchen Sie es in einer Minute erneut.',
    invalidTitle: 'Dieser Link ist nicht gültig',
    invalid:
      'Der Link ist abgelaufen oder wurde widerrufen. Bitten Sie den Inhaber der Website um einen neuen.',
  },
};
