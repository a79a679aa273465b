import { text, type Text } from '../../../../src/texts/bilingual-text.ts';
import type { Issue } from '../judge/find-issues.ts';

/** A rule that an observation touches, in a sentence, with its sources. */
type Rule = { rule: Text; sources: { name: Text; url: string }[] };

const source = (en: string, de: string, url: string) => ({ name: text(en, de), url });

const ePrivacy = source(
  'Directive 2002/58/EC, Article 5(3)',
  'Richtlinie 2002/58/EG, Artikel 5 Absatz 3',
  'https://eur-lex.europa.eu/eli/dir/2002/58',
);
const tdddg = source(
  'Section 25 TDDDG (Germany)',
  '§ 25 TDDDG',
  'https://www.gesetze-im-internet.de/ttdsg/__25.html',
);
const gdpr = (en: string, de: string) =>
  source(`GDPR, ${en}`, `DSGVO, ${de}`, 'https://eur-lex.europa.eu/eli/reg/2016/679');
const taskForce = source(
  'EDPB, Report of the work undertaken by the Cookie Banner Taskforce, 17 January 2023',
  'EDSA, Bericht der Cookie-Banner-Taskforce, 17. Januar 2023 (Englisch)',
  'https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en',
);
const scope = source(
  'EDPB, Guidelines 2/2023 on the technical scope of Article 5(3)',
  'EDSA, Leitlinien 2/2023 zum technischen Anwendungsbereich von Artikel 5 Absatz 3',
  'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-22023-technical-scope-art-53-eprivacy-directive_en',
);
const planet49 = source(
  'Court of Justice of the EU, C-673/17 (Planet49)',
  'Europäischer Gerichtshof, C-673/17 (Planet49)',
  'https://curia.europa.eu/juris/liste.jsf?num=C-673/17',
);
const keyboard = [
  source(
    'WCAG 2.2, success criterion 2.1.1',
    'WCAG 2.2, Erfolgskriterium 2.1.1',
    'https://www.w3.org/TR/WCAG22/#keyboard',
  ),
  source(
    'EN 301 549, clause 9.2.1.1',
    'EN 301 549, Abschnitt 9.2.1.1',
    'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/',
  ),
];
const alike: Rule = {
  rule: text(
    'Consent must be free and unambiguous. Authorities compare the buttons of the first layer: size, color and contrast can lead visitors to one of them. The case decides, not a number.',
    'Eine Einwilligung muss freiwillig und unmissverständlich sein. Behörden vergleichen die Schaltflächen der ersten Ebene: Größe, Farbe und Kontrast können Besucher zu einer von ihnen lenken. Es kommt auf den Einzelfall an, nicht auf eine Zahl.',
  ),
  sources: [taskForce, gdpr('Articles 4(11) and 7', 'Artikel 4 Nummer 11 und Artikel 7')],
};

const byKind: Record<Exclude<Issue['kind'], 'service'>, Rule> = {
  noBanner: {
    rule: text(
      'Information about consent must be given before something that needs it is stored, read or loaded.',
      'Vor allem, was eine Einwilligung braucht, muss über sie informiert werden.',
    ),
    sources: [ePrivacy, tdddg],
  },
  noReject: {
    rule: text(
      'A large majority of the authorities in the task force regards a first layer without a way to reject, beside a button to accept, as an infringement of the directive.',
      'Die große Mehrheit der Behörden in der Taskforce sieht in einer ersten Ebene ohne Möglichkeit zum Ablehnen neben einer Schaltfläche zum Akzeptieren einen Verstoß gegen die Richtlinie.',
    ),
    sources: [taskForce, ePrivacy],
  },
  size: alike,
  contrast: alike,
  emphasis: alike,
  keyboard: {
    rule: text(
      'All functions can be used with a keyboard.',
      'Alle Funktionen lassen sich mit der Tastatur bedienen.',
    ),
    sources: keyboard,
  },
};

const storedOrSent = text(
  'Storing information on a visitor’s device or reading it there needs consent unless it is strictly necessary for what the visitor asked for. A request also transfers the IP address, which needs a legal basis.',
  'Informationen auf dem Gerät des Besuchers zu speichern oder dort auszulesen braucht eine Einwilligung, sofern es nicht für das, was der Besucher verlangt hat, unbedingt erforderlich ist. Eine Anfrage überträgt außerdem die IP-Adresse, wofür es eine Rechtsgrundlage braucht.',
);

const byGroup: Record<Exclude<Issue['group'], 'banner'>, Rule> = {
  before: {
    rule: storedOrSent,
    sources: [ePrivacy, tdddg, gdpr('Article 6(1)', 'Artikel 6 Absatz 1'), scope],
  },
  rejected: {
    rule: text(
      'After a rejection there is no consent to rely on. A withdrawal must be as easy as consent and takes effect for what follows.',
      'Nach einer Ablehnung gibt es keine Einwilligung. Der Widerruf muss so einfach sein wie die Einwilligung und wirkt für alles Folgende.',
    ),
    sources: [ePrivacy, tdddg, gdpr('Article 7(3)', 'Artikel 7 Absatz 3')],
  },
  signal: {
    rule: text(
      'California and other states of the USA require websites to treat this signal as an opt-out of sale and sharing. In the EU, visitors can object by automated means.',
      'Kalifornien und weitere Bundesstaaten der USA verlangen, dieses Signal als Widerspruch gegen Verkauf und Weitergabe zu behandeln. In der EU können Besucher mit automatisierten Verfahren widersprechen.',
    ),
    sources: [
      source(
        'California: 11 CCR § 7025',
        'Kalifornien: 11 CCR § 7025 (Englisch)',
        'https://www.law.cornell.edu/regulations/california/11-CCR-7025',
      ),
      gdpr('Article 21(5)', 'Artikel 21 Absatz 5'),
    ],
  },
  undeclared: {
    rule: text(
      'Visitors must be told who receives their data and how long cookies last and who can read them.',
      'Besucher müssen erfahren, wer ihre Daten erhält, wie lange Cookies bestehen und wer sie lesen kann.',
    ),
    sources: [
      gdpr('Article 13(1)(e) and (2)(a)', 'Artikel 13 Absatz 1 Buchstabe e und Absatz 2 Buchstabe a'),
      planet49,
    ],
  },
};

/** The rule that an issue touches. */
export const ruleOf = (issue: Pick<Issue, 'group' | 'kind'>): Rule =>
  issue.kind === 'service' ? byGroup[issue.group as keyof typeof byGroup] : byKind[issue.kind];
