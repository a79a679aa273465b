import { configOf } from '../visitor/config.ts';
import { detailsOf } from '../visitor/details.ts';
import { consentNotice } from '../visitor/consent-notice.ts';
import { shownOf } from '../visitor/shown.ts';
import type { Source } from '../visitor/source.ts';
import { names, settings, widgets } from '../visitor/widget.gen.ts';
import { deliver, variantOf } from '../widget/deliver.ts';

/** What only a website needs: what it counts, holds back and deletes. */
const OFF = {
  statisticsEnabled: false,
  blockNewScripts: false,
  blockFirstPartyScripts: false,
  blockInlineScripts: false,
  blockIframes: false,
  deleteUnknownCookies: false,
};

/**
 * The widget as visitors get it, but for what a sample page has no use for: it holds no service's code, knows no address
 * of ours, and brings its second part along.
 */
export function widgetOf(source: Source, locale: string, dark: boolean) {
  const own = { ...source, domain: { ...source.domain, ...OFF } };
  const shown = shownOf(own, locale);
  const details = detailsOf(consentNotice(own, shown, locale));
  // Where the address of the second part is made, the rest of it becomes a comment.
  const base = `data:text/javascript,${encodeURIComponent(`${deliver(settings, names, details)}//`)}`;
  const asked = { base: 'https://preview.invalid', apiKey: '', locale, exempt: false };
  const config = configOf(own, asked, shown, '');
  return deliver(widgets[variantOf({ consentMode: false, framePolicy: false })]!, names, {
    ...config,
    base,
    embeddings: config.embeddings.map((embedding) => ({ ...embedding, scriptHtmlCode: undefined })),
    links: config.links.map((link) => ({ ...link, url: link.url && '#', newTab: undefined })),
    legalPages: undefined,
    consentSharingDomains: undefined,
    // Before the theme's own colours, which hold in the dark as well.
    theme: { ...config.theme, css: `.r{color-scheme:${dark ? 'dark' : 'light'}}${config.theme.css ?? ''}` },
  });
}
