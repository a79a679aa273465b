export const captcha = String.raw`
9001 Google reCAPTCHA
  purpose   other
  vendor    google
  hosts     recaptcha.net
  uses      google.com gstatic.com
  script    google.com/recaptcha/
  script    gstatic.com/recaptcha/
  script    recaptcha.net/recaptcha/
  script    grecaptcha.
  frame     google.com/recaptcha/
  frame     recaptcha.net/recaptcha/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page clicks
  data      Google cookies present in the browser | im Browser vorhandene Google-Cookies
  en        Google’s check whether a form is filled in by a person; version 3 watches behavior in the background.
  en why    Protecting forms against automated entries.
  de        Prüfung von Google, ob ein Formular von einem Menschen ausgefüllt wird; Version 3 beobachtet das Verhalten im Hintergrund.
  de why    Schutz von Formularen vor automatisierten Eingaben.
  cookie    _GRECAPTCHA 6mo: Carries out the risk analysis. | Führt die Risikoanalyse durch.
  cookie    rc::d-* 1y: bots
  local     _grecaptcha: Holds data for the risk analysis. | Enthält Daten für die Risikoanalyse.
  local     rc::a: Tells people from programs. | Unterscheidet Menschen von Programmen.
  tab       rc::b: Tells people from programs. | Unterscheidet Menschen von Programmen.
  tab       rc::c: Tells people from programs. | Unterscheidet Menschen von Programmen.
  local     rc::f: Tells people from programs. | Unterscheidet Menschen von Programmen.

9002 hCaptcha
  purpose   other
  vendor    Intuition Machines, Inc., 350 Alabama Street, San Francisco, CA 94110, USA
  hosts     hcaptcha.com
  script    hcaptcha.com/1/api.js
  script    js.hcaptcha.com/
  script    hcaptcha.render(
  frame     newassets.hcaptcha.com/
  policy    https://www.hcaptcha.com/privacy
  places    US EU
  data      ip device page clicks
  en        Picture puzzles that tell people from programs, as an alternative to reCAPTCHA.
  en why    Keeping spam and automated attacks away from forms.
  de        Bilderrätsel, die Menschen von Programmen unterscheiden, als Alternative zu reCAPTCHA.
  de why    Abwehr von Spam und automatisierten Angriffen auf Formulare.
  cookie    hc_accessibility hmt_id 1y: bots

9003 Friendly Captcha
  purpose   other
  vendor    Friendly Captcha GmbH, Am Anger 3-5, 82237 Wörthsee, Germany
  hosts     friendlycaptcha.com friendlycaptcha.eu frcapi.com
  script    npm/friendly-challenge
  script    npm/@friendlycaptcha/
  script    api.friendlycaptcha.com/
  script    eu-api.friendlycaptcha.eu/
  script    friendly-challenge/widget
  script    friendlyChallenge.
  frame     .frcapi.com/
  policy    https://friendlycaptcha.com/legal/privacy-end-users/
  places    DE EU
  data      IP address, stored only as a hash | IP-Adresse, nur als Hashwert gespeichert
  data      device page
  en        Bavarian protection for forms that lets the browser solve a computing task; no cookies.
  en why    Blocking automated form entries without puzzles.
  de        Bayerischer Formularschutz, bei dem der Browser eine Rechenaufgabe löst; ohne Cookies.
  de why    Abwehr automatisierter Formulareingaben ohne Rätsel.

9004 Cloudflare Turnstile
  purpose   other
  vendor    cloudflare
  hosts     challenges.cloudflare.com
  script    challenges.cloudflare.com/
  script    turnstile.render(
  frame     challenges.cloudflare.com/
  policy    https://www.cloudflare.com/turnstile-privacy-policy/
  places    EU US
  data      ip device page
  data      technical properties of the browser | technische Merkmale des Browsers
  en        Checks the browser with small tasks in the background instead of a picture puzzle.
  en why    Telling visitors from bots before a form is sent.
  de        Prüft den Browser mit kleinen Aufgaben im Hintergrund statt mit einem Bilderrätsel.
  de why    Unterscheidung von Besuchern und Bots vor dem Absenden eines Formulars.

9005 ALTCHA
  purpose   other
  vendor    BAU Software s.r.o., Brno, Czech Republic
  hosts     altcha.org
  script    eu.altcha.org/
  script    cdn.altcha.org/
  policy    https://altcha.org/privacy-policy/
  places    EU
  data      device
  en        Protects forms by a task that the browser calculates.
  en why    Blocking automated form submissions with ALTCHA.
  de        Schützt Formulare durch eine Rechenaufgabe für den Browser.
  de why    Abwehr automatischer Eingaben mit ALTCHA.

9006 MTCaptcha
  purpose   other
  vendor    MTCaptcha Pte. Ltd., Singapore
  hosts     mtcaptcha.com
  script    mtcaptcha.com/
  policy    https://www.mtcaptcha.com/faq-privacy
  places    SG US EU
  data      device page
  en        Asks visitors to type characters.
  en why    Blocking automated form submissions with MTCaptcha.
  de        Lässt Besucher Zeichen abtippen.
  de why    Abwehr automatischer Eingaben mit MTCaptcha.

9007 Arkose Labs (FunCaptcha)
  purpose   other
  vendor    Arkose Labs, Inc., San Mateo, CA, USA
  hosts     arkoselabs.com funcaptcha.com
  script    arkoselabs.com/
  script    funcaptcha.com/
  policy    https://www.arkoselabs.com/privacy-policy
  places    US
  data      device page clicks
  en        Sets visitors small tasks with pictures.
  en why    Blocking automated form submissions with Arkose Labs.
  de        Stellt Besuchern kleine Bildaufgaben.
  de why    Abwehr automatischer Eingaben mit Arkose Labs.

9008 CleanTalk
  purpose   other
  vendor    CleanTalk Inc., Cheyenne, WY, USA
  hosts     cleantalk.org moderate.cleantalk.org
  script    cleantalk.org/
  script    ctPublic = {
  script    ctPublicFunctions
  policy    https://cleantalk.org/publicoffer#privacy
  places    US EU
  data      email messages device
  en        Checks comments and registrations for spam.
  en why    Keeping spam away with CleanTalk.
  de        Prüft Kommentare und Anmeldungen auf Spam.
  de why    Abwehr von Spam mit CleanTalk.
  cookie    apbct_* ct_sfw_* ct_checkjs ct_check_js session: bots
  cookie    ct_fkp_timestamp ct_ps_timestamp ct_timezone ct_pointer_data ct_has_scrolled session: bots
  cookie    spbc_* session: bots

9009 Akismet
  purpose   other
  vendor    automattic
  hosts     akismet.com
  script    /akismet-frontend.js
  policy    https://automattic.com/privacy/
  places    US
  data      email messages device
  en        Checks comments for spam by comparing them with many others.
  en why    Keeping spam away with Akismet.
  de        Prüft Kommentare durch Vergleich mit vielen anderen auf Spam.
  de why    Abwehr von Spam mit Akismet.
`;
