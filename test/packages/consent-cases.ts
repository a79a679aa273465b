import type { Site, SiteService } from '../../packages/client/src/server.ts';

// What every reader of the cookie must say (packages/client, packages/php and, without `site` and `gpc`, the Python of
// docs/website/server-side.md).

export const domainId = 'a3d91c0be552';
const name = `placet_state_${domainId}`;
const now = Math.floor(Date.now() / 1000);
const day = 86_400;
export const decidedAt = now - 10 * day;

const service = (key: string, purpose: string, since = 0, more: Partial<SiteService> = {}): SiteService => ({
  id: key,
  key,
  name: key,
  purpose,
  mandatory: false,
  since,
  markers: [],
  ...more,
});
const [statistics, ads, social, external] = ['a717ff5', 'cdcbd7c', '6cd2721', '7c19e32'];
const notice = '1a2b3c4d';

export const site: Site = {
  serverCookie: true,
  notBefore: 0,
  lifetime: 365,
  rejectionLifetime: 365,
  notices: [notice],
  services: [
    service('session', '41ba25c', 0, { mandatory: true }),
    service('matomo', statistics),
    service('adverts', ads),
    service('youtube', social),
    service('maps', external),
  ],
};
const changed = (more: Partial<Site>): Site => ({ ...site, notices: ['ffffffff'], ...more });
const withService = (...added: SiteService[]) => changed({ services: [...site.services, ...added] });

const value = (accepted: string, time = decidedAt, policy = 'optIn') =>
  `1.${time}.${policy}.${notice}.${accepted}`;
const cookie = (...of: Parameters<typeof value>) => `${name}=${value(...of)}`;
const many = Array.from({ length: 200 }, (_, i) => service(`service-${i}`, statistics));

export type Case = {
  title: string;
  header: string | null;
  site?: Site;
  gpc?: string;
  /** What must be accepted of `keys`, and of the purposes. */
  decided: boolean;
  time?: number;
  policy?: string;
  accepts?: string[];
  purposes?: string[];
};
export const keys = [
  'session',
  'matomo',
  'adverts',
  'youtube',
  'maps',
  'new',
  'Matomo',
  '@a717ff5',
  '',
  'service-199',
];
export const purposes = ['41ba25c', statistics, ads, social, external, 'gpc', ''];

const all = 'session~matomo~adverts~youtube~maps~@41ba25c~@a717ff5~@cdcbd7c~@6cd2721~@7c19e32';
const accepted = {
  decided: true,
  time: decidedAt,
  policy: 'optIn',
  accepts: ['session', 'matomo', 'adverts', 'youtube', 'maps'],
  purposes: ['41ba25c', statistics, ads, social, external],
};
const undecided = { decided: false };
const partly = {
  decided: true,
  time: decidedAt,
  policy: 'optIn',
  accepts: ['session', 'matomo'],
  purposes: ['41ba25c', statistics],
};
const partlyCookie = cookie('session~matomo~@41ba25c~@a717ff5');
const running = 'session~matomo~adverts~@41ba25c~@a717ff5~@cdcbd7c';

export const cases: Case[] = [
  { title: 'no cookie', header: null, ...undecided },
  { title: 'an empty header', header: '', ...undecided },
  { title: 'everything accepted', header: cookie(all), ...accepted },
  { title: 'everything accepted, with the site', header: cookie(all), site, ...accepted },
  { title: 'among others', header: `a=b; ${cookie(all)};c="d; e"`, ...accepted },
  { title: 'twice with one value', header: `${cookie(all)}; ${cookie(all)}`, ...accepted },
  { title: 'twice with different values', header: `${cookie(all)}; ${cookie('-')}`, ...undecided },
  { title: 'twice, one empty', header: `${cookie(all)}; ${name}=`, ...undecided },
  {
    title: 'of another domain on this host',
    header: cookie(all).replace(domainId, '0123456789ab'),
    ...undecided,
  },
  {
    title: 'of two domains on this host',
    header: `${cookie(all).replace(domainId, '0123456789ab')}; ${partlyCookie}`,
    ...partly,
  },
  {
    title: 'everything rejected',
    header: cookie('-'),
    site,
    decided: true,
    time: decidedAt,
    policy: 'optIn',
  },
  { title: 'partly accepted', header: partlyCookie, site, ...partly },
  {
    title: 'no decision in a region without opt-in',
    header: cookie(running, 0, 'optOut'),
    site,
    ...undecided,
    time: 0,
    policy: 'optOut',
    accepts: ['session', 'matomo', 'adverts'],
    purposes: ['41ba25c', statistics, ads],
  },
  { title: 'no decision where opt-in is needed', header: cookie(running, 0), ...undecided },
  {
    title: 'no decision where none is needed',
    header: cookie('session~matomo', 0, 'none'),
    decided: true,
    time: 0,
    policy: 'none',
    accepts: ['session', 'matomo'],
  },
  ...[
    'x',
    '1',
    '1....',
    value(all).replace('1.', '2.'),
    value(all, -1),
    value(all, 1e11),
    value(all).replace('optIn', 'optin'),
    value(all).replace(notice, notice.toUpperCase()),
    value(all).replace(notice, notice.slice(1)),
    value(''),
    value('Matomo'),
    value('-matomo'),
    value('matomo~'),
    value('~matomo'),
    value('matomo~~maps'),
    value('matomo,maps'),
    value('@A717FF5'),
    value('@a717ff'),
    value('x'.repeat(41)),
    value('matomo\n'),
    value('matomo%0A'),
    `"${value(all)}"`,
    value(Array(300).fill('service').join('~')),
    `${value(all)}\0`,
  ].map((wrong, i) => ({ title: `malformed (${i})`, header: `${name}=${wrong}`, ...undecided })),
  { title: 'a name that only ends alike', header: `x${cookie(all)}`, ...undecided },
  { title: 'a name in other letters', header: cookie(all).toUpperCase(), ...undecided },
  { title: 'after a reset', header: cookie(all), site: changed({ notBefore: decidedAt + 1 }), ...undecided },
  {
    title: 'at the time of a reset',
    header: cookie(all),
    site: { ...site, notBefore: decidedAt },
    ...accepted,
  },
  { title: 'after a shorter lifetime', header: cookie(all), site: { ...site, lifetime: 9 }, ...undecided },
  { title: 'within a shorter lifetime', header: cookie(all), site: { ...site, lifetime: 11 }, ...accepted },
  { title: 'until the browser is closed', header: cookie(all), site: { ...site, lifetime: 0 }, ...accepted },
  {
    title: 'a rejection with a longer lifetime',
    header: cookie('session'),
    site: { ...site, lifetime: 9, rejectionLifetime: 180 },
    decided: true,
    time: decidedAt,
    policy: 'optIn',
    accepts: ['session'],
  },
  {
    title: 'where the setting is off',
    header: cookie(all),
    site: { ...site, serverCookie: false },
    ...undecided,
  },
  { title: 'after other texts', header: cookie(all), site: changed({}), ...accepted },
  {
    title: 'after a new service of an accepted purpose',
    header: partlyCookie,
    site: withService(service('new', statistics, now)),
    ...undecided,
  },
  {
    title: 'after a new service of a purpose that was rejected as a whole',
    header: partlyCookie,
    site: withService(service('new', ads, now)),
    ...partly,
  },
  {
    title: 'after a new service of a partly accepted purpose',
    header: cookie('matomo'),
    site: withService(service('other', statistics, 0), service('new', statistics, now)),
    ...undecided,
  },
  {
    title: 'after a service of a new purpose',
    header: partlyCookie,
    site: withService(service('new', '15c61c3', now)),
    ...undecided,
  },
  {
    title: 'after a new necessary service',
    header: partlyCookie,
    site: withService(service('new', '41ba25c', now, { mandatory: true })),
    ...partly,
  },
  {
    title: 'made on a page that may not have had a service yet',
    header: partlyCookie,
    site: withService(service('new', statistics, decidedAt - 100)),
    ...undecided,
  },
  {
    title: 'made on a page that may be from before a reset',
    header: partlyCookie,
    site: changed({ notBefore: decidedAt - 100 }),
    ...undecided,
  },
  {
    title: 'made on a page that is certainly from after a reset',
    header: partlyCookie,
    site: changed({ notBefore: decidedAt - 2 * day }),
    ...partly,
  },
  {
    title: 'on a page view after the widget has seen a new service',
    header: partlyCookie,
    site: { ...withService(service('new', '15c61c3', now)), notices: [notice] },
    ...partly,
  },
  {
    title: 'of 200 services, whose keys have no room',
    header: cookie('matomo~@a717ff5'),
    site: { ...site, services: many },
    decided: true,
    time: decidedAt,
    policy: 'optIn',
    accepts: ['matomo', 'service-199'],
    purposes: [statistics],
  },
  { title: 'with a new signal, without the site', header: cookie(all), gpc: '1', ...undecided },
  { title: 'with a new signal after a consent to ads', header: cookie(all), site, gpc: '1', ...undecided },
  { title: 'with a new signal after a rejection of ads', header: partlyCookie, site, gpc: '1', ...partly },
  { title: 'with a header that is no signal', header: cookie(all), site, gpc: '0', ...accepted },
  { title: 'with a header that begins like a signal', header: cookie(all), site, gpc: '1;a=2', ...accepted },
  {
    title: 'with several headers, one of them a new signal',
    header: cookie(all),
    site,
    gpc: '0, 1',
    ...undecided,
  },
  {
    title: 'with a signal that the decision knows',
    header: cookie(`${all}~@gpc`),
    site,
    gpc: '1',
    ...accepted,
  },
  { title: 'without the signal that the decision knows', header: cookie(`${all}~@gpc`), ...accepted },
  {
    title: 'with a new signal in an opt-out region',
    header: cookie(running, 0, 'optOut'),
    site,
    gpc: '1',
    ...undecided,
    time: 0,
    policy: 'optOut',
    accepts: ['session', 'matomo'],
    purposes: ['41ba25c', statistics],
  },
  {
    title: 'with a new signal in an opt-out region after a reset',
    header: cookie(running, decidedAt, 'optOut'),
    site: changed({ notBefore: now }),
    gpc: '1',
    ...undecided,
    policy: 'optOut',
  },
];
