import { lazy } from '../../lib/caches/lazy.ts';
import { bilingualTexts } from '../../texts/bilingual-text.ts';

/** Purposes of many cookies and storage keys, so that they are described alike. */
export const storageUses = lazy(() =>
  bilingualTexts(`
visitor   Recognizes the browser on later visits. | Erkennt den Browser bei späteren Besuchen wieder.
visit     Links the pages of one visit. | Fasst die Seiten eines Besuchs zusammen.
state     Holds the state of the session. | Enthält den Zustand der Sitzung.
time      Holds the time of the last action. | Enthält den Zeitpunkt der letzten Aktion.
count     Counts visits and pages viewed. | Zählt Besuche und aufgerufene Seiten.
source    Records how the visitor came to the website. | Vermerkt, auf welchem Weg der Besucher auf die Website kam.
ads       Recognizes the browser in order to select and measure ads. | Erkennt den Browser wieder, um Anzeigen auszuwählen und zu messen.
match     Records the partners with which an advertising ID was exchanged. | Vermerkt, mit welchen Partnern eine Werbekennung abgeglichen wurde.
capping   Limits how often an ad is shown. | Begrenzt, wie oft eine Anzeige erscheint.
click     Holds the ID of the ad or link that was clicked. | Enthält die Kennung der angeklickten Anzeige oder des Links.
affiliate Assigns a purchase to the partner who referred the visitor. | Ordnet einen Kauf dem Partner zu, der den Besucher vermittelt hat.
segment   Assigns the visitor to target groups. | Ordnet den Besucher Zielgruppen zu.
fraud     Detects fraud and abuse. | Deckt Betrug und Missbrauch auf.
bots      Distinguishes people from automated programs. | Unterscheidet Menschen von automatisierten Programmen.
test      Tests whether the browser accepts cookies. | Prüft, ob der Browser Cookies annimmt.
variant   Remembers which variant of the page is shown. | Merkt sich, welche Variante der Seite angezeigt wird.
seen      Remembers that a message was shown or closed. | Merkt sich, dass ein Hinweis angezeigt oder geschlossen wurde.
survey    Remembers which surveys were shown or answered. | Merkt sich, welche Umfragen angezeigt oder beantwortet wurden.
replay    Links the pages of a recorded visit. | Verknüpft die Seiten eines aufgezeichneten Besuchs.
sample    Determines whether this visit is recorded. | Legt fest, ob dieser Besuch aufgezeichnet wird.
optout    Records that the visitor objects to this service. | Vermerkt, dass der Besucher diesem Dienst widerspricht.
consent   Records the decision on consent. | Vermerkt die Entscheidung über die Einwilligung.
login     Keeps the visitor signed in with the provider. | Hält die Anmeldung des Besuchers beim Anbieter aufrecht.
user      Holds an ID of the signed-in visitor. | Enthält eine Kennung des angemeldeten Besuchers.
csrf      Protects forms against forged requests. | Schützt Formulare vor gefälschten Anfragen.
balance   Keeps a visitor on the same server. | Hält den Besucher auf demselben Server.
language  Remembers the selected language. | Merkt sich die gewählte Sprache.
place     Remembers the approximate location. | Merkt sich den ungefähren Standort.
prefs     Remembers the visitor’s settings. | Merkt sich Einstellungen des Besuchers.
cart      Refers to the shopping cart. | Verweist auf den Warenkorb.
checkout  Refers to the checkout that was started. | Verweist auf den begonnenen Bestellvorgang.
products  Remembers the most recently viewed products. | Merkt sich die zuletzt angesehenen Produkte.
player    Remembers the player’s settings. | Merkt sich Einstellungen des Players.
chat      Continues a conversation on the next page. | Setzt ein Gespräch auf der nächsten Seite fort.
window    Remembers whether the window is open or closed. | Merkt sich, ob das Fenster offen oder geschlossen ist.
form      Remembers what was entered into a form. | Merkt sich, was in ein Formular eingegeben wurde.
push      Remembers the state of push messages. | Merkt sich den Stand der Push-Nachrichten.
paywall   Counts the articles read, some of which are free. | Zählt die gelesenen Artikel, von denen einige kostenlos sind.
timing    Helps to measure loading times. | Hilft bei der Messung von Ladezeiten.
cache     Holds data that would otherwise be fetched again. | Enthält Daten, die sonst erneut abgerufen würden.
debug     Shows messages for developers. | Blendet Meldungen für Entwickler ein.
`),
);
