import { widgetSettings } from '../../definitions/field.ts';
import { domainFields } from '../../definitions/domain-fields.ts';
import { embeddingFields } from '../../definitions/embedding-fields.ts';
import { now } from '../../env.ts';
import { builtIn } from '../../texts/index.ts';
import type { Embedding, WidgetConfig } from '../../widget/config-types.ts';
import { firstTexts, type WidgetTexts } from '../../definitions/widget-texts.ts';
import { addressForms, frameHosts } from '../../lib/http/marker-hosts.ts';
import { legalPages } from '../content/legal-links.ts';
import { cookieDomainOf, partnersOf } from '../content/own-storage.ts';
import { fillText } from '../../lib/text/fill-placeholders.ts';
import { unlessEmpty } from '../../lib/unless-empty.ts';
import type { VisibleContent } from '../content/visible-content.ts';
import type { Configuration } from '../content/configuration.ts';
import type { PublishedSite } from '../site/published-site.ts';
import { widgetTheme } from './widget-theme.ts';
import { build } from '../widget.gen.ts';

/**
 * The address of the service, the embed key of the snippet, and whether the snippet calls the script by a name of CCM19’s and
 * the browser sends an opt-out signal.
 */
export type ScriptRequest = { base: string; apiKey: string; isCcm19Snippet: boolean; optOutSignal: boolean };

const domainSettings = widgetSettings(domainFields);
const embeddingSettings = widgetSettings(embeddingFields);

/** The widget's configuration for one locale: its visible content, the hash of its notice, and the domain's settings. */
export function widgetConfig(
  configuration: Configuration,
  content: VisibleContent,
  notice: string,
  { base, apiKey, isCcm19Snippet, optOutSignal }: ScriptRequest,
  strictHosts?: PublishedSite['strictHosts'],
): WidgetConfig {
  const { domain, embeddings, locales, placeholders } = configuration;
  const { locale, language, policy, texts, purposes, services, links } = content;
  const newTab = {
    imprint: domain.imprintOpenInNewTab,
    privacyPolicy: domain.privacyPolicyOpenInNewTab,
    accessibility: true,
  };
  const blocksFrames = domain.blockIframes && domain.iframeBlockMode === 'whitelist';
  const { signalHonored } = builtIn(language ?? locale).widget;
  const shown = { ...texts, signalHonored: texts.signalHonored || (optOutSignal && signalHonored) };
  return {
    base,
    apiKey,
    domain: domain.id,
    notice,
    build,
    locale,
    spoken: language,
    locales: locales.map(({ name }) => name),
    texts: Object.fromEntries(
      firstTexts.filter((name) => shown[name]).map((name) => [name, shown[name]]),
    ) as WidgetTexts,
    purposes: purposes
      .filter(({ id }) => services.some(({ purpose }) => purpose === id))
      .map(({ id, name, mandatory }) => ({ id, name, mandatory })),
    embeddings: embeddings.map((embedding, i) => ({
      ...embeddingOf(embedding, services[i]!, fillText(embedding.name, placeholders)),
      frameHosts: blocksFrames ? unlessEmpty(frameHosts(embedding.iframeMarkers)) : undefined,
      strictHosts: strictHosts && unlessEmpty(strictHosts.ofEmbeddings[i]!),
    })),
    links: links.map(({ name, label, url, html }) =>
      html ? { name, label } : { name, label, url, newTab: newTab[name] || undefined },
    ),
    legalPages: unlessEmpty(legalPages(configuration)),
    theme: widgetTheme(configuration, policy),
    consentCookieDomain: cookieDomainOf(domain),
    consentSharingDomains: domain.consentSharingCrossDomain
      ? unlessEmpty(partnersOf(domain).filter(Boolean))
      : undefined,
    consentResetBefore: resetBefore(domain) || undefined,
    legalVersion: domain.legalChangedAt,
    policy: policy === 'optIn' ? undefined : policy,
    optOutSignal: optOutSignal || undefined,
    strictHosts: strictHosts && [new URL(base).host, ...strictHosts.own],
    frameHosts: blocksFrames ? [new URL(base).host, ...frameHosts(domain.iframeMarkers)] : undefined,
    ...withAddressForms(domainSettings(domain)),
    importCcm19Decisions: domain.importCcm19Decisions || isCcm19Snippet || undefined,
    // A notice has no such button; the preferences always have it.
    ...((policy === 'noticeOnly' || policy === 'none') && { declineButtonEnforced: undefined }),
  };
}

/**
 * The time before which decisions do not count, in Unix seconds: a day that is still to come does not hide that all were asked
 * again before.
 */
export const resetBefore = ({ consentResetBeforeDate, askedAllSince }: Configuration['domain']) => {
  const day = consentResetBeforeDate ? Date.parse(consentResetBeforeDate) / 1000 : 0;
  return askedAllSince > 0 && day > now() ? askedAllSince : Math.max(day, askedAllSince);
};

/** Settings with all forms of their markers. */
const withAddressForms = <T extends object>(settings: T) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      name.endsWith('Markers') ? addressForms(value as string[]) : (value as unknown),
    ]),
  ) as T;

/** The properties of an embedding that the banner shows or that blocking needs. */
const embeddingOf = (
  embedding: Configuration['embeddings'][number],
  content: VisibleContent['services'][number],
  name: string,
): Embedding => ({
  ...withAddressForms(embeddingSettings(embedding)),
  id: content.id,
  key: embedding.key,
  name: content.name,
  untranslatedName: name === content.name ? undefined : name,
  purpose: content.purpose,
  askedAgain: embedding.askedAgain || undefined,
  loadBeforeConsent: content.loadsBeforeConsent ? true : undefined,
  excludeUrlsMode: embedding.excludeFromUrls.length > 0 ? embedding.excludeUrlsMode : undefined,
  exempt: content.exempt ? true : undefined,
  assets: embedding.assets[0] && namesByStorage(embedding.assets),
});

const namesByStorage = (assets: Configuration['embeddings'][number]['assets']) =>
  Object.fromEntries(
    assets.map(({ storageType }) => [
      storageType,
      assets.filter((asset) => asset.storageType === storageType).map(({ name }) => name),
    ]),
  );
