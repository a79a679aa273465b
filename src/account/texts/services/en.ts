import type { Group } from '../../../pages/forms/resource-form.tsx';
import { en as widget } from '../../../texts/en.ts';
import { sources } from '../sources.ts';

const purposes = Object.entries(widget.purposes).map(([id, { name }]) => [id, name]);

/** The texts of the service pages, in the order of a service’s fields; de.ts has the same keys. */
export const en = {
  title: 'Services',
  lead: 'Third-party services on your website. Each enabled service is blocked until the visitor consents.',
  add: 'Add from catalogue',
  byHand: 'Add custom service',
  none: 'No services yet. For now, the banner only informs visitors that their decision is stored.',
  assets: (count: number) =>
    count === 0 ? '' : count === 1 ? '1 cookie or storage key' : `${count} cookies and storage keys`,
  /** A preset names the website's own operator by a placeholder. */
  by: (vendor: string) => vendor.replace('{OPERATOR}', 'Your own server'),
  unchanged: 'No services have been added or removed since the latest decision by a visitor.',
  asksAgain: (names: string) =>
    `Added since the latest decision by a visitor: ${names}. Visitors are asked again on their next page view, unless they rejected the whole purpose; until then, the new services are blocked.`,
  tells: (names: string) =>
    `Added since the latest decision by a visitor: ${names}. The banner lists the new services, but visitors are not asked again because the services are technically necessary.`,
  gone: (names: string) =>
    `Removed since the latest decision by a visitor: ${names}. Visitors are not asked again.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'The service is removed with all its texts and cookies, and visitors are no longer asked about it. If your website still uses it, its scripts and iframes load without consent unless your settings block unknown ones. Existing consent records are kept.',

  asking: {
    title: 'Visitors who have already decided',
    label: 'What follows from your changes',
    proposed: 'As the changes require',
    options: {
      none: 'Decisions stay as they are',
      service: 'Ask about this service again',
      all: 'Ask all visitors again',
    },
    /** What followed from a change, in lists. */
    followed: {
      none: 'Decisions stayed',
      service: 'Visitors who accepted it were asked again',
      all: 'All visitors were asked again',
    },
    hint: 'Another purpose or recipient: those who accepted the service are asked about it again in any case. Another country of processing: the same is proposed. Other changes: decisions stay.',
    reason: 'Reason',
    reasonHint: 'Optional. Kept in the activity list and with the banner versions.',
    allTitle: 'Ask all visitors again',
    allText:
      'All decisions stay in the log, but no longer count: the banner asks every visitor again. Use this for changes outside this console, such as another controller or a new privacy policy.',
    allButton: 'Ask all visitors again',
    list: 'When visitors were asked again',
  },
  catalogue: 'Add a service',
  searchHint: 'Name, provider, purpose, host, cookie name or description.',
  found: (count: string) => (count === '1' ? '1 service' : `${count} services`),
  notFound: 'No matching service in the catalogue. You can add a custom service instead.',
  import: 'Add',
  present: 'Already added',

  create: 'Add service',
  notBlocked:
    'Nothing is blocked or started for this service. Enter below how to recognize its scripts or iframes.',
  markersText:
    'Without any of these, nothing is blocked or started for this service. A host is enough, such as “booking.example”.',
  groups: {
    about: {
      title: 'Service',
      fields: {
        active: {
          label: 'Enabled',
          text: 'Visitors are asked for consent. If disabled, the service is not listed and not blocked.',
        },
        name: { label: 'Name' },
        key: {
          label: 'Key',
          text: 'Identifies the service in your code, for example in CCM.acceptedEmbeddings and on your server. If another service has or had this key, a number is added. Leave empty to derive it from the name.',
          advice: 'Do not change it once your code uses it: your code would no longer find the service.',
          error: 'Enter at most 40 lowercase letters, digits and hyphens, such as “google-maps”.',
        },
        purpose: {
          label: 'Purpose',
          text: 'Technically necessary services run without consent.',
          advice:
            'Choose “Technically necessary” only if the visitor has requested the function and it does not work without the service. Analytics, ads and videos are not technically necessary.',
          options: { '': 'Choose a purpose', ...Object.fromEntries(purposes) },
          error: 'Choose a purpose.',
        },
        vendor: { label: 'Provider', text: 'The company that receives the data, including its legal form.' },
      },
    },
    shown: {
      title: 'Details without a translation',
      text: 'Used when there is no translation for the visitor’s language. Services of the catalogue have English texts here. Placeholders such as {COMPANY} are replaced.',
      fields: {
        description: { label: 'Description' },
        whatDataIsCollected: { label: 'Data collected' },
        purposeOfDataCollection: { label: 'Purpose of data collection' },
        legalBasis: { label: 'Legal basis' },
        placeOfProcessing: {
          label: 'Place of processing',
          advice:
            'Name countries outside the EU with the basis of the transfer in brackets. Known services have the basis that is usual for the country: check which one your contract with the provider uses.',
        },
        privacyPolicyUrl: { label: 'Provider’s privacy policy URL' },
      },
    },
    held: {
      title: 'Blocked until consent',
      fields: {
        scriptMarkers: {
          label: 'Scripts',
          text: 'Parts of a script’s URL or code that identify it, such as “matomo.js”.',
        },
        iframeMarkers: {
          label: 'Iframes',
          text: 'Parts of an iframe’s URL, such as “youtube.com/embed”.',
        },
        hideIframesUntilConsent: {
          label: 'Hide iframes until consent',
          text: 'Off: a placeholder with a consent button is shown instead.',
          advice: 'Off. Visitors then see what is missing and can consent directly.',
        },
        excludeFromUrls: {
          label: 'Pages',
          text: 'Parts of page URLs; * is a wildcard. Choose below whether to include or exclude them.',
        },
        excludeUrlsMode: {
          label: 'On these pages',
          options: { exclude: 'Do not run scripts', include: 'Run scripts only here' },
        },
        exemptInUk: {
          label: 'Exemption from consent in the United Kingdom',
          text: 'An exempt service runs there until the visitor objects. Since 5 February 2026, the Data (Use and Access) Act 2025 has allowed this for two purposes. Statistics: to find out how your website is used, in order to improve it; the data is shared only with those who help you with that. Appearance and functions: to adapt your website to the visitor’s preferences, or to enhance it. Visitors must be informed clearly and comprehensively, and objecting must be simple and free. The banner lists exempt services, and visitors can object in the preferences.',
          advice:
            'Not exempt, unless you have checked these conditions, including the terms of the provider.',
          warning:
            'The exemptions do not cover advertising. According to the ICO, services with the purpose “Ads” or “Social media” generally need consent in the United Kingdom.',
          options: { '': 'Not exempt', statistics: 'Statistics', appearance: 'Appearance and functions' },
          links: {
            [sources.icoExceptions]: 'ICO: What are the exceptions?',
            [sources.dataUseAndAccessAct]: 'Schedule 12 of the Act',
          },
        },
      },
    },
    code: {
      title: 'Run after consent',
      fields: {
        scriptHtmlCode: {
          label: 'HTML code',
          text: 'Inserted into the page after the visitor consents.',
        },
        scriptLoaderGroup: {
          label: 'Script group',
          text: 'Tags with this value in the attribute data-ccm-loader-group are blocked until the visitor consents to this service.',
        },
        googleConsentMode: {
          label: 'Google Consent Mode',
          text: 'Google’s consent types that are set to “granted” when the visitor accepts this service.',
          unordered: true,
        },
        consentSignals: {
          label: 'Signals to other tools',
          text: 'These tools are told about every decision on this service, including withdrawals, even if your website or a tag manager loads them.',
          unordered: true,
          options: {
            uet: 'Microsoft Advertising (UET)',
            clarity: 'Microsoft Clarity',
            meta: 'Meta Pixel',
            tiktok: 'TikTok Pixel',
            pinterest: 'Pinterest tag',
            matomo: 'Matomo (tracking requires consent)',
            matomoCookies: 'Matomo (cookies require consent)',
            adobe: 'Adobe Experience Platform Web SDK',
            zaraz: 'Cloudflare Zaraz',
            wordpress: 'WP Consent API (WordPress)',
            shopify: 'Shopify Customer Privacy API',
          },
        },
        loadBeforeConsent: {
          label: 'Load before consent, with consent denied',
          text: 'The scripts load before the visitor’s decision, and even after a rejection, while their tools are told that consent is denied (Google’s advanced consent mode). Applies only to services with Google consent types or signals to other tools.',
          advice: 'Off.',
          warning:
            'Visitors’ browsers contact the provider without consent. According to Guidelines 2/2023 of the EDPB, such requests can themselves require consent.',
          links: { [sources.edpbTechnicalScope]: 'EDPB Guidelines 2/2023' },
        },
      },
    },
  },
  translation: (language: string) => `Texts: ${language}`,
  catalogueTexts:
    'If you enter no text, visitors see that of the catalogue in this language. The catalogue’s texts in this language have not been read by a native speaker.',
  translations: {
    name: { label: 'Name' },
    description: { label: 'Description' },
    whatDataIsCollected: { label: 'Data collected' },
    purposeOfDataCollection: { label: 'Purpose of data collection' },
    legalBasis: { label: 'Legal basis' },
    placeOfProcessing: { label: 'Place of processing' },
    privacyPolicyUrl: { label: 'Provider’s privacy policy URL' },
    blockedContentTitle: { label: 'Placeholder heading' },
    blockedContentText: { label: 'Placeholder text' },
    blockedContentButtonText: { label: 'Placeholder button' },
  },
  cookies: 'Cookies and storage',
  removeLink: 'Remove service',
  anotherCookie: 'Add cookie or storage key',
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
    lifetime: { label: 'Storage period', text: 'For example, “1 year”.' },
    description: { label: 'Description' },
  },
  cookieTranslation: { lifetime: { label: 'Storage period' }, description: { label: 'Description' } },
} satisfies { groups: Record<string, Group>; [text: string]: unknown };
