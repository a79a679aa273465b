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
 * Makes the script of a sample domain while an isolate starts, which Cloudflare can do while a visitor’s browser connects.
 * V8 compiles a function at its first call, which otherwise takes half of the time of the first script. The Worker does not
 * start if this throws: no script could be made then.
 */
export const warmUp = () =>
  withPlainFormats('en', () => {
    const site = sample();
    const localized = localize(site.configuration, 'en_US', 'optIn');
    widgetScript(site, localized, { base: 'https://sample.example', apiKey: '', optOutSignal: false });
  });
