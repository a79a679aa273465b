import { TEXT_LENGTH } from '../../../http/input-schemas.ts';
import { sources } from '../sources.ts';

/** The texts of the setup and of the requirements that it meets; de.ts has the same keys. */
export const en = {
  title: 'Setup',
  steps: 'Steps',
  stepDone: ' (completed)',
  next: 'Save and continue',
  step: {
    scan: 'Scan',
    choose: 'Services',
    languages: 'Languages',
    legal: 'Legal pages',
    company: 'Company',
    look: 'Design',
    embed: 'Snippet',
    status: 'Status',
  },

  scanLead:
    'Set up consent for your website in about ten minutes. The defaults follow the guidance of the European data protection authorities. You only need to be able to edit the pages of your website.',
  scanText:
    'First, we scan your website for the services that it uses (such as analytics, maps and videos), its languages and its legal notice. This takes a few seconds.',
  scanButton: 'Scan website',
  scanAgain: 'Scan website again',
  scanned: (time: string) => `Last scan: ${time}`,
  badAnswer: 'Your website returned an error or an empty page. Check the website, then try again.',
  unreachable: 'Your website could not be reached. Try again in a few minutes.',

  found: 'Services found',
  nothing: 'No known services were found.',
  foundText:
    'Your visitors are asked for consent to these services. Clear a checkbox only if you are sure that your website does not use the service.',
  present: 'Already added',
  needed: {
    title: 'Bookings, payments and forms',
    text: 'These services show their content in an iframe, which is blocked until visitors consent. If your business depends on it:',
    need: (name: string) => `Visitors need ${name} to book, pay or write to you`,
    anyOfThem: 'one of these services',
    provider: 'the provider',
    link: 'A link instead',
    linkText: (name: string) =>
      `Replace the iframe with a link to your page at ${name}, such as “Book a table”. Nothing is loaded before visitors follow it, so the link needs no consent.`,
    placeholder: 'A placeholder that says what it is for',
    placeholderText:
      'Until consent, visitors see a placeholder instead of the iframe, and load it with one click. Say in the placeholder what the iframe is for, and name an alternative, such as your phone number.',
    edit: (name: string) => `Edit the placeholder of ${name}`,
    consent: 'Consent stays necessary',
    consentText:
      'That your business needs a service does not make it technically necessary for visitors who only read your pages. The service stays one that they can reject.',
  },
  frames:
    'Videos, maps and other third-party iframes that are not listed are now also blocked until consent.',
  regions: {
    title: 'Visitors from other regions',
    text: 'All visitors are asked for consent before optional services run, wherever they are (opt-in). This is the strictest policy and the default, and we recommend it for every region. In the settings of the domain, you can choose another policy for a region whose laws require less:',
    policies: [
      [
        'Opt-out: services run until the visitor objects',
        'For regions whose laws only require a way to object, such as California and other US states. Global Privacy Control in the browser counts as an objection to ads and social media.',
      ],
      [
        'Notice only, or none',
        'For regions whose laws do not require that visitors can object. Global Privacy Control is honored here, too.',
      ],
    ],
    uk: 'Statistics in the United Kingdom',
    ukText: (names: string) =>
      `Since 5 February 2026, services that only measure how your website is used, in order to improve it, can be exempt from consent there. Found on your website: ${names}. The page of each service names the conditions. You can mark the service as exempt there.`,
    responsibility:
      'Which laws apply to your website, and what they require, depends on your company and your visitors. Ask your legal counsel before you choose another policy.',
    settings: 'Choose policies in the settings',
    sources: 'Sources',
    links: {
      [sources.regions]: 'Regions and policies',
      [sources.edpbTechnicalScope]: 'EDPB Guidelines 2/2023',
      [sources.icoExceptions]: 'ICO: What are the exceptions?',
      [sources.californiaOptOut]: 'California: 11 CCR § 7025',
    },
  },
  details: 'Also found',
  otherManagers: 'Another consent manager (remove it from your website)',
  unknown: 'Unknown services',
  unknownText:
    'The catalogue does not know these hosts. Content from them stays blocked, or loads without consent, until you add each one as a service or say that it is your own.',
  ownHosts: 'Your own content delivery network',
  truncated: 'Only partly scanned',
  cookies: 'Cookies',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage',

  languagesTitle: 'Choose the banner languages',
  languagesText:
    'Visitors see the banner in their browser’s language if it is selected here. All texts are already translated. Select at least the language of your website.',
  languagesProposed: (now: string) =>
    `The selection is a suggestion from the scan and is not saved yet. Enabled now: ${now}.`,
  languagesOwn: 'Language of your website',
  languagesOffered: 'Available on your website',
  languagesMore: 'More languages',
  languagesNone: 'Select at least one language.',

  legalTitle: 'Check your legal pages',
  legalText: 'The banner links to both pages. Open each link to make sure that it leads to the right page.',
  legalMissing: 'Not all pages were found. Enter the missing addresses as your browser shows them.',
  imprint: 'Legal notice URL',
  privacy: 'Privacy policy URL',
  open: 'Open',
  addressError: 'Enter an address such as https://www.example.com/legal-notice.',

  companyTitle: 'Check your company details',
  companyText:
    'Visitors must be told who operates the website. Details that were found in your legal notice are already filled in: check them, and complete the rest.',
  companyUses:
    'In your own texts, you can use the placeholders {COMPANY}, {STREET}, {ZIPCODE}, {CITY} and {EMAIL}.',
  company: {
    COMPANY: 'Company or name',
    STREET: 'Street and number',
    ZIPCODE: 'Postal code',
    CITY: 'City',
    EMAIL: 'Email address',
  },
  emailHint: 'Optional.',
  tooLong: `Enter at most ${TEXT_LENGTH} characters.`,

  lookTitle: 'Choose the design',
  lookText:
    'You can keep the default theme. The “Accept” and “Reject” buttons get the same color, because rejecting must be as easy as accepting.',
  lookMore: 'All colors and logo',
  look: {
    widgetPosition: {
      label: 'Banner position',
      text: 'On phones it is always at the bottom.',
      options: {
        top: 'Top',
        center: 'Center',
        bottom: 'Bottom',
        bottomleft: 'Bottom left',
        bottomright: 'Bottom right',
      },
    },
    primaryButtonBackgroundColor: {
      label: 'Button color',
      text: 'For example, the color of your logo. Button text is black or white, whichever is easier to read.',
    },
  },
  colorError: 'Choose a color such as #175c50.',

  embedTitle: 'Add the snippet to your website',
  embedText:
    'Copy this snippet and add it as the first line of the <head> on every page, before all other scripts: only scripts that come after it can be blocked.',
  snippet: 'Snippet',
  where: 'Where do I add it?',
  places: {
    wordpress: {
      name: 'WordPress',
      text: 'Use a plugin for header code, such as “WPCode”, and paste the snippet at the top of the “Header” field.',
    },
    typo3: {
      name: 'TYPO3',
      text: 'Add this to the TypoScript setup of the website, and clear the frontend caches.',
    },
    joomla: { name: 'Joomla', text: 'Template, index.php, directly after <head>.' },
    shopify: {
      name: 'Shopify',
      text: 'Online Store, Themes, Edit code: in layout/theme.liquid, directly after <head>.',
    },
    shopware: {
      name: 'Shopware 6',
      text: 'Add this to meta.html.twig of your theme, then compile the theme and clear the cache.',
    },
    nextjs: {
      name: 'Next.js',
      text: 'Add this to the <head> of app/layout.tsx as a plain tag: next/script would load it too late.',
    },
    wix: { name: 'Wix, Jimdo, Squarespace', text: 'Settings, Custom code, Head, on all pages.' },
  },
  placesCode: (name: string) => `Code for ${name}`,
  elsewhere: 'Does someone else maintain your website?',
  email: {
    button: 'Send snippet by email',
    address: 'Email address',
    limit: (count: number) => `${count} emails were sent in this hour. Try again in the next hour.`,
    failed: 'The email could not be sent. Send the snippet with your own email program:',
    subject: (website: string) => `Please add this line to ${website}`,
    text: (website: string, snippet: string) =>
      `Hello,\n\nplease add this line to every page of ${website}, as the first line of the <head>, before all other scripts: only scripts that come after it can be blocked until visitors consent.\n\n${snippet}\n\nThank you!`,
  },
  forced: 'Snippets with a fixed language',
  forcedLabel: (locale: string) => `Snippet for ${locale}`,
  shopifyApp: 'Snippet for CCM19’s app for Shopify',
  shopifyAppText: 'The app takes the snippet only in this form. Everywhere else, use the snippet above.',
  declaration: 'Cookie declaration for your privacy policy',
  declarationText:
    'Add this HTML tag to your privacy policy. It shows an up-to-date list of all services and cookies, with a link to change consent.',
  ownHost:
    'Better still, serve the banner from a path of your website: filter lists then do not remove it, and Safari keeps decisions longer than seven days.',
  ownHostLink: 'Set up your own host',
  embedThen:
    'After you have added the snippet, open your website once in another tab. Then check your installation.',
  check: 'Check installation',

  place: {
    first: 'The snippet is in the <head> of the home page, before all other scripts. This is correct.',
    late: 'The snippet is in the <head> of the home page, but after other scripts, which it cannot block. Move it to the first line.',
    deferred: 'The snippet is loaded with async or defer and therefore runs too late. Remove that attribute.',
    body: 'The snippet is in the <body> of the home page and therefore runs too late. Move it to the first line of the <head>.',
    none: 'The snippet is not in the HTML of the home page. If another script inserts it, it runs too late. Add it as the first line of the <head>.',
  },

  earlyTag: (name: string) => `${name}: current tag`,
  earlyLine: (name: string) => `${name}: replace with`,
  earlyRemove: 'This tag cannot be blocked until consent. Remove it from your pages.',
  earlyMarker:
    'After the replacement, it stays blocked until its service has the address. Another issue on this page adds it.',
  earlyUnknown:
    'This service is unknown. After the replacement, it stays blocked until you add a service for its address.',

  done: 'Done',
  missingBadge: 'To do',
  fix: 'Fix now',
  checks: {
    services: {
      done: 'All services found on your website are added.',
      missing: 'Some services found on your website are not added.',
      unknown: 'Your website has not been scanned for services yet.',
    },
    language: {
      done: 'The banner is available in the language of your website.',
      missing: 'The language of your website is not enabled.',
      unknown: 'The language of your website has not been detected yet.',
    },
    legal: {
      done: 'The legal notice and privacy policy are linked in every language.',
      missing: 'The legal notice or privacy policy is not linked in every language.',
      unknown: '',
    },
    company: {
      done: 'Controller details are shown to visitors.',
      missing: 'The name or address of the controller (your company) is missing.',
      unknown: '',
    },
    script: {
      done: 'The snippet is installed.',
      missing: 'The snippet does not run on your website yet, or it runs too late.',
      unknown: '',
    },
    early: {
      done: 'No tag or report shows anything that loads from third parties before consent.',
      missing: 'Third-party content is loaded before consent.',
      unknown: 'Your website has not yet been scanned for resources that are loaded before consent.',
    },
  },
};
