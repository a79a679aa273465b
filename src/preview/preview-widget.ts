import { widgetConfig } from '../visitor/widget-config.ts';
import { preferencesDetails } from '../visitor/preferences-details.ts';
import { noticeContentOf } from '../visitor/notice-content.ts';
import { visibleContent } from '../visitor/visible-content.ts';
import type { Configuration } from '../visitor/configuration.ts';
import { names, settings, widgets } from '../visitor/widget.gen.ts';
import { assembleScript, variantName } from '../widget/assemble-script.ts';

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
export function previewWidget(source: Configuration, locale: string, dark: boolean) {
  const own = { ...source, domain: { ...source.domain, ...OFF } };
  const shown = visibleContent(own, locale);
  const details = preferencesDetails(noticeContentOf(own, shown, locale));
  // Where the address of the second part is made, the rest of it becomes a comment.
  const base = `data:text/javascript,${encodeURIComponent(`${assembleScript(settings, names, details)}//`)}`;
  const asked = { base: 'https://preview.invalid', apiKey: '', locale, exempt: false };
  const config = widgetConfig(own, asked, shown, '');
  return assembleScript(widgets[variantName({ consentMode: false, framePolicy: false })]!, names, {
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
