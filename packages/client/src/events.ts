import type { Ccm } from './ccm.ts';

/** The details of `ccm19EmbeddingAccepted`. */
export type AcceptedService = {
  name: string;
  /** ID of the service. */
  code: string;
  /** ID of its purpose. */
  purpose: string;
  mandatory: boolean;
  /** The key of the service. */
  key: string;
};

/** The details of `ccm19CookieAccepted`: those of the service, but `name` is that of the cookie or storage key. */
export type AcceptedCookie = AcceptedService;

/** The details of `ccm19ConsentChanged`: keys of services. */
export type ConsentChange = {
  /** Those that are accepted now. */
  accepted: string[];
  /** Those that came and went since the last event, or since the page began with none. */
  added: string[];
  removed: string[];
};

/** The events of the widget on `window`. */
export interface PlacetEvents {
  /** The widget is ready; events of services that are already accepted follow. */
  ccm19WidgetLoaded: CustomEvent<null>;
  /** The banner or the preferences were closed. */
  ccm19WidgetClosed: CustomEvent<null>;
  ccm19EmbeddingAccepted: CustomEvent<AcceptedService>;
  ccm19CookieAccepted: CustomEvent<AcceptedCookie>;
  /** The state of a service has changed, in whatever way; before a reload that stops a service, too. */
  ccm19ConsentChanged: CustomEvent<ConsentChange>;
  /**
   * The website should show or hide its own banner. The buttons in the element that `CCM.setOwnBanner` names count while
   * `open` is true.
   */
  ccm19OwnBanner: CustomEvent<{ open: boolean }>;
}

/** The widget’s messages in `window.dataLayer`: after each decision, and on each later page view. */
export type DataLayerMessage =
  | { event: 'CCM19.embeddingAccepted'; id: string; name: string }
  | { event: `CCM19.cookieAccepted.${string}` }
  /** `ccm19_{name of the service}` is true if the service is accepted. */
  | { event: 'CCM19.consentStateChanged'; initialConsent: boolean; [service: `ccm19_${string}`]: boolean };

declare global {
  interface Window {
    /** Undefined until the script is loaded. */
    CCM?: Ccm;
  }
  interface WindowEventMap extends PlacetEvents {}
}
