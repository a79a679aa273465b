/** The texts of the setup and its check; de.ts has the same keys. */
export const en = {
  title: 'Set up',
  steps: 'Steps',
  stepDone: ' (done)',
  next: 'Save and continue',
  goOn: 'Continue',
  step: {
    scan: 'Scan',
    choose: 'Services',
    languages: 'Languages',
    legal: 'Legal pages',
    company: 'Company',
    look: 'Appearance',
    embed: 'Snippet',
    install: 'Check',
  },

  scanLead:
    'In about ten minutes your website asks its visitors for consent as the law wants it. You need no knowledge of it; you only have to be able to change the pages of the website.',
  scanText:
    'First we look at your website: which services it uses, such as statistics, maps and videos, in which languages it is, and where its imprint stands. This takes a few seconds.',
  scanButton: 'Scan website',
  scanAgain: 'Scan again',
  scanned: (time: string) => `Last looked at: ${time}.`,
  faulty: 'Your website answered with an error or with an empty page. Please check it and try again.',
  unreachable: 'Your website could not be reached. Please try again in a little while.',

  found: 'Services found',
  nothing: 'We found no service that we know.',
  foundText:
    'Your visitors are asked about these. Leave them ticked unless you know that your website does not use one of them.',
  present: 'already set up',
  frames:
    'From now on videos, maps and other frames of websites that nobody has named wait for consent, too.',
  details: 'Also found',
  otherManagers: 'Another consent manager (please remove it)',
  unknown: 'Unknown services',
  truncated: 'Not read whole',
  cookies: 'Cookies',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage',

  languagesTitle: 'In which languages do you ask?',
  languagesText:
    'A visitor gets the language of his or her browser, if it is ticked here. The texts are there already. Tick at least the language of your website.',
  languagesOwn: 'language of your website',
  languagesOffered: 'offered by your website',
  languagesMore: 'More languages',
  languagesNone: 'Please tick at least one language.',

  legalTitle: 'Are these your legal pages?',
  legalText:
    'The consent window links to both pages. Please open each link once and look whether it is the right page.',
  legalMissing: 'We did not find all of them. Please enter the addresses, as they stand in the browser.',
  imprint: 'Address of the imprint',
  privacy: 'Address of the privacy policy',
  open: 'Open',
  addressFault: 'Please enter an address such as https://www.example.com/imprint.',

  companyTitle: 'Who is responsible?',
  companyText:
    'Visitors have to be told who runs the website. This is what your imprint says; please correct what is wrong.',
  companyUses:
    'In texts of your own you can write {COMPANY}, {STREET}, {ZIPCODE}, {CITY} and {EMAIL} for it.',
  company: {
    COMPANY: 'Company or name',
    STREET: 'Street and number',
    ZIPCODE: 'Postal code',
    CITY: 'Town',
    EMAIL: 'E-mail address',
  },
  emailHint: 'May stay empty.',
  tooLong: 'At most 255 characters.',

  lookTitle: 'How shall it look?',
  lookText:
    'It looks good as it is; you can leave this as it stands. Accepting and refusing always get the same colour, because refusing must be as easy as accepting.',
  lookMore: 'All colours, logo and preview',
  look: {
    widgetPosition: {
      label: 'Where the window stands',
      text: 'On a telephone it always stands at the bottom.',
      options: {
        top: 'Top',
        center: 'Centre',
        bottom: 'Bottom',
        bottomleft: 'Bottom left',
        bottomright: 'Bottom right',
      },
    },
    primaryButtonBackgroundColor: {
      label: 'Colour of the buttons',
      text: 'That of your logo, for instance. The text on them becomes black or white, whichever is easier to read.',
    },
  },
  colorFault: 'Please choose a colour such as #175c50.',

  embedTitle: 'Put the snippet into your website',
  embedText:
    'Copy this line and put it first into the <head> of every page, before all other scripts: only what comes after it can be held back.',
  snippet: 'Snippet',
  where: 'Where is that?',
  places: [
    ['WordPress', 'A plugin for code in the head, such as “WPCode”: field “Header”, place it first.'],
    ['TYPO3', 'TypoScript: page.headerData.1 = TEXT, with the line as its value.'],
    ['Joomla', 'Template → index.php, directly behind <head>.'],
    ['Wix, Jimdo, Squarespace', 'Settings → Own code → head, on all pages.'],
    ['Somebody else looks after the website', 'Send him or her the line and this page’s first sentence.'],
  ],
  forced: 'With a fixed language',
  forcedLabel: (locale: string) => `Snippet for ${locale}`,
  declaration: 'List of cookies for your privacy policy',
  declarationText:
    'Where this line stands in your privacy policy, all services and cookies are listed, always up to date, with a link to change the consent.',
  embedThen: 'When it is in: open your website once in another tab, then come back and check.',
  check: 'Check now',

  checkTitle: 'Is all in place?',
  checkText:
    'This looks at your website again: where the snippet stands, and what still loads before consent.',
  checked: (time: string) => `Checked: ${time}.`,
  script: 'The snippet',
  calledAt: (time: string) => `A page of your website last called it: ${time}.`,
  neverCalled:
    'No page of your website has called it yet. Put it in, open the website once, and check again.',
  notYetCalled:
    'No page of your website has called it yet. Open the website once in another tab, and check again.',
  place: {
    first: 'It stands in the head of your home page, before all other scripts. That is right.',
    late: 'It stands in the head of your home page, but other scripts come before it, which it cannot hold back. Put it first.',
    deferred: 'It is marked “async” or “defer” and comes too late so. Take that word out of the line.',
    body: 'It stands in the body of your home page and comes too late there. Put it first into the <head>.',
    none: 'It does not stand in the HTML of your home page. If your pages call it, something else puts it in, which is too late.',
  },

  early: 'What loads before consent',
  earlyText:
    'Browsers fetch these from other companies as soon as they see them in your pages, before any visitor could agree. Replace each by the line below it; then it waits for consent.',
  earlyNone: 'Nothing was found that loads from others before consent.',
  earlyTag: (name: string) => `${name}: in your pages`,
  earlyLine: (name: string) => `${name}: replace it by`,
  earlyRemove: 'This cannot wait for consent: take it out of your pages.',
  earlyUnknown:
    'We do not know this service. Replaced like this, it stays blocked until one of your services names its address.',
  earlyPage: 'First seen on',
  earlyReported:
    'Browsers have reported requests to these hosts before consent, but the last scan found no tag for them. They are probably loaded by another script.',
  earlyFindings: 'Show findings',
  earlyMore: (count: number) => `${count} more are listed when you check again after that.`,

  finished: 'Finished. Your website asks for consent, and nothing is missing.',
  missing: (count: number) => (count === 1 ? 'One thing is missing.' : `${count} things are missing.`),
  checklist: 'What is done and what is missing',
  done: 'Done',
  lacking: 'Missing',
  mend: 'Do it now',
  checks: {
    services: {
      done: 'Your visitors are asked about all services that were found.',
      missing: 'Your visitors are not asked about all services that were found:',
      unknown: 'Which services your website uses is not known yet.',
    },
    language: {
      done: 'The question is put in the language of your website.',
      missing: 'The language of your website is not switched on:',
      unknown: 'The language of your website is not known yet.',
    },
    legal: {
      done: 'Imprint and privacy policy are linked in every language.',
      missing: 'Imprint or privacy policy is not linked in:',
      unknown: '',
    },
    company: {
      done: 'Visitors read who is responsible.',
      missing: 'Name or address of who is responsible is missing.',
      unknown: '',
    },
    script: {
      done: 'Your website calls the snippet.',
      missing: 'Your website does not call the snippet yet, or too late.',
      unknown: '',
    },
    early: {
      done: 'Nothing is fetched from others before consent.',
      missing: 'These are still fetched before consent:',
      unknown: 'Whether something is fetched before consent is not known yet.',
    },
  },
};
