import { snippet, scriptUrl } from '../../../src/embed-snippets.ts';
import { presetById } from '../../../src/onboarding/presets/index.ts';
import { ids } from './example-ids.ts';
import { logExamples } from './log-examples.ts';
import { issueExamples, statisticsExamples, statusExample } from './monitoring-examples.ts';
import { resourceExamples } from './resource-examples.ts';

const source = scriptUrl('https://placet.example', ids.embedKey, ids.domainId);

const { id, name, purpose, vendor, translations } = presetById(1003)!;
const preset = { id, name, purpose, vendor };
const nameAndDescription = Object.entries(translations).map(([locale, { name, description }]) => [
  locale,
  { name, description },
]);

/** Examples of requests and responses by name. */
export const examples = {
  Snippets: { default: snippet(source), en_US: snippet(`${source}&lang=en_US`) },
  ScanResult: {
    address: {
      company: 'Lindenhof Möbel GmbH',
      street: 'Lindenallee 12',
      zipCode: '10115',
      city: 'Berlin',
    },
    languages: ['de', 'en'],
    imprintUrl: 'https://www.lindenhof.example/impressum',
    privacyPolicyUrl: 'https://www.lindenhof.example/datenschutz',
    availablePresets: [
      {
        ...preset,
        translations: Object.fromEntries(nameAndDescription) as object,
      },
    ],
    storage: {
      cookies: [{ name: 'PHPSESSID', domain: 'www.lindenhof.example', path: '/' }],
      localStorage: [{ name: 'cart' }],
      sessionStorage: [],
    },
    ownHosts: ['static.lindenhof-cdn.example'],
    unknownServices: [{ name: 'Example Ads', hosts: ['cdn.ads.example'] }],
    consentManagers: [{ name: 'Usercentrics', hosts: ['web.cmp.usercentrics.eu'] }],
    truncatedPages: [],
    earlyTags: [
      {
        page: 'https://www.lindenhof.example/',
        host: 'www.googletagmanager.com',
        service: 'Google Analytics 4',
        tag: '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1234567"></script>',
        line: '<script type="text/x-ccm-loader" data-ccm-loader-src="https://www.googletagmanager.com/gtag/js?id=G-1234567" async></script>',
      },
      {
        page: 'https://www.lindenhof.example/',
        host: 'cdn.ads.example',
        service: null,
        tag: '<img src="https://cdn.ads.example/pixel.gif" alt>',
        line: '<img data-ccm-loader-src="https://cdn.ads.example/pixel.gif" alt>',
      },
    ],
  },
  Presets: [preset],
  PresetImport: [{ id, active: true }],
  PresetResults: [{ presetId: id, embeddingId: ids.embeddingId }],
  Cookies: [
    { name: '_pk_id.1.1fff', storageType: 'cookie' },
    { name: 'cart', storageType: 'localStorage' },
  ],
  ...resourceExamples,
  ...logExamples,
  ...issueExamples,
  ...statisticsExamples,
  Status: statusExample,
  Restored: { restored: true },
  LogMove: { database: 1 },
} as const;

export type ExampleName = keyof typeof examples;
