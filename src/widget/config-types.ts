import type { DomainFields, Policy } from '../definitions/domain-fields.ts';
import type { EmbeddingFields, EmbeddingText, storageTypes } from '../definitions/embedding-fields.ts';
import type { WidgetSettings } from '../definitions/field.ts';
import type { ThemeFields } from '../definitions/theme-fields.ts';
import type { PlaceholderTexts, SettingsTexts, WidgetTexts } from '../definitions/widget-texts.ts';

/**
 * The configuration that the Worker appends to the bundle. Texts are plain, in the language `locale`; missing switches
 * are off. Long names are shortened (scripts/lib/widget-names.ts).
 */
export type WidgetConfig = {
  /** The service's own address, without a slash at the end. */
  base: string;
  apiKey: string;
  domain: string;
  /** The hash of the consent notice that this configuration shows. */
  notice: string;
  /** The version of the widget and its preferences chunk, which belong together. */
  build: string;
  locale: string;
  /** The language of the texts, if it differs from that of the locale. */
  spoken?: string;
  /** The active locales; `CCM.switchLocale` loads `/app.js` again with `lang`. */
  locales: string[];
  texts: WidgetTexts;
  /** The purposes with embeddings, in the order in which they are shown. */
  purposes: Purpose[];
  /** The active embeddings. */
  embeddings: Embedding[];
  /** Links to legal notice, privacy policy and accessibility statement. */
  links: LegalLink[];
  /** The site's legal pages in all languages. */
  legalPages?: LegalPage[];
  theme: Theme;

  /** The parent domain that the site shares with its `consentSharingDomains`, such as `example.com`. */
  consentCookieDomain?: string;
  /** The hosts that decisions are shared with by links, subdomains included. */
  consentSharingDomains?: string[];
  /** Unix seconds; visitors decide again if they decided before. */
  consentResetBefore?: number;
  /** Unix seconds of the last legally relevant change of an embedding, in any language. */
  legalVersion: number;
  /** The policy in the visitor's region, if it is not opt-in: services run without a decision. */
  policy?: Exclude<Policy, 'optIn'>;
  /** The request for the script had an opt-out signal; the browser may also show it to scripts alone. */
  optOutSignal?: boolean;
  /**
   * If unknown frames are blocked: the hosts, with their ports, whose frames load without consent. Here and in embeddings,
   * `*` means that the hosts are not known.
   */
  frameHosts?: string[];
  /** With strict blocking: the hosts that pages may always connect to. */
  strictHosts?: string[];
} & WidgetSettings<DomainFields>;

type Purpose = { id: string; name: string; mandatory?: boolean };

export type Embedding = {
  id: string;
  key: string;
  name: string;
  /** The name before translation, if it differs. */
  untranslatedName?: string;
  purpose: string;
  /** The hosts of its frames, if unknown frames are blocked. */
  frameHosts?: string[];
  /** With strict blocking, the hosts that it connects to. */
  strictHosts?: string[];
  excludeUrlsMode?: 'exclude' | 'include';
  /** Unix seconds; visitors who accepted it earlier are asked about it again. */
  askedAgain?: number;
  /** It runs without a decision, because it needs no consent in the visitor's region. */
  exempt?: boolean;
  /** The names of what it stores, by the kind of storage; `*` matches anything. */
  assets?: Partial<Record<(typeof storageTypes)[number], string[]>>;
} & WidgetSettings<EmbeddingFields>;

/** The theme of the widget. */
export type Theme = {
  widgetButtons: ('accept' | 'decline' | 'cpanel')[];
  /** A data: URL; left out unless `logoEnabled`. */
  logo?: string;
  /** The icon opens the banner instead of the preferences. */
  iconOpensMain?: boolean;
  whitelabel?: boolean;
  /** The rules for its colors, its own rules, and its rules for placeholders. */
  css?: string;
} & WidgetSettings<ThemeFields>;

/** Without `url` (display mode `direct`) the preferences chunk shows the text itself. */
export type LegalLink = {
  name: string;
  label: string;
  url?: string;
  newTab?: boolean;
};

/** A page that the banner does not cover; `form` is a pattern of path and query. On a `quiet` one the banner does not open. */
type LegalPage = { form: string; quiet?: boolean };

/** The part of the consent notice that the preferences show and the banner does not, in the language `locale`. */
export type PreferencesDetails = {
  locale: string;
  texts: SettingsTexts;
  /** The purposes in the order in which they are shown. */
  purposes: { id: string; name: string; description?: string }[];
  services: Service[];
  /** The legal texts; `lang` is their language, if it differs from `locale`. */
  links?: { name: string; label: string; html?: string; lang?: string }[];
  controller?: string;
  /** How long the decision is stored. */
  retention?: string;
};

/** The part of the consent notice that placeholders show; services only if they have texts of their own. */
export type PlaceholderDetails = {
  texts: PlaceholderTexts;
  services: Pick<Service, 'id' | 'blockedContentTitle' | 'blockedContentText' | 'blockedContentButtonText'>[];
};

export type Service = {
  id: string;
  name: string;
  purpose: string;
  vendor?: string;
  privacyPolicyUrl?: string;
  /** Why it needs no consent in the visitor's region. */
  exempt?: 'statistics' | 'appearance';
  /** The sentence that it loads without consent. */
  loadsBeforeConsent?: string;
  assets?: StoredItem[];
  /** Texts of the placeholder, if they differ from the domain's. */
  blockedContentTitle?: string;
  blockedContentText?: string;
  blockedContentButtonText?: string;
  /** The languages of its texts, if they differ from `locale`. */
  langs?: Partial<Record<EmbeddingText, string>>;
} & Partial<Record<EmbeddingText, string>>;

type StoredItem = {
  name: string;
  storageType: string;
  lifetime?: string;
  description?: string;
  langs?: Partial<Record<'lifetime' | 'description', string>>;
};
