export const captcha = String.raw`
9001 Google reCAPTCHA
  purpose   other
  vendor    google
  hosts     recaptcha.net
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
  en        Google’s check whether a form is filled in by a person; version 3 watches behaviour in the background.
  en why    Protecting forms against automated entries.
  de        Prüfung von Google, ob ein Formular von einem Menschen ausgefüllt wird; Version 3 beobachtet das Verhalten im Hintergrund.
  de why    Schutz von Formularen vor automatisierten Eingaben.
  cookie    _GRECAPTCHA 6mo: Carries out the risk analysis. | Führt die Risikoanalyse durch.
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
  en why    Warding off automated form entries without puzzles.
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
`;
