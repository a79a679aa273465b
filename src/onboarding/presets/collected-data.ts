import type { Preset } from './preset-schema.ts';
import { bilingualText, text, type Text } from '../../texts/bilingual-text.ts';
import { dataTransferText } from './data-transfer.ts';

/** Kinds of data that many services collect, so that they are named alike. */
const kinds: Record<string, Text> = {
  ip: text('IP address', 'IP-Adresse'),
  shortIp: text('IP address (truncated)', 'IP-Adresse (gekürzt)'),
  device: text('browser, operating system and type of device', 'Browser, Betriebssystem und Gerätetyp'),
  page: text('URL of the page on which the content appears', 'URL der Seite, auf der der Inhalt erscheint'),
  pages: text('pages visited, with the time', 'aufgerufene Seiten mit Zeitpunkt'),
  referrer: text('page visited before (referrer)', 'zuvor besuchte Seite (Referrer)'),
  clicks: text('clicks, scrolling and mouse movements', 'Klicks, Scrollverhalten und Mausbewegungen'),
  interactions: text('interactions with the content', 'Interaktionen mit dem Inhalt'),
  playback: text('content played and duration of playback', 'abgespielte Inhalte und Dauer der Wiedergabe'),
  events: text(
    'actions on the website, such as downloads and submitted forms',
    'Aktionen auf der Website, etwa Downloads und abgesendete Formulare',
  ),
  place: text(
    'approximate location derived from the IP address',
    'ungefährer Standort, abgeleitet aus der IP-Adresse',
  ),
  position: text(
    'precise location, if the visitor shares it',
    'genauer Standort, sofern der Besucher ihn freigibt',
  ),
  visitorId: text('random visitor ID', 'zufällige Besucherkennung'),
  adId: text('advertising ID', 'Werbekennung'),
  sessionId: text('random session ID', 'zufällige Sitzungskennung'),
  campaign: text('campaign or ad that led to the visit', 'Kampagne oder Anzeige, die zum Besuch führte'),
  conversions: text(
    'purchases and other conversions with their value',
    'Käufe und andere Conversions mit ihrem Wert',
  ),
  products: text(
    'products viewed, added to the cart and bought',
    'angesehene, in den Warenkorb gelegte und gekaufte Produkte',
  ),
  account: text(
    'account of visitors who are signed in with the provider',
    'Konto von Besuchern, die beim Anbieter angemeldet sind',
  ),
  contact: text('name and contact details entered', 'eingegebener Name und Kontaktdaten'),
  email: text('email address', 'E-Mail-Adresse'),
  messages: text('messages and files sent', 'gesendete Nachrichten und Dateien'),
  answers: text('answers entered into the form', 'im Formular eingegebene Antworten'),
  booking: text(
    'dates, number of people and services requested',
    'angefragte Termine, Personen und Leistungen',
  ),
  order: text('order and amount', 'Bestellung und Betrag'),
  payment: text('payment details entered', 'eingegebene Zahlungsdaten'),
  cart: text('contents of the shopping cart', 'Inhalt des Warenkorbs'),
  login: text('sign-in status', 'Anmeldestatus'),
  language: text('language chosen', 'gewählte Sprache'),
  errors: text('error messages with the state of the page', 'Fehlermeldungen mit dem Zustand der Seite'),
  timings: text('loading times', 'Ladezeiten'),
};

function kindNamed(word: string): Text {
  const kind = kinds[word];
  if (!kind) throw new Error(`"${word}" is not a kind of data`);
  return kind;
}

/** A line has words of the list above, or one other kind: "English | German". */
const kindsIn = (line: string): Text[] =>
  line.includes(' | ') ? [bilingualText(line)] : line.split(' ').map(kindNamed);

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * The data that is collected and its recipients. Every host that is contacted receives the IP address, even if it does
 * not use it.
 */
export function collectedDataText(
  lines: string[],
  vendor: string,
  places: Preset['placeOfProcessing'],
): Text {
  const named = lines.flatMap(kindsIn);
  const isIp = (kind: Text) => kind === kinds.ip || kind === kinds.shortIp;
  const all = [named.find(isIp) ?? kinds.ip!, ...named.filter((kind) => !isIp(kind))];
  const textIn = (language: keyof Text) =>
    `${capital(all.map((kind) => kind[language]).join('; '))}. ${dataTransferText(vendor, places)[language]}`;
  return text(textIn('en_US'), textIn('de_DE'));
}
