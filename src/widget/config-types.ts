import type { DomainFields } from '../definitions/domain-fields.ts';
import type { EmbeddingFields, EmbeddingText } from '../definitions/embedding-fields.ts';
import type { WidgetSettings } from '../definitions/field.ts';
import type { ThemeFields } from '../definitions/theme-fields.ts';
import type { SettingsTexts, WidgetTexts } from '../definitions/widget-texts.ts';

/**
 * What the Worker appends to the bundle as JSON: what is named here, and the settings that their definition gives to the
 * widget. Every text is in the language `locale`, with placeholders filled in; texts are plain text except the ones called
 * `html`. An optional switch that is left out is off, a list empty.
 *
 * Names of five characters and more, here and in the definitions, are shortened in the delivered script
 * wherever they stand: scripts/lib/widget-names.ts, which refuses those that DOM or CSS know.
 */
export type WidgetConfig = {
  /** The service's own address, without a slash at the end. */
  base: string;
  apiKey: string;
  domain: string;
  /** The hash of what this configuration shows, by which a decision names it. */
  notice: string;
  /** Names the two parts of the widget that belong together. */
  build: string;
  locale: string;
  /** The language of the texts, where there are none in that of the locale. */
  spoken?: string;
  /** The active locales; `CCM.switchLocale` loads `/app.js` again with `lang`. */
  locales: string[];
  texts: WidgetTexts;
  /** In the order in which they are shown; one without embeddings is not shown. */
  purposes: Purpose[];
  /** The active ones only. */
  embeddings: Embedding[];
  /** Imprint, privacy policy and accessibility statement, as far as there are any. */
  links: LegalLink[];
  /** Where such pages are, in all languages. */
  legalPages?: LegalPage[];
  theme: Theme;

  /** The parent domain that the site shares with its `consentSharingDomains`, such as `example.com`. */
  consentCookieDomain?: string;
  /** The hosts that decisions are shared with by links, sub-domains included; none where the domain does not share so. */
  consentSharingDomains?: string[];
  /** Unix seconds, UTC. */
  consentResetBefore?: number;
  /** When an embedding was last changed in a way that is legally relevant, in any language; Unix seconds. */
  legalVersion: number;
  /** The theme says `enableOnlyInEu` and the visitor is elsewhere: nothing is asked, all counts as accepted but what GPC forbids. */
  outsideEu?: boolean;
  /**
   * Where unknown frames are blocked: the hosts, with their ports, whose frames load whatever the visitor decides. Here and
   * in embeddings, `*` stands for hosts that are not known beforehand.
   */
  frameHosts?: string[];
} & WidgetSettings<DomainFields>;

export type Purpose = { id: string; name: string; mandatory?: boolean };

export type Embedding = {
  id: string;
  name: string;
  /** Where that is translated. */
  untranslatedName?: string;
  purpose: string;
  vendor?: string;
  /** Those of its frames, where unknown ones are blocked. */
  frameHosts?: string[];
  excludeUrlsMode?: 'exclude' | 'include';
  assets?: Asset[];
} & WidgetSettings<EmbeddingFields>;

export type Asset = {
  /** `*` stands for anything. */
  name: string;
  storageType: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDb' | 'webSql' | 'other';
};

/** What a theme changes in the browser. */
export type Theme = {
  widgetButtons: ('accept' | 'decline' | 'cpanel')[];
  /** A data: address; left out unless `logoEnabled`. */
  logo?: string;
  /** The icon opens the first layer instead of the settings. */
  iconOpensMain?: boolean;
  whitelabel?: boolean;
  /** The rules of its colours, followed by its own and those for placeholders. */
  css?: string;
} & WidgetSettings<ThemeFields>;

/** Without `url` (display mode `direct`) the second part shows the text itself. */
export type LegalLink = {
  name: string;
  label: string;
  url?: string;
  newTab?: boolean;
};

/** A page that the first layer does not cover, by what its path and query match. `quiet`: on it nothing is asked. */
export type LegalPage = { form: string; quiet?: boolean };

/** What the second part shows, in the language `locale`: the notice, as far as the first part does not. */
export type PreferencesDetails = {
  locale: string;
  texts: SettingsTexts;
  /** In the order in which they are shown. */
  purposes: { id: string; name: string; description?: string }[];
  services: Service[];
  /** The legal texts that are shown here; `lang` where that is another language. */
  links?: { name: string; label: string; html?: string; lang?: string }[];
  controller?: string;
  /** How long the decision is kept. */
  retention?: string;
};

export type Service = {
  id: string;
  name: string;
  purpose: string;
  vendor?: string;
  privacyPolicyUrl?: string;
  assets?: StoredItem[];
  /** Only where they differ from the domain's texts. */
  blockedContentTitle?: string;
  blockedContentText?: string;
  blockedContentButtonText?: string;
  /** The languages of its texts, where they are others. */
  langs?: Partial<Record<EmbeddingText, string>>;
} & Partial<Record<EmbeddingText, string>>;

export type StoredItem = {
  name: string;
  storageType: string;
  lifetime?: string;
  description?: string;
  langs?: Partial<Record<'lifetime' | 'description', string>>;
};
