import { widgetSettings } from '../definitions/field.ts';
import { domainFields } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { commonParent, hostNameOf } from '../lib/website.ts';
import type { Embedding, WidgetConfig } from '../widget/config-types.ts';
import { firstTexts, type WidgetTexts } from '../definitions/widget-texts.ts';
import { frameHosts } from './frame-hosts.ts';
import { legalPages } from './legal-links.ts';
import { fillText } from './fill-placeholders.ts';
import { loadsBeforeConsent, unlessEmpty } from './localized-service.ts';
import type { VisibleContent } from './visible-content.ts';
import type { Configuration } from './configuration.ts';
import { widgetTheme } from './widget-theme.ts';
import { build } from './widget.gen.ts';

/** The address of the service, the visitor's locale, and whether the visitor's region is exempt from the banner. */
export type ScriptRequest = { base: string; apiKey: string; locale: string; exempt: boolean };

/** The widget's configuration for one locale: its visible content, the hash of its notice, and the domain's settings. */
export function widgetConfig(
  configuration: Configuration,
  { base, apiKey, locale, exempt }: ScriptRequest,
  { language, texts, purposes, services, links }: VisibleContent,
  notice: string,
): WidgetConfig {
  const { domain, embeddings, locales, placeholders } = configuration;
  const partners = domain.consentSharingDomains.map((name) => hostNameOf(name) ?? '');
  const { imprintOpenInNewTab, privacyPolicyOpenInNewTab } = domain;
  const newTab = {
    imprint: imprintOpenInNewTab,
    privacyPolicy: privacyPolicyOpenInNewTab,
    accessibility: true,
  };
  const policy = domain.blockIframes && domain.iframeBlockMode === 'whitelist';
  return {
    base,
    apiKey,
    domain: domain.id,
    notice,
    build,
    locale,
    spoken: language,
    locales: locales.map(({ name }) => name),
    texts: Object.fromEntries(firstTexts.map((name) => [name, texts[name]])) as WidgetTexts,
    purposes: purposes
      .filter(({ id }) => services.some(({ purpose }) => purpose === id))
      .map(({ id, name, mandatory }) => ({ id, name, mandatory })),
    embeddings: embeddings.map((embedding, i) => ({
      ...embeddingOf(embedding, services[i]!, fillText(embedding.name, placeholders)),
      frameHosts: policy ? unlessEmpty(frameHosts(embedding.iframeMarkers)) : undefined,
    })),
    links: links.map(({ name, label, url, html }) =>
      html ? { name, label } : { name, label, url, newTab: newTab[name] || undefined },
    ),
    legalPages: unlessEmpty(legalPages(configuration)),
    theme: widgetTheme(configuration, base),
    consentCookieDomain: commonParent([hostNameOf(domain.name) ?? '', ...partners]),
    consentSharingDomains: domain.consentSharingCrossDomain
      ? unlessEmpty(partners.filter(Boolean))
      : undefined,
    consentResetBefore: domain.consentResetBeforeDate
      ? Date.parse(domain.consentResetBeforeDate) / 1000
      : undefined,
    legalVersion: domain.legalChangedAt,
    outsideEu: exempt || undefined,
    frameHosts: policy ? [new URL(base).host, ...frameHosts(domain.iframeMarkers)] : undefined,
    ...widgetSettings(domainFields, domain),
  };
}

/** The properties of an embedding that the banner shows or that blocking needs. */
const embeddingOf = (
  embedding: Configuration['embeddings'][number],
  content: VisibleContent['services'][number],
  name: string,
): Embedding => ({
  ...widgetSettings(embeddingFields, embedding),
  id: content.id,
  name: content.name,
  untranslatedName: name === content.name ? undefined : name,
  purpose: content.purpose,
  vendor: content.vendor,
  loadBeforeConsent: loadsBeforeConsent(embedding) || undefined,
  excludeUrlsMode: embedding.excludeFromUrls.length > 0 ? embedding.excludeUrlsMode : undefined,
  assets: unlessEmpty(embedding.assets.map(({ name, storageType }) => ({ name, storageType }))),
});
