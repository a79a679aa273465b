import { lazy } from '../lib/caches/lazy.ts';
import type { Preset } from './preset-schema.ts';
import { bilingualText, bilingualTexts, text, type Text } from '../texts/bilingual-text.ts';
import { dataTransferText } from './data-transfer.ts';

/** Kinds of data that many services collect, so that they are named alike. */
const kinds = lazy(() =>
  bilingualTexts(`
ip           IP address | IP-Adresse
shortIp      IP address (truncated) | IP-Adresse (gekürzt)
device       browser, operating system and type of device | Browser, Betriebssystem und Gerätetyp
page         URL of the page on which the content appears | URL der Seite, auf der der Inhalt erscheint
pages        pages visited, with the time | aufgerufene Seiten mit Zeitpunkt
referrer     page visited before (referrer) | zuvor besuchte Seite (Referrer)
clicks       clicks, scrolling and mouse movements | Klicks, Scrollverhalten und Mausbewegungen
interactions interactions with the content | Interaktionen mit dem Inhalt
playback     content played and duration of playback | abgespielte Inhalte und Dauer der Wiedergabe
events       actions on the website, such as downloads and submitted forms | Aktionen auf der Website, etwa Downloads und abgesendete Formulare
place        approximate location derived from the IP address | ungefährer Standort, abgeleitet aus der IP-Adresse
position     precise location, if the visitor shares it | genauer Standort, sofern der Besucher ihn freigibt
visitorId    random visitor ID | zufällige Besucherkennung
adId         advertising ID | Werbekennung
sessionId    random session ID | zufällige Sitzungskennung
campaign     campaign or ad that led to the visit | Kampagne oder Anzeige, die zum Besuch führte
conversions  purchases and other conversions with their value | Käufe und andere Conversions mit ihrem Wert
products     products viewed, added to the cart and bought | angesehene, in den Warenkorb gelegte und gekaufte Produkte
account      account of visitors who are signed in with the provider | Konto von Besuchern, die beim Anbieter angemeldet sind
contact      name and contact details entered | eingegebener Name und Kontaktdaten
email        email address | E-Mail-Adresse
messages     messages and files sent | gesendete Nachrichten und Dateien
answers      answers entered into the form | im Formular eingegebene Antworten
booking      dates, number of people and services requested | angefragte Termine, Personen und Leistungen
order        order and amount | Bestellung und Betrag
payment      payment details entered | eingegebene Zahlungsdaten
cart         contents of the shopping cart | Inhalt des Warenkorbs
login        sign-in status | Anmeldestatus
language     language chosen | gewählte Sprache
errors       error messages with the state of the page | Fehlermeldungen mit dem Zustand der Seite
timings      loading times | Ladezeiten
`),
);

function kindNamed(word: string): Text {
  const kind = kinds()[word];
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
  const { ip, shortIp } = kinds();
  const isIp = (kind: Text) => kind === ip || kind === shortIp;
  const all = [named.find(isIp) ?? ip!, ...named.filter((kind) => !isIp(kind))];
  const textIn = (language: keyof Text) =>
    `${capital(all.map((kind) => kind[language]).join('; '))}. ${dataTransferText(vendor, places)[language]}`;
  return text(textIn('en_US'), textIn('de_DE'));
}
