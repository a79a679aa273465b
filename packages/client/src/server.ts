/** The answer of `/app/services`, which may be kept for an hour. */
export type Site = {
  /** Whether the widget writes the cookie. */
  serverCookie: boolean;
  /** Unix seconds; decisions made before no longer count. */
  notBefore: number;
  /** Days after which a decision expires, and after which a rejection does; 0: when the browser is closed. */
  lifetime: number;
  rejectionLifetime: number;
  /** The first eight hex digits of the hashes of the current consent notices. */
  notices: string[];
  /** Parts of scripts that are never blocked. */
  allowedScriptMarkers?: string[];
  services: SiteService[];
};

export type SiteService = {
  id: string;
  key: string;
  name: string;
  purpose: string;
  /** Whether it runs without a decision because it is technically necessary. */
  mandatory: boolean;
  /** Unix seconds since which visitors are asked about it. */
  since: number;
  /** Parts of the URLs or code by which its scripts and iframes are recognized. */
  markers: string[];
  /** Those of scripts, which count in inline code as well. */
  scriptMarkers?: string[];
};

/** What services need in the visitor’s region. */
export type Policy = 'optIn' | 'optOut' | 'noticeOnly' | 'none';

/** A visitor’s decision, as far as a server can know it: never laxer than the browser. */
export type Consent = {
  /** Whether the widget does not ask the visitor. */
  decided: boolean;
  /** Unix seconds of the decision; 0 without one. */
  time: number;
  /** Undefined until the visitor’s browser has run the widget. */
  policy: Policy | undefined;
  /** Whether the service with this key may run. */
  accepts(key: string): boolean;
  /** Whether all services of the purpose with this ID may run. */
  acceptsPurpose(id: string): boolean;
};

/** What one cookie says. */
type State = { time: number; policy: Policy; notice: string; accepted: string[] };

const undecided: Consent = {
  decided: false,
  time: 0,
  policy: undefined,
  accepts: () => false,
  acceptsPurpose: () => false,
};

const MAX_LENGTH = 2000;
const item = String.raw`(?:[a-z0-9][a-z0-9-]{0,39}|@[0-9a-f]{7}|@gpc)`;
const form = new RegExp(
  String.raw`^1\.(0|[1-9]\d{0,9})\.(optIn|optOut|noticeOnly|none)\.([0-9a-f]{8})\.(-|${item}(?:~${item})*)$`,
);

/** Seconds for which a visitor may decide on a page that was loaded before a change. */
const OPEN_PAGE = 86_400;

/** The purposes to which Global Privacy Control applies: ads and social media. */
const SOLD_OR_SHARED = ['cdcbd7c', '6cd2721'];

/** The different values of a cookie. */
const valuesOf = (header: unknown, name: string) => [
  ...new Set(
    (typeof header === 'string' ? header : '')
      .split(';')
      .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1)),
  ),
];

function readState(header: unknown, domainId: string): State | undefined {
  const [value = '', another] = valuesOf(header, `placet_state_${domainId}`);
  // Of two cookies, nobody can tell which one counts.
  const [, time, policy, notice, list] =
    (another === undefined && value.length <= MAX_LENGTH && form.exec(value)) || [];
  if (list === undefined) return undefined;
  const accepted = list === '-' ? [] : list.split('~');
  return { time: Number(time), policy: policy as Policy, notice: notice!, accepted };
}

/** Seconds until a decision expires. */
function secondsLeft({ time, accepted }: State, { services, lifetime, rejectionLifetime }: Site) {
  const rejectsAll = services.every(({ key, mandatory }) => mandatory || !accepted.includes(key));
  const days = rejectsAll ? Math.max(lifetime, rejectionLifetime) : lifetime;
  return lifetime === 0 ? Infinity : Math.floor(time + days * 86_400 - Date.now() / 1000);
}

/** Whether the site no longer accepts a decision. */
function hasEnded(state: State, site: Site) {
  const { time, notice, accepted } = state;
  const { services, notices, notBefore } = site;
  if (time < notBefore || secondsLeft(state, site) <= 0) return true;
  // The widget has compared the decision with what the notice lists.
  if (notices.includes(notice)) return false;
  const shownSince = time - OPEN_PAGE;
  if (shownSince < notBefore) return true;
  const isOld = ({ since }: SiteService) => since <= shownSince;
  return services.some(
    (added) =>
      !isOld(added) &&
      !added.mandatory &&
      // A purpose that was rejected as a whole is rejected with services that come later.
      (accepted.includes(`@${added.purpose}`) ||
        services.some(({ key, purpose }) => purpose === added.purpose && accepted.includes(key)) ||
        !services.some((other) => other.purpose === added.purpose && isOld(other))),
  );
}

/**
 * Reads a visitor’s decision from the request header `Cookie`. Never throws: a missing, malformed or contradictory cookie is
 * no decision. With `site`, the answer of `/app/services`, the first page view after a reset is right as well; with the
 * request header `Sec-GPC` also the first one with Global Privacy Control.
 */
export function readConsent(
  cookieHeader: string | null | undefined,
  domainId: string,
  site?: Site | null,
  secGpc?: string | null,
): Consent {
  try {
    const state = readState(cookieHeader, domainId);
    if (!state || (site && !site.serverCookie)) return undecided;
    const isSignalNew = isOptOut(secGpc) && !state.accepted.includes('@gpc');
    const ruledOut = isSignalNew ? soldOrShared(state, site) : [];
    const isOutdated = site && state.time > 0 && hasEnded(state, site);
    const isAsked = !state.time || isOutdated || ruledOut.length > 0;
    if (isAsked && state.policy === 'optIn') return undecided;
    const counts = (one: string) => !isOutdated && one !== '@gpc' && !ruledOut.includes(one);
    const accepted = new Set(state.accepted.filter(counts));
    // The cookie has no room for the keys of hundreds of services.
    const isCurrent = site?.notices.includes(state.notice);
    const purposes = new Map(isCurrent ? site!.services.map(({ key, purpose }) => [key, purpose]) : []);
    return {
      decided: !isAsked || state.policy === 'none',
      time: isAsked ? 0 : state.time,
      policy: state.policy,
      accepts: (key) => isKey(key) && (accepted.has(key) || accepted.has(`@${purposes.get(key) ?? ''}`)),
      acceptsPurpose: (id) => accepted.has(`@${id}`),
    };
  } catch {
    return undecided;
  }
}

/** Of several headers, which servers join by commas, one with exactly "1" is enough. */
const isOptOut = (header: string | null | undefined) =>
  (header ?? '').split(',').some((value) => value.replace(/^[ \t]+|[ \t]+$/g, '') === '1');

const isKey = (key: unknown) => typeof key === 'string' && !key.startsWith('@');

/** What Global Privacy Control rules out of a state: everything, if the purposes of the services are not known. */
function soldOrShared({ accepted }: State, site: Site | null | undefined) {
  if (!site) return accepted;
  const keys = site.services.filter(({ purpose }) => SOLD_OR_SHARED.includes(purpose)).map(({ key }) => key);
  return accepted.filter((one) => SOLD_OR_SHARED.includes(one.slice(1)) || keys.includes(one));
}
