import { lazy } from '../../lib/caches/lazy.ts';
import { bilingualTexts } from '../../texts/bilingual-text.ts';

/** Kinds of data that many services collect, so that they are named alike. */
export const kindsOfData = lazy(() =>
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
