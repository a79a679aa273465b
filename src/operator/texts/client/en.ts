/** What is said of a client, its quotas and its features; de.ts has the same keys. */
export const en = {
  inactive: 'not active',
  fault: 'Nothing was saved. Please look at the fields that are marked.',
  taken: 'Another client has this already.',
  link: 'Password',
  linkText:
    'For the first sign-in and for a forgotten password: a link with which the client sets a new one, once and within 24 hours. Making one ends the link before it.',
  makeLink: 'Make a link',
  linkMade: 'Give this link to the client, on a way that nobody else reads. It is shown only now.',
  linkLabel: 'Link, good for 24 hours',
  factor: {
    off: 'Switch off the second factor',
    of: (name: string) => `Switch off the second factor of ${name}?`,
    warning:
      'Only for a client who has lost the phone and the recovery codes, and whom you know to be the one who asks: from then on the password alone is enough. All its sessions end.',
  },
  console: 'Console',
  consoleText:
    'See and change what the client sees, marked on every page and noted in the log. The API key, the password and the sign-in stay the client’s.',
  consoleInactive: 'Only an active client has a console.',
  openConsole: 'Open the console as this client',
  allDomains: 'All domains of this client',
  addDomain: 'Add a domain',
  addDomainHint: 'Such as www.mysite.xyz, or with a path for a part of a website.',
  add: 'Add',
  noHost: 'Please enter a host name such as www.mysite.xyz.',
  noHosts: 'Please enter one host name per line, such as www.mysite.xyz.',
  domainRefused: 'The client has this domain already, or may have no more domains.',
  backup: 'Backup',
  groups: {
    account: 'Client',
    quotas: 'Quotas',
    hosts: 'Domains by themselves',
    features: 'What the client may use',
  },
  fields: {
    username: { label: 'User name', text: 'To sign in with; 3 to 64 characters.' },
    emailAddress: { label: 'E-mail address', text: 'To sign in with as well. Placet sends no mail.' },
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    company: { label: 'Company', text: 'Visitors see it as the one who is responsible.' },
    active: {
      label: 'Active',
      text: 'Off: no sign-in, no API, and on the client’s websites nobody is asked. Everything stays stored.',
    },
    domainMaxCount: { label: 'Domains', text: 'How many the client may have; -1: any number.' },
    whitelabelMaxCount: {
      label: 'White-label domains',
      text: 'How many may do without our name; -1: any number.',
    },
    widgetDisplayMaxCount: {
      label: 'Calls a month',
      text: 'How many views of pages are included; -1: any number. Beyond that the client is told, and nothing is withheld.',
    },
    autoCreateDomains: {
      label: 'Make domains for snippets that name none',
      text: 'A website that carries the client’s snippet becomes a domain: those below at once, any other once the client has confirmed it.',
    },
    hosts: { label: 'Hosts that become domains at once', text: 'Such as www.mysite.xyz.' },
    canUseConsentSharing: {
      label: 'Shared decisions',
      text: 'A decision on one website counts on others of the same company.',
    },
    canUseDomAPI: {
      label: 'Domain API',
      text: 'Other systems read consents with the API key. Off: they are refused.',
    },
    canUseIframeCSS: {
      label: 'CSS for blocked frames',
      text: 'Own styles for what stands in place of a frame.',
    },
    canUseIframes: { label: 'Holding back frames', text: 'Videos, maps and other frames wait for consent.' },
    canUseIndCSS: { label: 'Own CSS', text: 'Own styles for the consent window.' },
    canUseMultiDom: { label: 'Several domains', text: 'Off: one domain only.' },
    canUseOwnLogo: { label: 'Own logo', text: 'A picture in the consent window.' },
    canUseScripts: {
      label: 'Scripts after consent',
      text: 'Services bring their own code, which runs after consent.',
    },
    moreThan2Lang: { label: 'More than two languages', text: 'Off: two languages for each domain.' },
  },
};
