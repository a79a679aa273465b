/** How a visitor behaves: decides nothing, rejects, accepts, or sends Global Privacy Control and decides nothing. */
export const modes = ['undecided', 'rejected', 'accepted', 'signal'] as const;
export type Mode = (typeof modes)[number];

/** Before or after the visitor's decision in this visit. */
export type Phase = 'before' | 'after';

/**
 * A request of the page, or a hint to connect to a host in advance, of the kind `preconnect`; `connection` is what only the
 * proxy has seen, `frame-connection` such a one to the host of an iframe that was then blocked.
 */
export type Sent = {
  url: string;
  kind: string;
  /** The address of the script, style sheet or page that started it. */
  startedBy: string;
  page: string;
  phase: Phase;
  /** The address at Google of a script of the website whose content is Google’s tag. */
  copyOf?: string;
};

type StorageType = 'cookie' | 'localStorage' | 'sessionStorage';
export type Stored = {
  type: StorageType;
  name: string;
  /** The host that can read it. */
  host: string;
  /** Days until it expires; absent where it ends with the session or has no end. */
  days?: number;
  phase: Phase;
};

/** What kept something of the page from loading, with what the browser says about it. */
export type Obstacle = {
  /** Placet’s script, its strict blocking, a policy of the website, the browser or a filter list, or the network. */
  by: 'script' | 'strict' | 'policy' | 'client' | 'network';
  url: string;
  detail: string;
  /** The key of the service that Placet’s script names. */
  service?: string;
  phase: Phase;
};

/** A service that the website declares by its widget, with the parts of addresses and code by which it is recognized. */
export type DeclaredService = { key: string; name: string; markers: string[]; accepted: boolean };

/** A button of the banner as it is drawn. */
export type Button = {
  label: string;
  width: number;
  height: number;
  fontSize: number;
  fontWeight: number;
  /** The contrast of its text, 1 to 21; absent where a picture or gradient is behind it. */
  contrast?: number;
  /** Whether its background differs from that of what is around it. */
  filled: boolean;
  /** How often Tab was pressed until it had the focus; absent where it never did. */
  tabs?: number;
};

export type Banner = {
  /** Milliseconds from the start of the navigation until the accept button was visible; absent where it never was. */
  visibleAfter?: number;
  accept?: Button;
  /** The reject button, where the first layer shows one. */
  reject?: Button;
  /** The buttons that were sought and not found. */
  missing: ('accept' | 'reject')[];
  /** Where the buttons come from: Placet itself, or selectors. */
  source: 'placet' | 'selectors';
};

export type Visit = {
  mode: Mode;
  /** The browser and its version. */
  browser: string;
  pages: string[];
  sent: Sent[];
  stored: Stored[];
  /** Whether the decision of this mode was made: true without one to make. */
  decided: boolean;
  /** Whether all its pages were opened, and everything that they requested was recorded. */
  complete: boolean;
  banner?: Banner;
  /** The first view with the banner, as a JPEG in base64; absent where the browser made none in time. */
  picture?: string;
  /** The text of the declaration or the preferences, line by line. */
  declaration?: string[];
  /** The services of Placet’s widget on the last page that answered. */
  services?: DeclaredService[];
  obstacles: Obstacle[];
  /** Whether Placet is on the page. */
  placet: boolean;
  /** Whether the site asks for consent here; undefined where the page does not say so. */
  asks?: boolean;
  /** The limits that ended the visit early, or what was refused in it. */
  limits: Limit[];
};

export type Limit = {
  kind:
    | 'time'
    | 'memory'
    | 'bytes'
    | 'requests'
    | 'names'
    | 'loop'
    | 'left'
    | 'refused'
    | 'page'
    | 'unreachable';
  detail: string;
};
