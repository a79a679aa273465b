import { cookie, local, tab } from './assets.ts';
import { preset } from './define.ts';
import { months } from './lifetimes.ts';
import { cloudflare, google } from './vendors.ts';

// 9000-9999
export const captcha = [
  preset({
    id: 9001,
    name: 'Google reCAPTCHA',
    purpose: 'other',
    vendor: google,
    hosts: ['recaptcha.net'],
    scripts: ['google.com/recaptcha/', 'gstatic.com/recaptcha/', 'recaptcha.net/recaptcha/', 'grecaptcha.'],
    frames: ['google.com/recaptcha/', 'recaptcha.net/recaptcha/'],
    privacyPolicyUrl: 'https://policies.google.com/privacy',
    places: ['EU', 'US'],
    data: [
      'ip',
      'device',
      'page',
      'clicks',
      ['Google cookies present in the browser', 'im Browser vorhandene Google-Cookies'],
    ],
    en: {
      about:
        'Google’s check whether a form is filled in by a person; version 3 watches behaviour in the background.',
      why: 'Protecting forms against automated entries.',
    },
    de: {
      about:
        'Prüfung von Google, ob ein Formular von einem Menschen ausgefüllt wird; Version 3 beobachtet das Verhalten im Hintergrund.',
      why: 'Schutz von Formularen vor automatisierten Eingaben.',
    },
    assets: [
      cookie('_GRECAPTCHA', months(6), 'Carries out the risk analysis.', 'Führt die Risikoanalyse durch.'),
      local('_grecaptcha', 'Holds data for the risk analysis.', 'Enthält Daten für die Risikoanalyse.'),
      local('rc::a', 'Tells people from programs.', 'Unterscheidet Menschen von Programmen.'),
      tab('rc::b', 'Tells people from programs.', 'Unterscheidet Menschen von Programmen.'),
      tab('rc::c', 'Tells people from programs.', 'Unterscheidet Menschen von Programmen.'),
      local('rc::f', 'Tells people from programs.', 'Unterscheidet Menschen von Programmen.'),
    ],
  }),
  preset({
    id: 9002,
    name: 'hCaptcha',
    purpose: 'other',
    vendor: 'Intuition Machines, Inc., 350 Alabama Street, San Francisco, CA 94110, USA',
    hosts: ['hcaptcha.com'],
    scripts: ['hcaptcha.com/1/api.js', 'js.hcaptcha.com/', 'hcaptcha.render('],
    frames: ['newassets.hcaptcha.com/'],
    privacyPolicyUrl: 'https://www.hcaptcha.com/privacy',
    places: ['US', 'EU'],
    data: ['ip', 'device', 'page', 'clicks'],
    en: {
      about: 'Picture puzzles that tell people from programs, as an alternative to reCAPTCHA.',
      why: 'Keeping spam and automated attacks away from forms.',
    },
    de: {
      about: 'Bilderrätsel, die Menschen von Programmen unterscheiden, als Alternative zu reCAPTCHA.',
      why: 'Abwehr von Spam und automatisierten Angriffen auf Formulare.',
    },
  }),
  preset({
    id: 9003,
    name: 'Friendly Captcha',
    purpose: 'other',
    vendor: 'Friendly Captcha GmbH, Am Anger 3-5, 82237 Wörthsee, Germany',
    hosts: ['friendlycaptcha.com', 'friendlycaptcha.eu', 'frcapi.com'],
    scripts: [
      'npm/friendly-challenge',
      'npm/@friendlycaptcha/',
      'api.friendlycaptcha.com/',
      'eu-api.friendlycaptcha.eu/',
      'friendly-challenge/widget',
      'friendlyChallenge.',
    ],
    frames: ['.frcapi.com/'],
    privacyPolicyUrl: 'https://friendlycaptcha.com/legal/privacy-end-users/',
    places: ['DE', 'EU'],
    data: [
      ['IP address, stored only as a hash', 'IP-Adresse, nur als Hashwert gespeichert'],
      'device',
      'page',
    ],
    en: {
      about: 'Bavarian protection for forms that lets the browser solve a computing task; no cookies.',
      why: 'Warding off automated form entries without puzzles.',
    },
    de: {
      about: 'Bayerischer Formularschutz, bei dem der Browser eine Rechenaufgabe löst; ohne Cookies.',
      why: 'Abwehr automatisierter Formulareingaben ohne Rätsel.',
    },
  }),
  preset({
    id: 9004,
    name: 'Cloudflare Turnstile',
    purpose: 'other',
    vendor: cloudflare,
    hosts: ['challenges.cloudflare.com'],
    scripts: ['challenges.cloudflare.com/', 'turnstile.render('],
    frames: ['challenges.cloudflare.com/'],
    privacyPolicyUrl: 'https://www.cloudflare.com/turnstile-privacy-policy/',
    places: ['EU', 'US'],
    data: [
      'ip',
      'device',
      'page',
      ['technical properties of the browser', 'technische Merkmale des Browsers'],
    ],
    en: {
      about: 'Checks the browser with small tasks in the background instead of a picture puzzle.',
      why: 'Telling visitors from bots before a form is sent.',
    },
    de: {
      about: 'Prüft den Browser mit kleinen Aufgaben im Hintergrund statt mit einem Bilderrätsel.',
      why: 'Unterscheidung von Besuchern und Bots vor dem Absenden eines Formulars.',
    },
  }),
];
