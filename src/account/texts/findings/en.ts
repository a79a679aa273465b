export const en = {
  title: 'Findings',
  lead: 'What browsers and the last scan have found on your pages that your setup does not say',
  none: 'No findings: what browsers and scans have seen on your pages so far is set up.',
  notRecording:
    'Browsers do not report what your pages load. Switch it on under “Settings”, “Record what the pages load”: then this page knows more than a scan can.',
  types: {
    service: (name: string) => `${name} is loaded, but is not among your services`,
    early: (name: string) => `${name} is asked before the visitor has decided`,
    unseen: (name: string) => `${name} was not seen for 60 days`,
    storage: (name: string) => `“${name}” is stored, but no service declares it`,
    link: (name: 'imprint' | 'privacyPolicy'): string =>
      name === 'imprint'
        ? 'Your link to the imprint leads nowhere'
        : 'Your link to the privacy policy leads nowhere',
  },
  texts: {
    service: 'Without an entry it is not held back, and visitors do not learn of it.',
    early: 'Change its tag as “Check” shows, then mark this as done.',
    unseen: 'If your website no longer uses it, visitors need not be asked about it.',
    storage: 'Visitors are to be told of everything that is stored.',
    link: 'The last scan has found no page at this address.',
  },
  accept: {
    service: 'Add the service',
    early: 'Done',
    unseen: 'Switch it off',
    storage: 'Declare it with this service',
    link: 'Use the page that was found',
  },
  dismiss: 'Dismiss',
  dismissAll: (count: number) => `Dismiss all ${count}`,
  lastSeen: (day: string) => `Last seen on ${day}`,
  service: 'Service',
  record: 'Walk through your site',
  recordText:
    'Opens your website in this browser, which then notes for two hours which hosts your pages ask and which names they store, also before consent. It shows most in a private window, where your website has not asked you yet. Click through it as your visitors do, close the window, and come back. The link works once, within an hour.',
  recordButton: 'Make the link',
  open: 'Open the website',
};
