// Patterns of addresses and imprints, which only scripts/build/static-tables.ts reads; the scan loads them from
// public/tables/patterns.json.
const COUNTRIES =
  'deutschland|germany|allemagne|österreich|austria|schweiz|switzerland|suisse|svizzera|liechtenstein|luxembourg|luxemburg|united kingdom|uk|england|great britain|ireland|irland|usa|united states(?: of america)?|france|frankreich|italia|italien|spain|spanien|españa|nederland|niederlande|belgien|polen|polska|dänemark|bundesrepublik deutschland';
const MONTHS =
  'januar|january|jänner|februar|february|märz|march|april|mai|may|juni|june|juli|july|august|september|oktober|october|november|dezember|december|jan|feb|mär|apr|jun|jul|aug|sept?|okt|oct|nov|dez|dec';
const STREET_WORD = `str(?:aße|asse|\\.|(?= ?\\d))|platz|weg|allee|gasse|gäßchen|gässle|ring|damm|ufer|hof|markt|steig|stieg|chaussee|promenade|wall|graben|berg|park|kai|steinweg|twiete|höhe|feld|tor|brücke|siedlung|zeile|pfad|winkel|grund|leite|rain|anger|blick|garten|street|st|road|rd|lane|ln|avenue|ave|square|house|drive|dr|boulevard|blvd|way|court|quay|rue|via|calle|plaza|piazza|strada`;

export const postalPatterns = {
  country: new RegExp(`^(?:${COUNTRIES})\\.?$`, 'i'),
  /** Text after a town. */
  countryBehind: new RegExp(`^[\\s,(–-]*(?:${COUNTRIES})`, 'i'),

  // Postal code and town. Five digits are used in Germany, France and other countries; four (Austria, Switzerland) look
  // like a year and need more evidence.
  central: new RegExp(
    `(^|[\\s,;|•·–—:(/-])((?:DE?|AT?|CH|FL|LI?|LU|FR?|IT?|NL|BE?|DK|PL|CZ|ES?)\\s?[-–—.]?\\s?)?(\\d{5}|\\d{4} ?[A-Z]{2}(?= \\p{Lu}\\p{L}{2})|\\d{4}-\\d{3}|\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2})[\\s,]+(\\p{Lu}[^,;|•·:<>@!?"„“]{1,60})`,
    'gu',
  ),
  british: /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4})(?=$|[\s,.|])/gu,
  american: /(?:^|[\s,])([A-Z]{2}\s+\d{5}(?:-\d{4})?)(?=$|[\s,.|])/gu,

  /** "PLZ: 04347" and "Ort: Leipzig". */
  codeAlone: /^(?:(?:plz|postleitzahl|zip(?: code)?|postcode)\s*:?\s*)?(\d{4,5})$/i,
  townAlone: /^(?:(?:(?:Wohn)?[Oo]rt|Stadt|City|Town)\s*:?\s*)?(\p{Lu}\p{L}[\p{L} .()-]{1,40})$/u,
  placeLabel: /^(?:plz|ort|plz ?\/ ?ort|stadt|city)\s*:?$/i,
  /** Text before a number that is not a postal code. */
  suite: /(?:suite|ste\.?|apt\.?|unit|floor|room|#)[\s,]*$/i,

  /** Text that follows a town on the same line, and text after a number that is not a town. */
  afterTown: new RegExp(
    `[\\s(–—-]+(?:${COUNTRIES}|tel|telefon|telephone|telefax|phone|fax|mobile?|handy|e-?mail|internet|web|www|https?|url|vertreten|inhaber(in)?|geschäftsführer(in)?|ust|kontakt|contact|verantwortlich|steuer|registergericht|hr[ab]|öffnungszeiten|impressum|datenschutz)(?![\\p{L}])[^]*$`,
    'iu',
  ),
  noTown: new RegExp(
    `^(?:${MONTHS}|eur|euro|chf|usd|uhr|jahre?n?|mitarbeiter(innen)?|personen|menschen|stück|stunden|besucher|mitglieder|teilnehmer|kunden|fans?|follower|km|kilometer|meter|qm|minuten|sekunden|tage?n?|mal|prozent|seiten?|artikel|all|alle|the|by|von|copyright|rights|gmbh|ag|inc|ltd|version|people|users?|years?|hours?|results?|views?|comments?|photos?|words?|new|to|in|on|and|at|am|pm|der|die|das|wir|in|im|wurde|war)\\b`,
    'i',
  ),
  /** A lower-case word that belongs to a town’s name: "Frankfurt am Main". */
  withinTown:
    /^(?:an?|am|im|in|bei|ob|vor|unter|auf|aan|de|der|dem|den|die|das|d\.|i\.|a\.|b\.|v\.|d\.d\.|o\.d\.|sur|les?|la|del|di|do|den|upon)$/,
  nameThenStreet: new RegExp(
    `^(\\p{Lu}\\S+(?: \\p{Lu}\\S+){1,3}) (\\S{2,}(?:${STREET_WORD})\\.? ?\\d.{0,12})$`,
    'iu',
  ),
  /** A street without a number, directly above the postal code: "Am Schlosspark", "Dorfplatz". A house may be called "Seehof". */
  streetAlone:
    /^(?:(?:Am|An|Im|In|Auf|Zum|Zur|Unter|Bei)(?: (?:der|den|dem))? \p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,30})?|(?:\p{Lu}[\p{L}.-]{1,20} ){0,3}\p{L}[\p{L}-]{0,30}(?:straße|strasse|str\.|platz|weg|allee|gasse|chaussee|promenade|steig|damm|ufer))$/u,
  boxAlone: /^(postfach|p\.?\s?o\.?\s?box)$/i,
  box: /^(?:postfach|p\.?\s?o\.?\s?box|case postale|pf\.)/i,
  hasStreetWord: new RegExp(`(?:${STREET_WORD})(?![\\p{Ll}])`, 'iu'),
  /** A name and then a house number, or the number first. */
  nameThenNumber:
    /^(?:c\/ ?|[ivxl]+\. |\d{1,2}\. )?\p{L}[\p{L}.'’´`\s/()_-]*?[\s,.]*(?:Nr\. ?)?\d{1,4}(?:[\s./–+&,-]*(?:\d{1,4}|[a-zA-Z]|I{1,3}|Top|Tür|Stiege|Haus|OG|EG|UG|Stock|Etage|Geb|Gebäude|Block|und|bis|Suite|Floor)(?![\p{L}]{2})\.?){0,6}(?:\s*\([^)]*\))?$/u,
  numberThenName: /^\d{1,5}[a-z]?(?:[-/]\d+)?,?\s+\p{L}[\p{L}\d.'’#&,\s-]*$/u,
  /** "Q5, 14-22", as in Mannheim. */
  squares: /^[A-Z]\s?\d{1,2},?\s\d{1,3}[\da-z/ -]*$/,
  noStreet: new RegExp(
    `[@§©€$%:]|\\b(?:${MONTHS}|uhr|tel|telefon|phone|fax|mobil|hrb|hra|fn|vr|abs|art|artikel|nummer|seite|kapitel|version|ust|uid|stand|seit|since|januar|etage|tage|jahre|copyright|absatz|paragraph|satz|teil|section|iban|bic|blz|konto|steuernummer|gegründet|founded|cookies?|gegr)\\b|\\d{1,2}\\.\\d{1,2}\\.|\\d{6,}`,
    'i',
  ),

  legalForm:
    /(?<![\p{L}])(?:(?:g?GmbH|mbH|mbB|gAG|AG|UG|SE|KG|KGaA|OHG|GbR|GesbR|GesmbH|Ges\.? ?m\.? ?b\.? ?H\.?|eGmbH|PartGmbB|PartG|eG|KEG|OG|AöR|KdöR|Sàrl|SARL|SAS|Sagl|S\.?p\.?A\.?|S\.?r\.?l\.?|S\.A\.|B\.V\.|N\.V\.|Ltd|Limited|LLP|LLC|PLC|Inc|Corp|Corporation|Company|Genossenschaft|Stiftung|Verein|Körperschaft|Anstalt|e\. ?K\.?|e\. ?U\.?|e\. ?V\.?|eK|eU|eV|e\. ?Kfr\.?|e\. ?Kfm\.?|e\. ?G\.)(?![\p{L}])|E\.U\.)/u,

  /** Labels whose value is the operator, labels whose value is not, and labels that only precede the address. */
  namesOperator:
    /^(?:(?:name|firma|firmen(?:name|bezeichnung|wortlaut)|unternehmen(?:sname)?|company(?: name)?|(?:web(?:site|seiten)?|seiten)?-?(?:betreiber|anbieter)(?:in)?|(?:website|webseiten|seiten)-?inhaber(?:in)?|diensteanbieter(?:in)?|anbieter(?:in)?|betreiber(?:in)?|medieninhaber(?:in)?|herausgeber(?:in)?|eigentümer(?:in)?|(?:(?:website |site )?operator|(?:website|site) owner)|provider|published by|verein(?:sname)?|träger(?:in)?)(?:\s*(?:,|und|and|&|\/)\s*(?:medieninhaber|herausgeber|verleger|betreiber|diensteanbieter|hersteller|inhaber|publisher|editor|eigentümer)(?:in)?)*(?:\s+(?:der|dieser|des|dieses|of|the|this|plattform|website|webseite|seite|internetauftritts|internetseite|homepage|ist|is|gem(?:äß)?\.?|nach|i\.\s?s\.\s?d\.|im sinne).{0,60})?)\s*(?::|$)\s*/i,
  ofOthers:
    /^(?:rechtsform|(?:vertretungsberechtigte[rn]? )?geschäftsführer(?:in|innen|ung)?|geschäftsleitung|inh(?:aber(?:in)?|\.)|owner|vorstand|vorsitzender?|\d?\.? ?vorsitzende[rn]?|(?:gesetzlich )?vertreten durch|vertretungsberechtigte?r?|vertreter|represented by|managing directors?|ceo|prokurist(?:in)?|präsident(?:in)?|obmann|obfrau|schulleiter(?:in)?|leiter(?:in)?|tätigkeit|gegenstand|unternehmensgegenstand|branche|gewerbe|berufsbezeichnung|berufsrecht|uid(?:-n(?:umme)?r\.?)?|ust-?id.{0,20}|umsatzsteuer.{0,40}|vat.{0,20}|steuernummer|firmenbuch.{0,20}|fn|handelsregister.{0,10}|registergericht|registernummer|register(?:eintrag)?|hr[ab]|gerichtsstand|gln|dvr|mitglied.{0,40}|(?:chef|online-?|web)?redakt(?:ion|eur(?:in)?)(?:sleitung)?|redaktionell verantwortlich|verantwortliche[rn]? (?:person|redakteur(?:in)?)|responsible (?:person|editor)|(?:managing |chief )?editor(?:[ -]in[ -]chief)?|v\.?\s?i\.?\s?s\.?\s?d\.?\s?p|tel(?:efon|ephone)?\.?|phone|fax|telefax|mobile?|handy|e-?mail|internet|web(?:site|seite)?|url|homepage|bank.{0,20}|iban|bic|stand|c\/o|ansprechpartner(?:in)?|kontaktperson|aufsichtsbehörde|kammer)(?![\p{L}])\.?\s*:?\s*/iu,
  beforeAddress:
    /^(?:(?:(?:haus|post|firmen|geschäfts|büro|kontakt|besucher|rechnungs)?-?(?:adresse|anschrift)|address|postal address|sitz(?: der gesellschaft)?|firmensitz|(?:registered|head) office|standort|zentrale|studio|büro|praxis|kontakt(?:daten)?|contact(?: us)?|straße|street|plz(?: ?(?:\/|und)? ?(?:wohn)?ort)?|ort|stadt|city|name und anschrift|location|office|praxisadresse|ladengeschäft|haupt(?:sitz|adresse))(?: [\p{L}&-]+){0,2})\s*(?::|$)\s*/iu,
  owner: /^(?:inh|owner|vertreten|geschäftsführer)/i,
  /** The beginning of the section that names the operator. */
  section:
    /^(?:impressum|imprint|legal (?:notice|disclosure)|angaben|information(?:en)?\b|informations|offenlegung|pursuant to|anbieterkennzeichnung|pflichtangaben|verantwortlich|responsible|für den inhalt|mentions légales|gemäß|gem\.|nach §|start(?:seite)? ?[›»>/]? ?impressum)/i,
  /** Other parties whose addresses also occur in imprints and policies. */
  others:
    /datenschutz-?(?:beauftragt|koordinat|verantwortlich.{0,20}beauftragt)|data protection officer|\bdpo\b|aufsichts(?:behörde|stelle|organ)|supervisory|(?<!selbst)kammer\b|kammer:|chamber|bar association|notarkammer|ärztekammer|schlichtung|streitbeilegung|arbitration|ombuds|versicher(?:ung|er|ungsgesellschaft)|insurance|haftpflicht|hosting|hoster|webhost|web-?design|gestaltung|umsetzung|realisierung|realisation|programmierung|(?<![\p{L}])konzept(?:ion)?\b|webmaster|agentur:|registergericht|amtsgericht|landgericht|bildnachweis|bildrechte|fotos?:|fotograf|druck\b|designed by|kassenärztlich|landesbeauftragt|bundesbeauftragt|regierungspräsidium|ministerium|bezirksregierung|gesundheitsamt|veterinäramt|zuständige? |competent|jugendschutz|beschwerde|newsletter|analytics|plugins?\b|einbindung|auftragsverarbeit|dienst(?:e|es|leister)? (?:der|von|des)|anbieter ist|betrieben von|provided by|operated by|third part/iu,
  responsible: /verantwortlich|controller|responsible|betreiber|diensteanbieter|medieninhaber|operator/i,

  heading: /^(?:impressum|imprint|legal notice|angaben (?:gemäß|gem\.|nach))/i,
  /** Text that is nobody’s name. */
  noName:
    /@|https?:|§|©|:$|^www\.|\(at\)|^\(.*\)$|^\+?[\d\s()/-]+$|\d{5}|(?:\d[\s()/.–-]{0,3}){6}|^hr[ab](?![a-z])|^hr[ab]-?nr|^(?:und|and|oder|sowie|durch)\b|^copyright\b|^(?:amts|land|register|handels)gericht|^(?:\S+\s+){4,}\S*[a-zß-ÿ]{3}[.!?]$|^(?:\S+\s+){11}\S/iu,
  /** The editor of a website’s contents is usually not its operator. */
  editor: /redakt(?:ion|eur)|schriftleit|v\.?\s?i\.?\s?s\.?\s?d\.?\s?p|presserecht|pressegesetz|editor/iu,
  menuItem:
    /^(?:start(?:seite)?|home|menü?|suche|search|kontakt|contact|datenschutz.*|agb|zurück|back|deutsch|english|de|en|navigation.*|main content|inhalt|über uns|about.*|zum inhalt.*|skip to.*|cookie.*)$/i,
  /** Text beside a name on its line. */
  ownerBehind: /(?<=\S)\s+(?:inh(?:aber(?:in)?)?|owner|vertreten durch|geschäftsführer(?:in)?)[.:]\s.*$/i,
  title: /^(?:herrn?|frau|mr\.?|mrs\.?|ms\.?)\s+/i,
};
