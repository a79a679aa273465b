const inDays = (days: string) => (days === '1' ? '1 day' : `${days} days`);

/** The texts of the own host; de.ts has the same keys. */
export const en = {
  title: 'Own host',
  lead: 'Your website serves the banner from a path of its own, so that filter lists do not remove it. Its server sets the cookie with the decision, which Safari then keeps for its whole lifetime instead of seven days.',
  path: 'Path on your website',
  pathHint:
    'Such as “consent”: one or two words with lowercase letters, digits and hyphens. For PHP: “consent.php”. Avoid words such as “cookie”, “gdpr” and “cmp”, which filter lists know.',
  pathError:
    'Enter one or two words with lowercase letters, digits and hyphens, separated by a slash, or a name that ends in “.php”. Names such as “account” and “app” are reserved.',
  save: 'Save path',
  storage: 'Decisions are then stored in a cookie.',
  remove: 'Remove own host',
  removeText: 'First replace the snippet on your website with the one of the setup guide.',
  steps: 'Set up your website',
  stepsText: 'Choose your platform, follow its steps, and then replace the snippet on your website.',
  snippet: 'New snippet',
  fallback: 'Fallback',
  fallbackText:
    'Paste this line after the snippet. If the path does not work, it loads the banner from the consent service, as before.',
  guard: 'Guard for strict blocking',
  guardText:
    'Paste this line after both. If a browser blocks the banner, no service runs: a policy allows only what needs no consent.',
  key: 'Key of the own host',
  keyText:
    'Keep it secret: with it, a server can tell the service where visitors are. It changes with the embed key.',
  platforms: {
    wordpress: {
      name: 'WordPress',
      text: 'Set the path above to “consent”, update the Placet plug-in, enter the key in its settings, and empty the page cache. The plug-in changes the snippet itself.',
    },
    nginx: {
      name: 'nginx',
      text: 'Paste this into the configuration: the first line outside of “server”, the rest into it. Then reload nginx.',
    },
    apache: {
      name: 'Apache',
      text: 'Enable the modules proxy, proxy_http, ssl and headers, paste this into the virtual host, and reload Apache.',
    },
    caddy: { name: 'Caddy', text: 'Paste this into the block of your website, and reload Caddy.' },
    php: {
      name: 'PHP and shared hosting',
      text: 'Set the path above to “consent.php”, download the file, and upload it to the top folder of your website. It contains the key.',
    },
    node: {
      name: 'Node.js and Express',
      text: 'Install @placet/client, set PLACET_KEY to the key, and mount the handler.',
    },
    next: {
      name: 'Next.js',
      text: 'Install @placet/client, set PLACET_KEY to the key, and create this route, in a folder named after the path, as “[...path]/route.ts”.',
    },
    edge: {
      name: 'Cloudflare, your own account',
      text: 'Create a Worker for your website with these lines and @placet/client, and store the key as its secret PLACET_KEY. It also changes the tags of services before a page is sent, so that browsers request nothing before consent. The documentation describes how to deploy it, and how to undo it.',
    },
    zone: {
      name: 'Cloudflare, in the account of the service',
      text: 'The operator of this service enters this command. Nothing else is needed.',
    },
  },
  configuration: 'Configuration',
  download: 'Download consent.php',
  needsPhp: 'The path has to end in “.php” for this.',
  more: 'How your own host works',
  check: 'Check own host',
  checkText: 'Calls your website as a browser would, and shows what works.',
  results: 'Result of the check',
  works: 'Works',
  fails: 'Does not work',
  note: 'Note',
  result: {
    script: 'The script comes from your website.',
    scriptStatus: (status: string) =>
      `The path does not lead to the service: your website answered with status ${status}.`,
    scriptFailed: {
      refused: 'The address of your website cannot be called.',
      connection: 'Your website could not be reached.',
      timeout: 'Your website took too long to respond.',
      redirects: 'The path redirects to another address.',
      header: 'The response headers of your website are too long.',
      body: 'The response of your website was incomplete.',
    },
    keyInvalid: 'The key is not that of this domain. Copy it again.',
    keyMissing: 'The server does not send the key.',
    decisions: 'Decisions arrive.',
    noDecisions:
      'Decisions do not arrive: the server has to forward POST requests with their body and the header “Origin”.',
    cookie: (days: string) => `The server sets the cookie for ${inDays(days)}.`,
    noCookie: 'The server does not set the cookie: it has to pass on the header “Set-Cookie”.',
    shortCookie: (days: string, wanted: string) =>
      `The server sets the cookie for ${inDays(days)} instead of ${inDays(wanted)}.`,
    noLastingCookie:
      'Decisions are not stored in a cookie that outlasts the session, so Safari keeps them for seven days at most.',
    regionKnown: 'The region of visitors is known.',
    regionUnknown:
      'The region of visitors is not known: all of them are asked for consent, whatever the policies of the regions are.',
    regionForged:
      'Visitors can choose their region: the server has to overwrite or remove the header “Placet-Country”.',
    visitors: 'Limits count each visitor.',
    noVisitors:
      'Limits count all visitors as one, so many simultaneous decisions can be refused. The server has to send the headers “Placet-Key” and “Placet-Visitor”.',
    forwarded: (names: string) =>
      `The server forwards “${names}”, which the service deletes. Remove it from what is forwarded.`,
  },
};
