import { domainFields } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { defaultsOf } from '../definitions/field.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import { analyticsPurpose } from '../definitions/purpose-ids.ts';
import { withPlainFormats } from './content/notice-formats.ts';
import { localize } from './content/localize.ts';
import { widgetScript } from './script/prepared-script.ts';
import type { PublishedSite } from './site/published-site.ts';

/** A domain with one service, and default settings otherwise. */
const sample = (): PublishedSite => ({
  publishedAt: 0,
  version: 0,
  clientActive: true,
  embedKeys: [],
  hosts: [],
  log: { domain: '', database: 0, id: 0 },
  configuration: {
    domain: { id: '', name: 'sample.example', legalChangedAt: 0, ...defaultsOf(domainFields) },
    company: '',
    embeddings: [
      { id: '', name: '', askedSince: 0, ...defaultsOf(embeddingFields), purpose: analyticsPurpose },
    ],
    locales: [],
    placeholders: {},
    theme: defaultsOf(themeFields),
  },
  notices: [],
});

/**
 * Makes a sample script while an isolate starts, because V8 compiles functions at their first call, which would take
 * half of the first script’s time. If this throws, the Worker does not start.
 */
export const warmUp = () =>
  withPlainFormats('en', () => {
    const site = sample();
    const localized = localize(site.configuration, 'en_US', 'optIn');
    widgetScript(site, localized, { base: 'https://sample.example', apiKey: '', optOutSignal: false });
  });
