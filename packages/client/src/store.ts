import type { Service } from './ccm.ts';
import type { PlacetEvents } from './events.ts';

/** The state of consent: the same object until something changes. */
export type Snapshot = {
  /** Whether the script is loaded. */
  readonly loaded: boolean;
  /** Whether there is a valid decision, even if it rejects everything. */
  readonly consent: boolean;
  /** Whether the visitor still has to be asked for consent. */
  readonly consentRequired: boolean;
  readonly initialConsent: boolean;
  readonly fullConsentGiven: boolean;
  readonly ucid: string | null;
  readonly acceptedEmbeddings: readonly Service[];
  readonly acceptedCookies: readonly string[];
};

const notLoaded: Snapshot = {
  loaded: false,
  consent: false,
  consentRequired: false,
  initialConsent: false,
  fullConsentGiven: false,
  ucid: null,
  acceptedEmbeddings: [],
  acceptedCookies: [],
};

function read(): Snapshot {
  const ccm = globalThis.window?.CCM;
  if (!ccm) return notLoaded;
  const { consent, consentRequired, initialConsent, fullConsentGiven, ucid } = ccm;
  const { acceptedEmbeddings, acceptedCookies } = ccm;
  return {
    loaded: true,
    consent,
    consentRequired,
    initialConsent,
    fullConsentGiven,
    ucid,
    acceptedEmbeddings,
    acceptedCookies,
  };
}

let current = notLoaded;

/** The current state, as React’s `useSyncExternalStore` needs it: a new object only after a change. */
export function getSnapshot(): Snapshot {
  const now = read();
  if (JSON.stringify(now) !== JSON.stringify(current)) current = now;
  return current;
}

/** The state on a server: not loaded, nothing accepted. */
export const getServerSnapshot = (): Snapshot => notLoaded;

const widgetEvents: (keyof PlacetEvents)[] = [
  'ccm19WidgetLoaded',
  'ccm19WidgetClosed',
  'ccm19ConsentChanged',
  'ccm19OwnBanner',
];
/**
 * Everything that can change the state: events of the widget, a change of its language, a click, which may be a decision, and
 * a decision in another tab.
 */
const causes = [...widgetEvents, 'placet', 'click', 'storage', 'pageshow', 'visibilitychange'];

const listeners = new Set<() => void>();
/** The state that the listeners know: a component may read a newer one before they are called. */
let told = notLoaded;

function check() {
  const before = told;
  told = getSnapshot();
  if (told !== before) for (const listener of listeners) listener();
}

// Later, because the widget’s own listeners may run after this one.
const checkLater = () => setTimeout(check);

/** Calls the listener after each change of the state. Returns the function that ends the subscription. */
export function subscribe(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  // A function that is subscribed twice is called twice.
  const own = () => listener();
  if (listeners.size === 0) {
    told = getSnapshot();
    for (const type of causes) addEventListener(type, checkLater, true);
  }
  listeners.add(own);
  return () => {
    listeners.delete(own);
    if (listeners.size === 0) for (const type of causes) removeEventListener(type, checkLater, true);
  };
}
