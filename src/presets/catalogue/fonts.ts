export const fonts = String.raw`
6001 Google Fonts
  purpose   other
  vendor    google
  hosts     fonts.googleapis.com fonts.gstatic.com googleadapis.l.google.com gstaticadssl.l.google.com
  uses      ajax.googleapis.com
  script    fonts.googleapis.com/
  script    fonts.gstatic.com/
  script    ajax.googleapis.com/ajax/libs/webfont/
  script    WebFontConfig
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip page device
  en        Loads typefaces from Google’s servers. No cookies are set.
  en why    Showing texts in the typefaces of the design.
  de        Lädt Schriftarten von Servern von Google. Es werden keine Cookies gesetzt.
  de why    Darstellung der Texte in den Schriften des Designs.

6002 Adobe Fonts (Typekit)
  purpose   other
  vendor    adobe
  hosts     typekit.net typekit.com
  script    use.typekit.net/
  script    p.typekit.net/
  script    use.typekit.com/
  script    Typekit.load(
  policy    https://www.adobe.com/privacy/policies/adobe-fonts.html
  places    EU US
  data      ip page device
  data      typefaces loaded | geladene Schriften
  en        Loads typefaces from Adobe’s library and counts the page views for their license.
  en why    Showing texts in licensed typefaces.
  de        Lädt Schriften aus der Bibliothek von Adobe und zählt die Seitenaufrufe für die Lizenz.
  de why    Darstellung der Texte in lizenzierten Schriften.

6003 Font Awesome
  purpose   other
  vendor    Fonticons, Inc., 307 South Main Street, Suite 202, Bentonville, AR 72712, USA
  hosts     fontawesome.com fortawesome.com
  script    use.fontawesome.com/
  script    kit.fontawesome.com/
  script    pro.fontawesome.com/
  script    ka-f.fontawesome.com/
  script    use.fortawesome.com/
  policy    https://fontawesome.com/privacy
  places    US
  data      ip page device
  en        Icons in the form of a font, loaded from the vendor’s network.
  en why    Showing icons in menus and buttons.
  de        Symbole in Form einer Schrift, geladen aus dem Netz des Anbieters.
  de why    Darstellung von Symbolen in Menüs und Schaltflächen.

6004 MyFonts and Fonts.com (Monotype)
  purpose   other
  vendor    Monotype Imaging Inc., 600 Unicorn Park Drive, Woburn, MA 01801, USA
  hosts     myfonts.net fonts.net fonts.com
  script    hello.myfonts.net/
  script    fast.fonts.net/
  policy    https://www.monotype.com/legal/privacy-policy
  places    US
  data      ip page device
  en        Counts page views for the license of a typeface by Monotype, or delivers it.
  en why    Complying with the license terms of the typefaces in use.
  de name   MyFonts und Fonts.com (Monotype)
  de        Zählt Seitenaufrufe für die Lizenz einer Schrift von Monotype oder liefert sie aus.
  de why    Einhaltung der Lizenzbedingungen der verwendeten Schriften.

6005 Bunny Fonts
  purpose   other
  vendor    BunnyWay d.o.o., Dunajska cesta 165, 1000 Ljubljana, Slovenia
  hosts     fonts.bunny.net
  script    fonts.bunny.net/
  policy    https://bunny.net/privacy/
  places    EU
  data      IP address, which is not stored | IP-Adresse, die nicht gespeichert wird
  data      device
  en        Free typefaces from Slovenia as a replacement for Google Fonts, without logs.
  en why    Delivering typefaces from European servers.
  de        Freie Schriften aus Slowenien als Ersatz für Google Fonts, ohne Protokollierung.
  de why    Auslieferung von Schriften von europäischen Servern.

6006 Cloud.typography
  purpose   other
  vendor    Hoefler & Co. (Monotype Imaging Inc.), 600 Unicorn Park Drive, Woburn, MA 01801, USA
  hosts     typography.com
  script    cloud.typography.com/
  policy    https://www.typography.com/policies/privacy
  places    US
  data      ip page device
  en        Delivers the typefaces of the studio Hoefler & Co.
  en why    Showing headlines and texts in typefaces by Hoefler & Co.
  de        Liefert die Schriften des Studios Hoefler & Co. aus.
  de why    Darstellung von Überschriften und Texten in Schriften von Hoefler & Co.

6007 Fontshare
  purpose   other
  vendor    Indian Type Foundry, Ahmedabad, India
  hosts     fontshare.com
  script    api.fontshare.com/
  script    cdn.fontshare.com/
  policy    https://www.fontshare.com/privacy
  places    IN EU
  data      page device
  en        Free fonts of the Indian Type Foundry.
  en why    Showing texts in fonts of Fontshare.
  de        Kostenlose Schriften der Indian Type Foundry.
  de why    Darstellung von Texten in Schriften von Fontshare.

6008 Adobe Edge Web Fonts
  purpose   other
  vendor    adobe
  hosts     edgefonts.net
  script    edgefonts.net/
  policy    https://www.adobe.com/privacy/policy.html
  places    EU US
  data      page device
  en        Former free fonts of Adobe (Edge Web Fonts).
  en why    Showing texts in Adobe’s Edge Web Fonts.
  de        Frühere kostenlose Schriften von Adobe (Edge Web Fonts).
  de why    Darstellung von Texten in Edge Web Fonts von Adobe.
`;
