/** A section of the facts: its heading, and terms with what is said about them. */
export type FactSection = readonly [title: string, facts: readonly (readonly [term: string, text: string])[]];

/** What the documentation says in place of the values that differ between instances and websites. */
const documented = {
  website: 'see the console',
  controller: 'the company of the account',
  operator: 'the name under “Branding”',
  address: '`PUBLIC_URL`',
  jurisdiction: 'as deployed: `eu`, another one or none',
  retention: '395 days, unless the operator has set another period (`LOG_RETENTION_DAYS`)',
  block: '30 days, unless the operator has set fewer (`LOG_BLOCK_DAYS`)',
  storage: 'local storage, unless set otherwise for the website (`consentStorage`)',
  decision: '365 days, unless set otherwise for the website (`consentCookieLifetime`)',
  rejection: 'the same, unless set otherwise for the website (`consentRejectionLifetime`)',
  statistics: 'On, unless set otherwise for the website (`statisticsEnabled`)',
  reports: 'Off, unless set otherwise for the website (`recordScriptsOnWebsite`)',
  email: 'Off, unless the operator has set it up (`MAIL_FROM`)',
  timeStamps: 'Off, unless the operator has set an authority (`TIMESTAMP_URL`)',
  subProcessors: '1 (Cloudflare)',
};
export type ProcessingValues = Record<keyof typeof documented, string>;

const sections: FactSection[] = [
  [
    'Roles',
    [
      [
        'Controller',
        'The operator of the website, who selects the services that visitors are asked about, writes the texts and sets the periods.',
      ],
      [
        'Processor',
        'The operator of the service, such as an agency or a hosting company, who stores decisions on behalf of the controller.',
      ],
      [
        'Sub-processor',
        'Cloudflare runs the code (Workers), the databases (D1) and the storage (KV and R2), and sends emails if they are on. If a company runs the service for its own websites alone, it is the controller, and Cloudflare its processor.',
      ],
      [
        'Others',
        'The developers of Placet receive nothing. A time-stamping authority, if one is set, receives one hash a day, which contains no personal data. Services of the website, such as maps or analytics, receive data from visitors’ browsers, not from this service.',
      ],
    ],
  ],
  [
    'Purposes and persons',
    [
      [
        'Purposes',
        'To ask visitors for consent, to block services until they consent, to store decisions as proof, and to count how banners end.',
      ],
      [
        'Persons',
        'Visitors of the website, users of the console, and people whom the legal notice of the website names.',
      ],
    ],
  ],
  [
    'Data of visitors',
    [
      [
        'Requests',
        'Browsers send the IP address, their headers and the website (Referer). They serve to answer, to select the policy of the visitor’s country or state, which Cloudflare derives from the address, to count page views, and for rate limits. The service stores none of them. With an own host, the server of the website forwards the requests.',
      ],
      [
        'Decision',
        'Stored are: the consent ID (256 random bits), the time, a sequence number, whether the visitor consented, the services that are on, the hash of the consent notice with its language and policy, preference signals such as Global Privacy Control, whether tamper protection was on, and a salt.',
      ],
      [
        'Not in a decision',
        'IP address, browser and device (user agent), name, account, and the address of the page. The consent ID is the only connection between decisions of one visitor.',
      ],
      [
        'Counts',
        'Page views by month, with the hour of the last one, and banner interactions by day, language and policy. They are totals without IDs.',
      ],
      [
        'Browser reports',
        'If they are on, browsers of some visitors who accepted statistics report which hosts pages load from, and the names of cookies and storage keys without digits. With each, 16 bits of a keyed hash of the network are stored, which tell two networks apart on one day and identify none. Strict blocking adds blocked hosts.',
      ],
      [
        'In the browser',
        'The decision, the consent ID and the receipt, as cookie or in the browser’s storage. The preferences list the names and lifetimes.',
      ],
    ],
  ],
  [
    'Data of users and contacts',
    [
      [
        'Account',
        'Names, company, email address and role; the password as a hash, the secret of two-factor authentication encrypted.',
      ],
      [
        'Sessions and devices',
        'Hashes of random IDs, times, and browser and system, such as “Firefox, Windows”. No IP address is stored.',
      ],
      [
        'Activity list',
        'Who changed what and when, in which browser, with the values before and after, without secrets.',
      ],
      [
        'Emails',
        'If they are on: invitations, password links, new sign-ins, issues, checkpoints and the snippet. Texts and addresses of recipients other than users are not stored.',
      ],
      [
        'Website scan',
        'The company, postal address and email address that the legal notice of the website contains, as a proposal for the setup.',
      ],
    ],
  ],
  [
    'Places',
    [
      ['Requests', 'Cloudflare answers requests in a data center near the visitor, in any country.'],
      ['Decisions', 'D1, and R2 after their block was archived. Consent notices are in both.'],
      ['Accounts and configuration', 'D1. KV has copies of the configuration, and hashes of API keys.'],
      [
        'Jurisdiction',
        'With the jurisdiction eu, databases, storage and KV are in the European Union. It is set when they are created, and does not limit where requests are answered. Operators whose Cloudflare account has no jurisdictions for KV can except it.',
      ],
    ],
  ],
  [
    'Periods',
    [
      [
        'Decisions',
        'A block of decisions is deleted when its oldest decision reaches the retention period. Later decisions of a block are therefore kept for a shorter time, by at most the days that a block collects. Hashes that name nobody remain as proof that nothing else was removed.',
      ],
      [
        'Counts',
        'Banner interactions: 25 months. Page views: as long as the website or the account. Totals from decisions: as long as the log.',
      ],
      ['Browser reports, scan', 'Until newer ones replace them, at the latest until the website is deleted.'],
      ['Activity list', '395 days.'],
      [
        'Sessions and links',
        'Sessions end after 30 minutes without use, or after 12 hours; ended ones are deleted at the first sign-in to the account after another day. Password links are valid for 24 hours, invitations and links for webmasters for 7 days. The last ten devices of a user stay until they are removed.',
      ],
      [
        'Log of the Worker',
        '7 days at Cloudflare (3 on its free plan). Events contain IDs of accounts and users, but no key, name, IP address or query string.',
      ],
      [
        'Website or account',
        'Deleting a website deletes its configuration, decisions, notices and counts; the activity list stays for its period, and the signed notes of the day keep the ID of the website with sizes and hashes of its log. Deleting an account also deletes its users and its activity list.',
      ],
      [
        'After a deletion',
        'Cloudflare can restore databases for 30 days (7 on the free plan). The service keeps a marker of each deletion for 35 days, to repeat it after a restore. Operators should delete full backups after 30 days.',
      ],
    ],
  ],
  [
    'Technical and organizational measures',
    [
      [
        'Pseudonyms',
        'Decisions have a random ID and no data of person or device. Each has a salt that is deleted with it, so that its hash reveals nothing after an erasure.',
      ],
      [
        'Encryption',
        'API keys and two-factor secrets are encrypted with AES-GCM; the key is a secret outside the databases. The console’s cookies are sent over HTTPS only, and browsers are told to use nothing else (HSTS). Cloudflare states that it encrypts D1, KV and R2.',
      ],
      [
        'Sign-in',
        'Passwords are hashed with scrypt, and easily guessed ones rejected. Two-factor authentication, recovery codes, limited attempts, a list of sessions and devices; the password again before critical actions. IDs of sessions and links are stored as hashes.',
      ],
      [
        'Access',
        'Owners, editors and viewers. Every query names the client, so that no client sees data of another. The operator’s people sign in with a role of their own, their access to a console ends after an hour, and changes are in the activity list under their names.',
      ],
      [
        'Integrity',
        'The service never changes a decision, and deletes it only after its period or on request. Signed checkpoints, receipts and proofs reveal later changes of what they cover, and can be verified without the service. The database rejects changes of the activity list.',
      ],
      [
        'Availability',
        'Visitors are served from copies of the configuration if the database fails, and browsers send decisions again. Databases can be restored to any minute; there are commands for a full backup and its restore, and a system status.',
      ],
      [
        'Limits',
        'Rate limits by network, website and account; size limits for every request. Cloudflare counts networks for a minute; the service stores no addresses for this.',
      ],
      [
        'Pages',
        'The console loads nothing from other companies, runs no inline code, cannot be framed, and protects forms with tokens.',
      ],
      [
        'Tests',
        'Automated tests cover access by role, forged credentials, erasure, interrupted jobs and restores. Vulnerabilities can be reported privately.',
      ],
    ],
  ],
  [
    'Rights of visitors',
    [
      [
        'Information and access',
        'Visitors find their consent ID and their decisions in the preferences, and can download the receipts. With the ID, users of the console find all decisions with the notices shown, as a page, PDF or evidence file.',
      ],
      ['Withdrawal', 'In the preferences, at any time. It is stored as a new decision.'],
      [
        'Erasure',
        'An owner erases all decisions of a consent ID in the console or by the API. They are deleted within 24 hours, unless an archive object is damaged; a hash and the time of each stay. The activity list keeps a keyed hash of the ID.',
      ],
      ['Rectification', 'Decisions are never changed: visitors decide again.'],
      [
        'Without the ID',
        'The service cannot find decisions by name, email address or IP address, because it has none of them.',
      ],
      [
        'Users',
        'Users change their own data and end sessions in the console. Owners remove users, whose names stay in the activity list for its period.',
      ],
    ],
  ],
  [
    'What you have to add',
    [
      ['Parties', 'Names, addresses, representatives and data protection officers of all parties.'],
      [
        'Contracts',
        'Date and version of your agreement, and of the operator’s with Cloudflare: its company, its own sub-processors, and the basis for transfers to other countries.',
      ],
      ['Legal bases', 'Of storing decisions as proof, of counting, and of the accounts of users.'],
      [
        'The operator’s practice',
        'The jurisdiction; who has the operator key and access to Cloudflare; how often backups are made, where they are and when they are deleted; how incidents are reported; instructions and training of staff.',
      ],
    ],
  ],
];

/** The facts for contracts, which the console and docs/processing.md show; de.ts has the same keys. */
export const en = {
  title: 'Facts for contracts',
  lead: 'What is processed, where, by whom, for how long and with which measures: for your data processing agreement (GDPR, Article 28) and your record of processing activities (Article 30). These are facts about the software, not legal advice.',
  print: 'Print or save as PDF',
  printed: 'Printed on',
  valuesTitle: 'This website and this service',
  values: {
    website: 'Website',
    controller: 'Controller',
    operator: 'Operator of the service',
    address: 'Address of the service',
    jurisdiction: 'Jurisdiction',
    retention: 'Retention period of decisions',
    block: 'A block collects decisions for at most',
    storage: 'Storage in the browser',
    decision: 'A decision in the browser expires after',
    rejection: 'A rejection of everything expires after',
    statistics: 'Counts of banner interactions',
    reports: 'Browser reports',
    email: 'Emails of the service',
    timeStamps: 'Time stamps of an authority',
    subProcessors: 'Sub-processors',
  } satisfies ProcessingValues,
  documented,
  days: (count: string) => (count === '1' ? '1 day' : `${count} days`),
  session: 'the browser session',
  storages: { cookie: 'cookie', localStorage: 'local storage', sessionStorage: 'session storage' },
  same: 'the same time',
  noController: 'To be added: the account has no company',
  noJurisdiction: 'To be added: only the operator knows it',
  sections,
};

/** The first section: what differs between instances and websites. */
export const valuesSection = ({ values, valuesTitle }: typeof en, known: ProcessingValues): FactSection => [
  valuesTitle,
  (Object.keys(values) as (keyof ProcessingValues)[]).map((name) => [values[name], known[name]] as const),
];
