/** A service (`embedding` in the API) by its ID, its key, which stays the same, and its name in the page’s language. */
export type Service = { id: string; key: string; name: string };

/** A service as `CCM.debug()` shows it: `allowed` means that no decision covers it, and that it needs none. */
export type DebuggedService = Service & {
  purpose: string;
  /** The parts of addresses and code by which its scripts and iframes are recognized. */
  markers: string[];
  state: 'accepted' | 'rejected' | 'undecided' | 'allowed';
  /** The rule that the state follows from: the visitor’s decision, one of the region, a signal, or why no decision counts. */
  reason:
    | 'necessary'
    | 'decision'
    | 'policy'
    | 'exempt'
    | 'objection'
    | 'globalPrivacyControl'
    | 'doNotTrack'
    | 'noDecision'
    | 'notCovered'
    | 'reset'
    | 'legalChange';
  /** The time of the decision or objection (ISO 8601); empty if the state follows from neither. */
  since: string;
};

/** An element that waits for consent. */
export type BlockedElement = {
  element: Element;
  /** Its address, or the beginning of its code. */
  address: string;
  /** The key of the service that it waits for, and the marker by which it belongs to it; empty for no service. */
  service: string;
  marker: string;
  /** The setting of the domain that blocks it, if no service does; `nonce` if it stays blocked without the snippet’s nonce. */
  rule: string;
  /** The time of the decision that rejects the service (ISO 8601); empty if none does. */
  since: string;
};

/** What `CCM.debug()` shows. */
export type DebuggedPage = {
  blocked: BlockedElement[];
  services: DebuggedService[];
  /** The calls to other tools, each after the name of its tool. */
  signals: unknown[][];
  /** The policy of the visitor’s region, where decisions are stored, and the hash of the consent notice. */
  policy: 'optIn' | 'optOut' | 'noticeOnly' | 'none';
  storage: 'cookie' | 'localStorage' | 'sessionStorage';
  notice: string;
  /** With strict blocking, what it has stopped: the directive of its policy and the host. */
  stopped: string[];
};

/** The programming interface of the widget, `window.CCM`. */
export interface Ccm {
  /** Version of the widget. */
  version: string;
  /** Names of the cookies and storage keys of accepted services; empty before a decision where consent is asked for. */
  readonly acceptedCookies: string[];
  /** The accepted services; empty before a decision where consent is asked for. */
  readonly acceptedEmbeddings: Service[];
  /** Whether there is a valid decision, even if it rejects everything. */
  readonly consent: boolean;
  /** Whether the visitor still has to be asked for consent; always false where no consent is asked for. */
  readonly consentRequired: boolean;
  /** Whether the visitor’s first decision was made on this page, and no other since. */
  readonly initialConsent: boolean;
  /** Whether the visitor has decided, and all services are on: accepted, or left on where they need no consent. */
  readonly fullConsentGiven: boolean;
  /** The visitor’s consent ID; `null` before a decision. */
  readonly ucid: string | null;
  /** The decision as a URL fragment, for links to domains that share decisions; otherwise empty. */
  crossDomainConsentString: string;
  openWidget: () => void;
  closeWidget: () => void;
  /** Opens the preferences. */
  openControlPanel: () => void;
  closeControlPanel: () => void;
  /** The active locales, such as `en_US`. */
  availableLocales: () => string[];
  /** Shows the widget in another of the active locales. */
  switchLocale(name: string): void;
  /** Prints what is blocked and why, the services with their states and the calls to other tools, and resolves with it. */
  debug: (options?: { live?: boolean }) => Promise<DebuggedPage>;
  /** Opens an address, with the decision if it belongs to a domain that shares decisions. */
  navigate(url: string, replace?: boolean, navigateTop?: boolean): void;
  /**
   * Names the website’s own banner, whose buttons then accept and reject while it is open; the last call counts. Only with
   * the setting `ownBanner`.
   */
  readonly setOwnBanner?: (element: Element | null) => void;
  /** The texts that the website’s own banner has to show; only with the setting `ownBanner`. */
  readonly bannerContent?: BannerContent;
}

/** A service of the banner; `exempt` if it runs without consent until the visitor objects, so that a switch for it starts on. */
export type OptionalService = Omit<Service, 'key'> & { exempt?: true };

/** The texts of the banner in the page’s language. */
export type BannerContent = {
  /** Hash of the consent notice. */
  notice: string;
  locale: string;
  title: string;
  paragraphs: string[];
  /** The purposes of optional services, with these services. */
  optional: { id: string; name: string; services: OptionalService[] }[];
  /** Labels of the buttons that accept all, reject all, and open the preferences. */
  buttons: { accept: string; reject: string; open: string };
  /** Legal pages; without `url`, Placet’s banner shows the text itself. */
  links: { label: string; url: string | undefined }[];
};
