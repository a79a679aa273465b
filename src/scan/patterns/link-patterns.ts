// The names and addresses of websites’ pages, which only scripts/build/static-tables.ts reads, like patterns/postal-patterns.ts. An imprint’s
// address may end with a number or a language; anything else is another page.
export const linkPatterns = {
  imprintAddress:
    /[/_.?=-](impressum|imprint|impresum|legal-?notice|anbieterkennzeichnung|mentions-legales|aviso-legal|note-legali|colofon)(?![a-z])[^/]*(?:\/(?:(?:index|default|offenlegung|datenschutz|kontakt)[^/]*|[a-z]{2}|\w{0,6}\d[\w.,-]*)?(?:\?[^/]*)?)?\/?$/i,
  privacyAddress:
    /[/_.?=-](datenschutz\w*|privacy\w*|data-?protection|dsgvo|gdpr|confidentialite|privacidade?|polityka-prywatnosci|privacybeleid|tietosuoja\w*|integritetspolicy|personvern)(?![a-z])/i,
  /** Pages about a visitor’s choice, a person or a part of the policy. */
  notThePage:
    /einstellung|settings|preferences|cent(?:er|re)\b|zentrum|manager|beauftragt|officer|\boptions|choices|bewerber|applicant|rights/i,

  /** Words that occur in one link together with the name of either page. */
  beside:
    /^(?:impressum|imprint|offenlegung|datenschutz\w*|privacy(?: policy)?|agb|kontakt|contact|disclaimer|haftung\w*|nutzungsbedingungen|copyright|cookies?|legal|terms)$/,

  /** Sections in which tags, searches and authors have pages that only list others. */
  listing:
    /\/(?:tags?|labels?|categor\w+|kategorien?|schlagw[oö]rte?r?|stichwort|themen?|topics?|search|suche|authors?|label|hashtag|archive?s?)\//i,
  article:
    /\/(?:\d{4}\/\d{1,2}|news|blog|artikel|articles?|stor(?:y|ies)|presse|aktuell\w*|magazin|ratgeber|wiki|lexikon|glossar)\//i,
  /** Websites that host the policies of others. */
  policyHost:
    /(?:^|\.)(?:iubenda\.com|github\.io|wordpress\.com|blogspot\.com|termsfeed\.com|termly\.io|privacypolicies\.com|usercentrics\.eu)$/,

  /** Addresses that must not be requested because a page links to them. */
  acts: /(?:^|[^a-z])(?:action|delete|remove|add(?=[^a-z]|$)|log-?out|sign-?out|unsubscribe|abmelden|cancel|confirm|approve|vote|token|cmd|do(?=[=_])|save|submit|reset|edit|update|install|buy|order|cart|checkout|clear|drop|kill)/i,
  pageNames:
    /^(?:id|p|page|page_?id|seite|site|s|l|lang|language|locale|cat|cid|option|view|layout|itemid|article|artikel|content|coid|cl|cnid|oxcid|tpl|oxloadid|type|nav|menu|r|route|show|section|rubrik|doc|inhalt|node|nid|chash|tx_[\w[\]]+|utm_\w+|q)$/i,

  // Pages with services that the home page lacks: maps, forms, bookings, shopping carts, videos.
  telling:
    /kontakt|contact|anfahrt|directions|standort|location|find-us|buch|book|reserv|termin|shop|produkt|product|warenkorb|cart|checkout|kasse|blog|news|aktuell|artikel|article|video|galerie|gallery|event|veranstaltung/i,
  // Pages that must not be requested for a scan, or that contain nothing useful.
  avoided:
    /log-?(in|out)|sign-?(in|up|out)|abmelden|anmelden|delete|remove|unsubscribe|add-to-cart|wp-admin|wp-json|xmlrpc|trackback|\/(feed|rss|atom|amp)\b|\/agb|terms/i,
};
