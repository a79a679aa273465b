import { OVERLAP_DAYS } from '../../db/clients/embed-keys.ts';
import { en as pages } from '../../pages/texts/en.ts';
import { en as people } from '../../people/texts/en.ts';
import { en as operatorAccess } from './operator-access/en.ts';
import { en as waitingHosts } from './waiting-hosts/en.ts';
import { en as handover } from './handover/en.ts';
import { en as website } from './website/en.ts';
import { en as processing } from './processing/en.ts';
import { en as preview } from './preview/en.ts';
import { en as appearance } from './appearance/en.ts';
import { en as domainSettings } from './domain-settings/en.ts';
import { en as consents } from './consents/en.ts';
import { en as issues } from './issues/en.ts';
import { en as status } from './status/en.ts';
import { en as statistics } from './statistics/en.ts';
import { en as locales } from './locales/en.ts';
import { en as services } from './services/en.ts';
import { en as ownHost } from './own-host/en.ts';
import { en as strictBlocking } from './strict-blocking/en.ts';
import { en as onboarding } from './onboarding/en.ts';

/** The texts of the account pages; de.ts has the same keys. */
export const en = {
  ...pages,
  ...people,
  operatorAccess,
  waitingHosts,
  navigation: 'Account',

  home: {
    title: 'Consent management with verifiable proof',
    intro: (name: string) =>
      `${name} asks your website’s visitors for consent, blocks third-party services until they accept them, and stores every decision as proof, together with the text that was shown.`,
    demo: 'Try the demo',
    signIn: 'Sign in',
    account: 'Open console',
    bannerPicture:
      'A shop’s website with the Placet banner, whose buttons “Accept all” and “Only necessary” look alike',
    consolePicture:
      'Analytics in the Placet console, with the opt-in rate and the banner interactions of the last 30 days',
    benefits: [
      [
        'Services load only after consent',
        'Third-party scripts and iframes are blocked until visitors accept them. Rejecting takes one click, like accepting. The default settings follow the EDPB and DSK guidance.',
      ],
      [
        'Proof of every decision',
        'Visitors receive a signed receipt. With it, any later change to their entry or to earlier sealed entries can be proven. Entries contain a random ID, but no names, IP addresses or device information.',
      ],
      [
        'Set up in minutes',
        'A scan finds the services, cookies and legal pages of your website, and a catalogue describes them in English and German. One line of code installs the banner, in 31 languages.',
      ],
    ],
    docs: 'Documentation',
    docsText: 'Guides, and an API reference with examples that you can run in the browser.',
    quickStart: 'Quick start',
    quickStartText: 'How to run your own instance of Placet with two commands.',
    verify: 'Verify a receipt',
    verifyText: 'Find out whether a consent receipt is genuine, in your browser.',
  },

  overview: {
    title: 'Overview',
    calls: (month: string) => `Page views in ${month}`,
    included: (count: string) => `of ${count} included`,
    exceeded:
      'You have exceeded the page views in your plan. The banner is still shown on your websites. Ask the operator of this service for a larger plan.',
    none: (days: number) => `No decisions in the last ${days} days`,
    optIn: 'Opt-in rate',
    decisions: (count: string, days: number) =>
      `${count} ${count === '1' ? 'decision' : 'decisions'} in ${days} days`,
    change: (points: string, days: number) =>
      `${points} percentage ${/^.1$/.test(points) ? 'point' : 'points'} in ${days} days`,
    views: 'Page views',
    thisMonth: 'this month',
    noDomains: 'No websites yet.',
    noneGiven: 'You do not see any website yet. Ask an owner of this account to choose websites for you.',
    searchHint: 'Part of a domain name.',
    of: (domain: string) => ` of ${domain}`,
  },

  checkpointEmails: {
    title: 'Monthly checkpoints by email',
    text: 'Once a month, you receive a file with the signed checkpoints of all websites of this account. With a copy outside this service, you can prove any later change to the records that they cover, without our help.',
    on: (address: string) => `You receive this email at ${address}.`,
    off: 'You do not receive this email.',
    subscribe: 'Subscribe',
    unsubscribe: 'Unsubscribe',
  },
  unsubscribe: {
    title: 'Unsubscribe from the monthly checkpoints?',
    text: 'You will no longer receive the signed checkpoints of your websites by email. You can still download them in the console.',
    button: 'Unsubscribe',
    doneTitle: 'You have unsubscribed',
    done: 'You no longer receive the monthly checkpoints by email. You can subscribe again in the account settings.',
    invalidTitle: 'This link is not valid',
    invalid: 'Open the link from the email again, or unsubscribe in the account settings.',
  },
  embedKey: {
    title: 'Embed key',
    text: `The embed key is part of your snippet and public. If someone else misuses it, rotate the key and install the new snippet on your pages within ${OVERLAP_DAYS} days.`,
    before: (time: string) =>
      `The previous key remains valid until ${time}. Install the new snippet on your pages before then.`,
    button: 'Rotate embed key',
    confirmTitle: 'Rotate the embed key?',
    detail: `Your snippets change. Pages with the old snippet keep working for ${OVERLAP_DAYS} days; after that, they show no banner until you install the new snippet.`,
    again:
      'You rotated the key recently, and the previous key is still valid. If you rotate the key again now, the previous key stops working immediately, and pages that still use it show no banner.',
  },
  apiKey: {
    title: 'API key',
    purpose:
      'With this key, other systems such as your CRM can read the consent records of your domains. Keep it secret: anyone who has the key can read all of them.',
    off: 'API access is off for this account, so requests with this key are rejected. The operator of this service can enable it.',
    label: 'API key',
    try: 'To test the key, run this command. It lists your domains.',
    curl: 'Command',
    documentation: 'API documentation',
    button: 'Rotate API key',
    confirmTitle: 'Rotate the API key?',
    warning: 'The current key stops working immediately.',
    warningDetail: 'Every system that reads your consent records needs the new key.',
  },

  breadcrumb: 'Breadcrumb',
  switchDomain: 'Switch domain',
  allDomains: 'All domains',
  sections: {
    status: 'Status',
    setup: 'Setup',
    statistics: 'Analytics',
    consents: 'Consent records',
    activity: 'Activity',
    onboarding: 'Setup guide',
    services: 'Services',
    texts: 'Texts',
    appearance: 'Design',
    settings: 'Settings',
    website: 'Website',
  },
  domainSettings,
  services,
  ownHost,
  strictBlocking,
  locales,
  on: 'On',
  off: 'Off',
  enable: 'Enable',
  disable: 'Disable',
  remove: 'Remove',
  appearance,
  preview,

  consents,

  status,
  issues,
  statistics,
  website,
  handover,
  processing,

  onboarding,

  /** Messages that a page shows once, after an action; `name` is that of the object. */
  flashes: {
    ...people.flashes,
    changedSince: 'Values have changed since you opened this page. Check them before you confirm.',
    settingsReset: 'The settings were reset to the recommended values.',
    added: (name: string) => `${name} was added.`,
    removed: (name: string) => `${name} was removed.`,
    websiteDeleted: (name: string) => `${name} was deleted.`,
    enabled: (name: string) => `${name} was enabled. The change reaches visitors within 90 seconds.`,
    disabled: (name: string) => `${name} was disabled. The change reaches visitors within 90 seconds.`,
    websitesAdded: (count: string) =>
      count === '1' ? '1 website was added.' : `${count} websites were added.`,
    hostConfirmed: (name: string) => `${name} was added.`,
    hostDismissed: 'The suggestion was dismissed. The website will not be suggested again.',
    noRoom:
      'The domain was not added: it already exists, or your plan does not include another domain. Ask the operator of this service for a larger plan.',
    issueResolved: 'The issue was marked as resolved.',
    issueDismissed: 'The issue was dismissed.',
    issuesDismissed: 'The issues were dismissed.',
    issueReopened: 'The issue is open again.',
    firstPartyHostAdded: (name: string) => `${name} was added to the first-party hosts.`,
    tooManyFirstPartyHosts: (limit: string) =>
      `Nothing was added: a website can have at most ${limit} first-party hosts. In the settings, replace several of them with their common domain.`,
    undone: 'The change was undone. The result reaches visitors within 90 seconds.',
    archived: (name: string) => `${name} was archived. The change reaches visitors within 90 seconds.`,
    unarchived: (name: string) => `${name} is back. The change reaches visitors within 90 seconds.`,
    moveWithdrawn: 'The move was withdrawn. The link no longer works.',
    handoverRevoked: 'The link was revoked and no longer works.',
    moved: (name: string) => `${name} was moved to the other client.`,
    serviceEnabled: (name: string) =>
      `${name} was enabled. Earlier decisions stay, and visitors who have not decided on it are asked. The change reaches visitors within 90 seconds.`,
    serviceAdded: (name: string) =>
      `${name} was added. Earlier decisions stay, and visitors are asked about this service.`,
    savedStay: 'Your changes were saved. Decisions stay as they are.',
    savedAsksAgain: (name: string) =>
      `Your changes were saved. Visitors who accepted ${name} are asked about it again.`,
    savedAsksAll: 'Your changes were saved. All visitors are asked again.',
    noReason: 'Enter why visitors are asked again.',
    asksAll: 'All visitors are asked again.',
    themeSaved: (name: string) => `The theme “${name}” was saved.`,
    themeShown: (name: string) => `The theme “${name}” is now active.`,
    themeCopied: (name: string) => `The theme “${name}” was created.`,
    themeRemoved: (name: string) => `The theme “${name}” was removed.`,
    key: 'Your API key was rotated. The previous key no longer works.',
    keyUnchanged: 'This form was already submitted. Your API key has not changed.',
    sealed: 'The block was sealed. New decisions are stored in a new block.',
    erased: 'The visitor’s consent records were erased.',
    nothingToSeal: 'No block was sealed, because the current block has no entries.',
    embedKey: `Your embed key was rotated. Install the new snippet on your pages within ${OVERLAP_DAYS} days.`,
    embedKeyUnchanged: 'This form was already submitted. Your embed key has not changed.',
    snippetSent: (name: string) => `The snippet was sent to ${name}.`,
    accessChanged: (name: string) => `The websites of ${name} were changed.`,
  },
};
