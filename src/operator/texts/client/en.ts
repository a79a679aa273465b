import { features } from '../../../pages/texts/activity/en.ts';
/** The texts of a client, its quotas and its features; de.ts has the same keys. */
export const en = {
  pages: 'Pages of the client',
  account: 'Account & plan',
  inactive: 'Inactive',
  taken: 'Already used by another client.',
  link: 'Password',
  linkText: (hours: number, days: number) =>
    `For the first sign-in or a forgotten password: the client can use the link once to set a password. It works for ${days} days if the client has never signed in, otherwise for ${hours} hours. A new link replaces the previous one.`,
  makeLink: 'Create password link',
  linkMade: 'Send this link to the client over a secure channel. It is shown only once.',
  linkLabel: (time: string) => `Password link (valid until ${time})`,
  twoFactor: {
    off: 'Disable two-factor authentication',
    of: (name: string) => `Disable two-factor authentication for ${name}?`,
    warning:
      'Do this only if the person has lost both their phone and their recovery codes, and only after you have verified their identity. The password alone is then enough to sign in. All sessions of this person end.',
  },
  users: {
    title: 'Users',
    text: 'Further users of the client, who sign in with their email addresses. Owners manage them in the console.',
    invited: 'Invitation pending',
    factorOn: 'Two-factor authentication is on',
  },
  console: 'Console',
  consoleText:
    'You can view and change everything in the client’s console except the API key, the embed key, users, and sign-in settings. Every page shows that you are viewing it as the operator, and access is logged.',
  consoleInactive: 'The console is available only for active clients.',
  openConsole: 'Open client console',
  allDomains: 'All domains of this client',
  backup: 'Backup',
  unlimited: 'Unlimited',
  groups: {
    basic: 'Client',
    account: 'Contact and access',
    quotas: 'Quotas',
    hosts: 'Automatic domain creation',
    features: 'Features',
  },
  fields: {
    username: { label: 'Username', text: 'For sign-in; 3 to 64 characters.' },
    emailAddress: {
      label: 'Email address',
      text: 'Can also be used for sign-in. Emails to the client are sent to this address, if email is set up.',
    },
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    company: { label: 'Company', text: 'Shown to visitors as the controller.' },
    active: {
      label: 'Active',
      text: 'Off: no sign-in, no API access, and no banner on the client’s websites. No data is deleted.',
    },
    domainMaxCount: { label: 'Domains', text: 'Number of domains included.' },
    whitelabelMaxCount: {
      label: 'White-label domains',
      text: 'Number of domains without Placet branding.',
    },
    widgetDisplayMaxCount: {
      label: 'Page views per month',
      text: 'Number of page views included. If it is exceeded, the client is notified; the banner is still shown.',
    },
    autoCreateDomains: {
      label: 'Create domains for snippets without a domain',
      text: 'When a new website loads the client’s snippet, a domain is created for it: immediately if its host is listed below, otherwise after the client confirms it.',
    },
    hosts: {
      label: 'Pre-approved hosts',
      text: 'For example, www.mysite.xyz.',
      error: 'Enter one host name per line, such as www.mysite.xyz.',
    },
    canUseConsentSharing: {
      label: features.canUseConsentSharing,
      text: 'A decision on one website also applies on other websites of the same company.',
    },
    canUseDomAPI: {
      label: features.canUseDomAPI,
      text: 'Other systems can read consent records with the API key. Off: requests are rejected.',
    },
    canUseIframeCSS: {
      label: features.canUseIframeCSS,
      text: 'Custom styles for the placeholders of blocked iframes.',
    },
    canUseIframes: {
      label: features.canUseIframes,
      text: 'Videos, maps and other iframes are blocked until consent.',
    },
    canUseIndCSS: { label: features.canUseIndCSS, text: 'Custom styles for the banner.' },
    canUseMultiDom: { label: features.canUseMultiDom, text: 'Off: one domain only.' },
    canUseOwnLogo: { label: features.canUseOwnLogo, text: 'A logo in the banner.' },
    canUseScripts: {
      label: features.canUseScripts,
      text: 'Services can have their own code, which runs after consent.',
    },
    moreThan2Lang: { label: features.moreThan2Lang, text: 'Off: two languages per domain.' },
  },

  deletion: {
    title: 'Delete client',
    of: (name: string) => `Delete ${name}?`,
    warning: 'This cannot be undone. The following will be permanently deleted:',
    domains: (count: string) =>
      `${count} ${count === '1' ? 'domain' : 'domains'} with all services, texts, themes and statistics. Their websites will no longer show a banner or block anything.`,
    decisions: (count: string) =>
      `The consent log with about ${count} ${count === '1' ? 'entry' : 'entries'}. You can then no longer prove any consent.`,
    access: 'All users of the client, the API key and the activity list.',
    type: (name: string) => `To confirm, enter “${name}”`,
    wrong: 'This is not the client’s username.',
    button: 'Delete client',
  },
};
