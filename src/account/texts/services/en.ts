import type { Group } from '../../../pages/resource-form.tsx';
import { en as widget } from '../../../texts/en.ts';

const purposes = Object.entries(widget.purposes).map(([id, { name }]) => [id, name]);

/** What the pages of a domain's services say, in the order in which a service's page has its fields; de.ts has the same keys. */
export const en = {
  title: 'Services',
  lead: 'What your website embeds or loads from others. Visitors are asked about the services that are on, and each waits until its visitor agrees.',
  add: 'Add from the catalogue',
  byHand: 'Add by hand',
  none: 'There is no service yet. Visitors are told of nothing but what remembers their decision.',
  assets: (count: number) =>
    count === 0 ? '' : count === 1 ? '1 cookie or storage key' : `${count} cookies and storage keys`,
  /** A preset names the site's own operator by a placeholder. */
  by: (vendor: string) => vendor.replace('{OPERATOR}', 'your own server'),
  unchanged: 'Nothing has changed since visitors were last asked.',
  asksAgain: (names: string) =>
    `New since visitors were last asked: ${names}. Whoever has decided is asked again on the next page view, unless that decision refused the whole purpose; until then the new ones wait.`,
  tells: (names: string) =>
    `New since visitors were last asked: ${names}. Visitors can read of it; as it is necessary, nobody is asked again.`,
  gone: (names: string) => `No longer part of the question: ${names}. Nobody is asked again for that.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'The service goes with all its texts and cookies. Its scripts and frames are no longer known, and visitors are not asked about it any more. What they have decided stays in the log.',

  catalogue: 'Add a service',
  search: 'Search',
  searchHint: 'A name, a provider, a purpose, a host, the name of a cookie, or what the service does.',
  find: 'Find',
  found: (count: string) => (count === '1' ? '1 service' : `${count} services`),
  notFound: 'The catalogue does not have it. You can add it by hand.',
  import: 'Add',
  present: 'already there',
  pages: 'Pages',
  before: 'Back',
  after: 'More',

  create: 'Create',
  notHeld: 'Nothing of this service waits for consent yet: enter below by what its script or frame is known.',
  groups: {
    about: {
      title: 'The service',
      fields: {
        active: {
          label: 'On',
          text: 'Visitors are asked about it. Off: they do not see it, and nothing of it is held back.',
        },
        name: { label: 'Name' },
        purpose: {
          label: 'Purpose',
          text: 'What is technically necessary runs without a choice.',
          advice:
            'Necessary is only what the visitor has asked for and what cannot work otherwise: no statistics, no ads, no videos.',
          options: Object.fromEntries(purposes),
        },
        vendor: { label: 'Provider', text: 'The company that gets the data, with its legal form.' },
      },
    },
    shown: {
      title: 'What visitors can read',
      text: 'Where the visitor’s language has no translation below, these texts stand. Placeholders such as {COMPANY} are filled in.',
      fields: {
        description: { label: 'Description' },
        whatDataIsCollected: { label: 'Data that is collected' },
        purposeOfDataCollection: { label: 'What the data is used for' },
        legalBasis: { label: 'Legal basis' },
        placeOfProcessing: {
          label: 'Place of processing',
          advice: 'Name countries outside the EU, and what the transfer rests on.',
        },
        privacyPolicyUrl: { label: 'Address of the provider’s privacy policy' },
      },
    },
    held: {
      title: 'What waits for consent',
      fields: {
        scriptMarkers: {
          label: 'Scripts',
          text: 'Parts of a script’s address or code by which it is known, such as “matomo.js”.',
        },
        iframeMarkers: {
          label: 'Frames',
          text: 'Parts of a frame’s address, such as “youtube.com/embed”.',
        },
        hideIframesUntilConsent: {
          label: 'Hide its frames until then',
          text: 'Otherwise a note stands in their place, with a button that allows them.',
          advice: 'Off: a visitor sees what is missing, and can allow it there.',
        },
        excludeFromUrls: {
          label: 'Addresses of your pages',
          text: 'Parts of them, with * for anything. What they mean is chosen below.',
        },
        excludeUrlsMode: {
          label: 'On these pages',
          options: { exclude: 'its scripts do not run', include: 'alone its scripts run' },
        },
      },
    },
    code: {
      title: 'What runs after consent',
      fields: {
        scriptHtmlCode: {
          label: 'HTML code',
          text: 'Put into the page once the visitor has agreed.',
        },
        scriptLoaderGroup: {
          label: 'Group',
          text: 'Tags in your pages that name it as data-ccm-loader-group wait for this service.',
        },
        googleConsentMode: {
          label: 'Google Consent Mode',
          text: 'What is granted to Google’s tags when this service is accepted.',
          unordered: true,
        },
      },
    },
  },
  translation: (language: string) => `Texts: ${language}`,
  translations: {
    name: { label: 'Name' },
    description: { label: 'Description' },
    whatDataIsCollected: { label: 'Data that is collected' },
    purposeOfDataCollection: { label: 'What the data is used for' },
    legalBasis: { label: 'Legal basis' },
    placeOfProcessing: { label: 'Place of processing' },
    privacyPolicyUrl: { label: 'Address of the provider’s privacy policy' },
    blockedContentTitle: { label: 'In place of its frames: heading' },
    blockedContentText: { label: 'In place of its frames: text' },
    blockedContentButtonText: { label: 'In place of its frames: button' },
  },
  cookies: 'Cookies and storage',
  removeLink: 'Remove the service',
  anotherCookie: 'Add a cookie or a storage key',
  cookieFields: {
    name: { label: 'Name' },
    storageType: {
      label: 'Storage',
      options: {
        cookie: 'Cookie',
        localStorage: 'Local storage',
        sessionStorage: 'Session storage',
        indexedDb: 'IndexedDB',
        webSql: 'Web SQL',
        other: 'Other',
      },
    },
    lifetime: { label: 'Lifetime', text: 'For instance “1 year”.' },
    description: { label: 'Description' },
  },
  cookieTranslation: { lifetime: { label: 'Lifetime' }, description: { label: 'Description' } },
} satisfies { groups: Record<string, Group>; [text: string]: unknown };
