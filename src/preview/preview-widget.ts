import { widgetConfig } from '../visitor/script/widget-config.ts';
import { preferencesDetails } from '../visitor/script/preferences-details.ts';
import { noticeContentOf } from '../visitor/content/localize.ts';
import { visibleContent } from '../visitor/content/visible-content.ts';
import type { Configuration } from '../visitor/content/configuration.ts';
import { names, settings, widgets } from '../visitor/widget.gen.ts';
import { assembleScript, variantName } from '../widget/assemble-script.ts';

/** Settings that only a website needs: it counts, blocks and deletes. */
const OFF = {
  statisticsEnabled: false,
  blockNewScripts: false,
  blockFirstPartyScripts: false,
  blockInlineScripts: false,
  blockIframes: false,
  strictBlocking: false,
  deleteUnknownCookies: false,
};

/**
 * The widget as visitors get it, without what a sample page does not need: it contains no code of services and no address
 * of this service, and includes its preferences.
 */
export function previewWidget(configuration: Configuration, locale: string, dark: boolean) {
  const own = { ...configuration, domain: { ...configuration.domain, ...OFF } };
  const content = visibleContent(own, locale);
  const details = preferencesDetails(noticeContentOf(own, content));
  // The widget appends parameters to this address, which the two slashes turn into a comment.
  const base = `data:text/javascript,${encodeURIComponent(`${assembleScript(settings, names, details)}//`)}`;
  const request = { base: 'https://preview.invalid', apiKey: '', optOutSignal: false };
  const config = widgetConfig(own, content, '', request);
  return assembleScript(widgets[variantName({ blocking: 'page', policies: false })]!, names, {
    ...config,
    base,
    embeddings: config.embeddings.map((embedding) => ({ ...embedding, scriptHtmlCode: undefined })),
    links: config.links.map((link) => ({ ...link, url: link.url && '#', newTab: undefined })),
    legalPages: undefined,
    consentSharingDomains: undefined,
    // This rule comes before the theme's own colors, which also apply in dark mode.
    theme: { ...config.theme, css: `.r{color-scheme:${dark ? 'dark' : 'light'}}${config.theme.css ?? ''}` },
  });
}
