import { text, type Text } from '../../texts/bilingual-text.ts';

/** Purposes of many cookies and storage keys, so that they are described alike. */
export const storageUses: Record<string, Text> = {
  visitor: text(
    'Recognizes the browser on later visits.',
    'Erkennt den Browser bei späteren Besuchen wieder.',
  ),
  visit: text('Links the pages of one visit.', 'Fasst die Seiten eines Besuchs zusammen.'),
  state: text('Holds the state of the session.', 'Enthält den Zustand der Sitzung.'),
  time: text('Holds the time of the last action.', 'Enthält den Zeitpunkt der letzten Aktion.'),
  count: text('Counts visits and pages viewed.', 'Zählt Besuche und aufgerufene Seiten.'),
  source: text(
    'Records how the visitor came to the website.',
    'Vermerkt, auf welchem Weg der Besucher auf die Website kam.',
  ),
  ads: text(
    'Recognizes the browser in order to select and measure ads.',
    'Erkennt den Browser wieder, um Anzeigen auszuwählen und zu messen.',
  ),
  match: text(
    'Records the partners with which an advertising ID was exchanged.',
    'Vermerkt, mit welchen Partnern eine Werbekennung abgeglichen wurde.',
  ),
  capping: text('Limits how often an ad is shown.', 'Begrenzt, wie oft eine Anzeige erscheint.'),
  click: text(
    'Holds the ID of the ad or link that was clicked.',
    'Enthält die Kennung der angeklickten Anzeige oder des Links.',
  ),
  affiliate: text(
    'Assigns a purchase to the partner who referred the visitor.',
    'Ordnet einen Kauf dem Partner zu, der den Besucher vermittelt hat.',
  ),
  segment: text('Assigns the visitor to target groups.', 'Ordnet den Besucher Zielgruppen zu.'),
  fraud: text('Detects fraud and abuse.', 'Deckt Betrug und Missbrauch auf.'),
  bots: text(
    'Distinguishes people from automated programs.',
    'Unterscheidet Menschen von automatisierten Programmen.',
  ),
  test: text('Tests whether the browser accepts cookies.', 'Prüft, ob der Browser Cookies annimmt.'),
  variant: text(
    'Remembers which variant of the page is shown.',
    'Merkt sich, welche Variante der Seite angezeigt wird.',
  ),
  seen: text(
    'Remembers that a message was shown or closed.',
    'Merkt sich, dass ein Hinweis angezeigt oder geschlossen wurde.',
  ),
  survey: text(
    'Remembers which surveys were shown or answered.',
    'Merkt sich, welche Umfragen angezeigt oder beantwortet wurden.',
  ),
  replay: text('Links the pages of a recorded visit.', 'Verknüpft die Seiten eines aufgezeichneten Besuchs.'),
  sample: text(
    'Determines whether this visit is recorded.',
    'Legt fest, ob dieser Besuch aufgezeichnet wird.',
  ),
  optout: text(
    'Records that the visitor objects to this service.',
    'Vermerkt, dass der Besucher diesem Dienst widerspricht.',
  ),
  consent: text('Records the decision on consent.', 'Vermerkt die Entscheidung über die Einwilligung.'),
  login: text(
    'Keeps the visitor signed in with the provider.',
    'Hält die Anmeldung des Besuchers beim Anbieter aufrecht.',
  ),
  user: text('Holds an ID of the signed-in visitor.', 'Enthält eine Kennung des angemeldeten Besuchers.'),
  csrf: text('Protects forms against forged requests.', 'Schützt Formulare vor gefälschten Anfragen.'),
  balance: text('Keeps a visitor on the same server.', 'Hält den Besucher auf demselben Server.'),
  language: text('Remembers the selected language.', 'Merkt sich die gewählte Sprache.'),
  place: text('Remembers the approximate location.', 'Merkt sich den ungefähren Standort.'),
  prefs: text('Remembers the visitor’s settings.', 'Merkt sich Einstellungen des Besuchers.'),
  cart: text('Refers to the shopping cart.', 'Verweist auf den Warenkorb.'),
  checkout: text('Refers to the checkout that was started.', 'Verweist auf den begonnenen Bestellvorgang.'),
  products: text(
    'Remembers the most recently viewed products.',
    'Merkt sich die zuletzt angesehenen Produkte.',
  ),
  player: text('Remembers the player’s settings.', 'Merkt sich Einstellungen des Players.'),
  chat: text('Continues a conversation on the next page.', 'Setzt ein Gespräch auf der nächsten Seite fort.'),
  window: text(
    'Remembers whether the window is open or closed.',
    'Merkt sich, ob das Fenster offen oder geschlossen ist.',
  ),
  form: text('Remembers what was entered into a form.', 'Merkt sich, was in ein Formular eingegeben wurde.'),
  push: text('Remembers the state of push messages.', 'Merkt sich den Stand der Push-Nachrichten.'),
  paywall: text(
    'Counts the articles read, some of which are free.',
    'Zählt die gelesenen Artikel, von denen einige kostenlos sind.',
  ),
  timing: text('Helps to measure loading times.', 'Hilft bei der Messung von Ladezeiten.'),
  cache: text(
    'Holds data that would otherwise be fetched again.',
    'Enthält Daten, die sonst erneut abgerufen würden.',
  ),
  debug: text('Shows messages for developers.', 'Blendet Meldungen für Entwickler ein.'),
};
