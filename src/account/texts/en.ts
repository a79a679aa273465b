import { PASSWORD_LENGTH, TEXT_LENGTH } from '../../http/fields.ts';
import { en as pages } from '../../pages/texts/en.ts';
import { en as asOperator } from './as-operator/en.ts';
import { en as hosts } from './hosts/en.ts';
import { en as appearance } from './appearance/en.ts';
import { en as settingsOf } from './domain-settings/en.ts';
import { en as findings } from './findings/en.ts';
import { en as statistics } from './statistics/en.ts';
import { en as locales } from './locales/en.ts';
import { en as services } from './services/en.ts';
import { en as signIn } from './sign-in/en.ts';
import { en as onboarding } from './onboarding/en.ts';

/** The texts of the pages; de.ts has the same keys. */
export const en = {
  ...pages,
  asOperator,
  hosts,
  navigation: 'Account',

  home: {
    title: 'Consent management at the edge',
    intro:
      'Placet asks the visitors of your websites for consent, holds back what they have not agreed to, and keeps every decision as proof, together with the text that was shown.',
    proof:
      'Each decision is answered with a signed receipt. Whoever keeps it can prove any later change to that entry, and to every older one that was sealed by then. Decisions are stored under a random ID: no name, no address, nothing about the device.',
    detail:
      'It is one Worker on Cloudflare’s network, with a script for your pages, an API for hosting partners, and an API through which other systems read what visitors have decided.',
    account: 'Your account',
    accountText: 'See your figures, your API key and what your visitors have decided.',
    docs: 'API documentation',
    docsText: 'Every operation with an example, to try out on the page.',
    quickStart: 'Quick start',
    quickStartText: 'Set up a Placet of your own, from the README.',
  },

  login: {
    title: 'Log in',
    name: 'User name',
    nameHint: 'Your e-mail address works, too.',
    password: 'Password',
    button: 'Log in',
    wrong: 'User name or password is wrong.',
    inactive: 'This account is not active. Please ask whoever set it up for you.',
    tooMany: 'Too many attempts. Please try again a little later.',
  },
  logout: { title: 'Log out', text: 'This ends your session in this browser.', button: 'Log out' },

  overview: {
    title: 'Overview',
    calls: (month: string) => `Calls in ${month}`,
    included: (count: string) => `of ${count} included`,
    unlimited: 'without a limit',
    exceeded: 'More calls than are included. Your websites go on showing the consent window.',
    consents: 'Consents of the last 30 days',
    given: 'given',
    declined: 'declined',
    share: (share: string) => `${share} of the decisions were a consent.`,
    none: 'No visitor has decided anything yet.',
    chart: 'Consents given and declined on each of the last 30 days',
    byDay: 'Figures by day (UTC)',
    day: 'Day',
    domains: 'Domains',
    noDomains: 'There is no domain in this account yet. Whoever set up the account for you can add one.',
    callsOf: (count: string) => `${count} ${count === '1' ? 'call' : 'calls'} this month`,
    showConsents: 'Consents',
    setUp: 'Set up',
    of: (domain: string) => ` of ${domain}`,
    snippet: 'Snippet for your website',
    snippetHint: 'Put this line first into the <head> of every page.',
  },

  settings: {
    title: 'Settings',
    profile: 'Profile',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    email: 'E-mail address',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHint: `At least ${PASSWORD_LENGTH.min} characters. You will be logged out everywhere.`,
    changePassword: 'Change password',
    faults: {
      firstName: `At most ${TEXT_LENGTH} characters.`,
      lastName: `At most ${TEXT_LENGTH} characters.`,
      company: `At most ${TEXT_LENGTH} characters.`,
      emailAddress: 'Please enter a valid e-mail address.',
      username: 'Please enter 3 to 64 characters.',
      usernameTaken: 'This name belongs to another account.',
      emailTaken: 'This e-mail address belongs to another account.',
      currentPassword: 'This is not your current password.',
      newPassword: `Please choose ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
      weakPassword:
        'This password is easy to guess: it is a common one, follows a pattern, or contains your name, company or address. Please choose another, for example several words.',
    },
    fault: 'Nothing was saved. Please look at the fields that are marked.',
  },
  key: {
    title: 'API key',
    purpose:
      'With this key other systems read the consents of your domains, for instance your CRM or your own archive. It stands for your account: give it to nobody whom you would not show your visitors’ decisions.',
    off: 'This account may not use the API at present; calls with the key are refused.',
    label: 'API key',
    try: 'Try it: this lists your domains.',
    curl: 'Command line',
    documentation: 'API documentation',
    button: 'Create new API key',
    confirmTitle: 'Create a new API key?',
    warning: 'Calls with the old key stop working at once.',
    warningDetail: 'Every system that reads your consents needs the new key before it can go on.',
  },

  sections: {
    onboarding: 'Set up',
    install: 'Check',
    services: 'Services',
    texts: 'Texts and languages',
    appearance: 'Appearance',
    findings: 'Findings',
    settings: 'Settings',
    statistics: 'Statistics',
    consents: 'Consents',
  },
  settingsOf,
  services,
  locales,
  on: 'on',
  off: 'off',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  remove: 'Remove',
  ...signIn,
  appearance,

  consents: {
    title: 'Consents',
    intro: (domain: string) => `What the visitors of ${domain} have decided`,
    search: 'Consent ID',
    searchHint: 'The whole ID, or as much of its beginning as no other ID shares.',
    find: 'Find',
    all: 'Show the current block',
    history: (id: string) => `Everything that the visitor with the ID ${id} has decided`,
    current: 'Current block',
    notFound: 'No ID begins like this.',
    several: 'More than one ID begins like this. Please enter more of it.',
    empty: 'The current block is empty.',
    newest: 'Newest',
    older: 'Older',
    pages: 'Pages',
    given: 'Given',
    declined: 'Declined',
    purposes: 'Purposes',
    embeddings: 'Services',
    id: 'Consent ID',
    prevention: 'Manipulation prevention was active',
    nothing: 'none',
    download: 'Download',
    blocks: 'Blocks of the log',
    receipt: 'Download receipt',
    erase: 'Erase',
    blocksIntro:
      'A block is sealed when it is full, when its first entry is a month old, or when you archive it. A signed checkpoint covers all blocks that are sealed: whoever holds one can prove any later change to them.',
    noBlocks: 'No block has been sealed yet.',
    block: (number: string) => `Block ${number}`,
    entries: 'Entries',
    sealed: 'Sealed',
    root: 'Root hash',
    pending: 'is being computed',
    gone: 'deleted after their retention',
    leaves: 'Evidence (NDJSON)',
    olderBlocks: 'Older blocks',
    archive: 'Archive log',
  },
  archive: {
    title: 'Archive the log?',
    does: (domain: string) => `This seals the current block of ${domain} and begins a new one.`,
    api: 'Systems that read the list of consents through the domain API get the new block only: they see the entries so far no more, but by their consent IDs and in the sealed blocks.',
    final: 'No consent is changed or lost. A sealed block cannot be opened again.',
    button: 'Archive log',
  },
  erasure: {
    title: 'Erase a visitor’s consents?',
    warning: (count: string) =>
      count === '1'
        ? 'One entry goes for good. Afterwards you cannot prove this consent any more.'
        : `${count} entries go for good. Afterwards you cannot prove these consents any more.`,
    remains:
      'They cannot be found any more at once, and all copies in the log go within a day. What remains is a hash of each entry and, in the next block, that it was erased: so the rest of the log can still be checked.',
    button: 'Erase for good',
  },

  findings,
  statistics,

  onboarding,

  notices: {
    added: 'It has been added.',
    removed: 'It has been removed.',
    switchedOn: 'It is on now. Visitors get the change with their next page view.',
    switchedOff: 'It is off now. Visitors get the change with their next page view.',
    hostConfirmed: 'The website is a domain now.',
    hostDismissed: 'The website is not asked about again.',
    noRoom: 'This is a domain already, or your account may have no more of them. Nothing was changed.',
    saved: 'Your settings have been saved.',
    themeSaved: 'The theme has been saved.',
    themeShown: 'Visitors see this theme from now on.',
    themeCopied: 'The theme has been copied.',
    themeRemoved: 'The theme has been removed.',
    password: 'Your password has been changed. Please log in with the new one.',
    key: 'This is your new API key. The old one no longer works.',
    keyUnchanged: 'That form had already been used; your API key is unchanged.',
    sealed: 'The current block has been sealed.',
    erased: 'The visitor’s consents have been erased.',
    nothingToSeal: 'There was nothing to archive: the current block is empty.',
    imported: 'The services have been imported.',
    ended: 'Logged out there and forgotten.',
    embedKey: 'The embed key was rotated. Please put the new snippet into your pages.',
    embedKeyUnchanged: 'That form had already been used; your embed key is unchanged.',
    factorOff: 'The second factor is off.',
    loggedOut: 'You have been logged out.',
  },
};
