/**
 * Compares the preset catalogue with third-party-web (hosts) and tarteaucitronjs (names, hosts, cookies). Both are lists to
 * ask, not the truth: a missing or a further cookie is only shown. It fails where third-party-web gives a host to another company.
 */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import thirdPartyWeb from 'third-party-web';
import { presetByHost } from '../src/presets/find-presets.ts';
import { allPresets } from '../src/presets/index.ts';
import type { Preset } from '../src/presets/preset-schema.ts';

const presets = allPresets();

// Hosts that third-party-web gives to another company, each with the reason why we do not follow it.
const exceptions: Record<string, string> = {
  'aolcdn.com': 'Yahoo took over AOL and Verizon Media',
  'vidible.tv': 'AOL bought Vidible, and Yahoo took over AOL',
  'awin1.com': 'Digital Window was the company behind Affiliate Window, today Awin',
  'dwin1.com': 'Digital Window was the company behind Affiliate Window, today Awin',
  'zenaps.com': 'Digital Window was the company behind Affiliate Window, today Awin',
  'ads-twitter.com': 'Twitter is called X today',
  'analytics.twitter.com': 'Twitter is called X today',
  'bat.bing.com': 'Bing Ads is called Microsoft Advertising today',
  'ioam.de': 'spelt "Infoline" there, which means INFOnline',
  'advertising.com': 'Yahoo took over AOL and Verizon Media',
  'liadm.com': 'LiveIntent, whose name the host abbreviates',
  'undertone.com': 'Intercept Interactive does business as Undertone',
  'marketgid.com': 'MGID was called MarketGid',
  'metaffiliation.com': 'Kwanko was called NetAffiliation',
  'stroeerdigitalmedia.de': 'Ströer, with a broken character there',
  'ntvcld-a.akamaihd.net': "nativendo's files at Akamai",
  'company-target.com': 'Demandbase, as its own documentation says',
  'ml314.com': 'Madison Logic handed its data business over to Bombora',
  'mathtag.com': 'spelt "Media Math" there',
  'mathads.com': 'spelt "Media Math" there',
  'stickyadstv.com': 'FreeWheel took over StickyADS.tv',
  'turn.com': 'Amobee took over Turn, Nexxen took over Amobee',
  '1rx.io': 'RhythmOne took over Burst Media and became part of Nexxen',
  'unrulymedia.com': 'Nexxen was called Tremor and had taken over Unruly',
  'tremorhub.com': "Tremor Video's exchange became Telaria and then part of Magnite",
  'creative-serving.com': 'Platform161, as the Open Cookie Database has it, too',
  'p161.net': 'Platform161, as trackerdb has it',
  'exelator.com': 'Nielsen took over eXelate',
  'ggpht.com': "Google's host for pictures of several of its services, not of YouTube alone",
  'vk.com': 'the same name, too short to compare',
  'signifyd.com': 'spelt "Signyfyd" there',
  'avis-verifies.com': 'Net Reviews is called Skeepers today',
  'bizible.com': 'Bizible is called Marketo Measure today',
  'bizibly.com': 'Bizible is called Marketo Measure today',
  'soundestlink.com': 'Omnisend was called Soundest',
  'soundest.net': 'Omnisend was called Soundest',
  'trackedlink.net': 'dotMailer is called Dotdigital today',
  'trackedweb.net': 'dotMailer is called Dotdigital today',
  'kxcdn.com': 'spelt "Key CDN" there',
  'global-e.com': 'the same name, too short to compare',
  'hextom.com': 'spelt "Hexton" there',
  'uicdn.com': 'IONOS belongs to United Internet',
  'uicdn.net': 'IONOS belongs to United Internet',
  'az416426.vo.msecnd.net': "Application Insights' script on Microsoft's network",
  'addthisevent.com': 'AddEvent was called AddThisEvent',
  'globalwebindex.net': 'GlobalWebIndex is called GWI today',
  'petametrics.com': 'the company behind LiftIgniter',
  'spotxchange.com': 'Magnite took over SpotX',
  'spotx.tv': 'Magnite took over SpotX',
  'ntv.io': "Nativo's script is at s.ntv.io",
  'browsiprod.com': "Browsi's disclosure for the Global Vendor List is at cdn.browsiprod.com",
  'performax.cz': 'Performax, as the Global Vendor List has it',
  'contextweb.com': "PulsePoint's disclosure for the Global Vendor List is at bh.contextweb.com",
  'ladsp.com': "SMN's Logicad, as Google's list of providers has it",
  'webcontentassessor.com': 'TMT Digital is The Media Trust',
  'clarium.global.ssl.fastly.net': "Confiant's files at Fastly",
  'rfihub.com': 'Zeta Global took over the platform of Rocket Fuel from Sizmek',
  'rfihub.net': 'Zeta Global took over the platform of Rocket Fuel from Sizmek',
  'ru4.com': 'Zeta Global took over the platform of Rocket Fuel from Sizmek',
  'boomtrain.com': 'Zeta Global took over Boomtrain',
  'wp.pl': '"Reklama" means advertising; wp.pl is Wirtualna Polska',
  'sekindo.com': 'Sekindo is called Primis today',
  'aniview.com': "Aniview's disclosure for the Global Vendor List is at player.aniview.com",
  'trustlogo.com': 'the certification authority of Comodo is called Sectigo today',
  'trust-provider.com': 'the certification authority of Comodo is called Sectigo today',
  'g2.com': 'the same name, too short to compare',
  'g2crowd.com': 'the same name, too short to compare',
  'vntsm.com': 'Venatus Ad Manager, as its own code says',
};

// Words that stand in the names of many companies and so prove nothing.
const common = new Set(
  `ads advertising analytics and app apps cdn chat cloud com company corporation data deutschland digital english
  experience fonts germany global gmbh group house inc international ireland limited llc ltd management manager
  maps marketing media network online org other pay platform sas services social software solutions street systems
  tag technologies technology the tracking web widget widgets`.split(/\s+/),
);

const wordsOf = (...texts: string[]) =>
  texts
    .flatMap((text) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])
    .filter((word) => !common.has(word));

/** Whether two namings of a company share a telling word, written together or apart ("Font Awesome", "FontAwesome"). */
function alike(ours: string[], theirs: string[]): boolean {
  const mine = wordsOf(...ours);
  const whole = mine.join('');
  return wordsOf(...theirs).some(
    (word) =>
      mine.includes(word) ||
      (word.length > 4 && whole.includes(word)) ||
      mine.some((m) => m.length > 4 && word.startsWith(m)),
  );
}

function heading(text: string): void {
  console.log(`\n${text}\n${'-'.repeat(text.length)}`);
}

function row(...cells: [text: string, width: number][]): void {
  console.log(
    cells
      .map(([text, width]) => text.padEnd(width))
      .join('  ')
      .trimEnd(),
  );
}

// --- hosts, against third-party-web

const hosts = { agree: 0, unknown: 0, excepted: 0, contradict: 0 };

heading('Hosts on which third-party-web says something else');
for (const { name, vendor, hosts: ours } of presets) {
  for (const host of ours) {
    const entity = thirdPartyWeb.getEntity(`https://${host}/`);
    // Amazon's storage and the like belong to the renter of the name before them.
    const rented =
      entity?.domains.every((domain) => !domain.endsWith(host)) &&
      /\.(amazonaws\.com|cloudfront\.net|b-cdn\.net)$/.test(host);
    if (!entity || rented) hosts.unknown++;
    else if (alike([name, vendor.replace(/,.*/, '')], [entity.name, entity.company])) hosts.agree++;
    else {
      const reason = exceptions[host];
      if (reason) hosts.excepted++;
      else hosts.contradict++;
      row(
        [host, 34],
        [name, 34],
        [`${entity.name} (${entity.company})`, 40],
        [reason ?? '!! CONTRADICTION', 0],
      );
    }
  }
}
const unused = Object.keys(exceptions).filter(
  (host) => !presets.some((preset) => preset.hosts.includes(host)),
);
if (unused.length > 0) console.log(`Exceptions for hosts that no preset has: ${unused.join(', ')}`);

// --- names, hosts and cookies, against tarteaucitronjs

interface TheirService {
  name: string;
  type: string;
  cookies: unknown;
  js?: () => void;
  fallback?: () => void;
}

/** The services of tarteaucitron: its file adds them to a global object and reads the site's settings, which are all `*` here. */
function tarteaucitronServices(): TheirService[] {
  const services: Record<string, TheirService> = {};
  const user = new Proxy({}, { get: (_, key) => (String(key).startsWith('multiple') ? [] : '*') });
  const file = new URL('../node_modules/tarteaucitronjs/tarteaucitron.services.js', import.meta.url);
  runInContext(
    readFileSync(file, 'utf8'),
    createContext({ tarteaucitron: { services, user }, window: {}, document: {} }),
  );
  // The type "google" holds the switches of Google's consent mode, which are no services.
  return Object.values(services).filter(({ type }) => type !== 'google');
}

function hostsIn(service: TheirService): string[] {
  const code = `${String(service.js)} ${String(service.fallback)}`;
  return [...code.matchAll(/["'`](?:https?:)?\/\/([a-z0-9.-]+\.[a-z]{2,})/gi)].map(([, host]) => host ?? '');
}

/** Whether one of our names covers theirs: theirs may be cut short ("_pk_id" for "_pk_id.*"). */
const covers = (ours: string, theirs: string) =>
  ours === theirs ||
  (ours.includes('*') && (theirs.startsWith(ours.split('*', 1)[0] ?? '') || ours.startsWith(theirs)));

const bare = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\s*\(.*|[^a-z\d]/g, '');
const presetNamed = (name: string) =>
  presets.find((preset) => bare(preset.name) === bare(name)) ??
  presets.find(
    (preset) =>
      wordsOf(bare(name)).length > 0 && bare(name).length > 4 && bare(preset.name).startsWith(bare(name)),
  );

const services = { byHost: 0, byName: 0, otherName: 0, missing: [] as string[] };
const cookies = { both: 0, theirs: 0, ours: 0 };
const compared = new Map<Preset, Set<string>>();

heading('Services of tarteaucitronjs, as far as the name differs');
for (const service of tarteaucitronServices()) {
  const byHost = hostsIn(service)
    .map((host) => presetByHost(host))
    .find((preset) => preset !== undefined);
  const preset = presetNamed(service.name) ?? byHost;
  if (!preset) {
    services.missing.push(service.name);
    continue;
  }
  if (byHost) services.byHost++;
  else services.byName++;
  if (
    !bare(preset.name).includes(bare(service.name)) &&
    !alike([preset.name, preset.vendor], [service.name])
  ) {
    services.otherName++;
    row([service.name, 40], [preset.name, 40], [hostsIn(service)[0] ?? '', 0]);
  }
  const names = Array.isArray(service.cookies)
    ? service.cookies.filter((name) => typeof name === 'string')
    : [];
  if (names.length > 0) compared.set(preset, new Set([...(compared.get(preset) ?? []), ...names]));
}

heading('Cookies of services that both lists know');
for (const [preset, theirs] of compared) {
  const ours = preset.assets.filter(({ storageType }) => storageType === 'cookie').map(({ name }) => name);
  const both = ours.filter((name) => [...theirs].some((their) => covers(name, their)));
  const onlyTheirs = [...theirs].filter((their) => !ours.some((name) => covers(name, their)));
  const onlyOurs = ours.filter((name) => !both.includes(name));
  cookies.both += both.length;
  cookies.theirs += onlyTheirs.length;
  cookies.ours += onlyOurs.length;
  console.log(preset.name);
  if (both.length > 0) console.log(`    both        ${both.join(', ')}`);
  if (onlyTheirs.length > 0) console.log(`    only there  ${onlyTheirs.join(', ')}`);
  if (onlyOurs.length > 0) console.log(`    only here   ${onlyOurs.join(', ')}`);
}

heading('Services of tarteaucitronjs that are not in the catalogue');
console.log(services.missing.join(', '));

console.log(
  `\n${presets.length} presets. third-party-web: ${hosts.agree} hosts agree, ${hosts.unknown} unknown there, ` +
    `${hosts.excepted} known exceptions, ${hosts.contradict} contradictions. ` +
    `tarteaucitronjs: ${services.byHost} services found by host, ${services.byName} by name, ` +
    `${services.otherName} named otherwise, ${services.missing.length} not in the catalogue; ` +
    `cookies: ${cookies.both} agree, ${cookies.theirs} only there, ${cookies.ours} only here.`,
);
process.exitCode = hosts.contradict > 0 ? 1 : 0;
