import { DAILY_DAYS } from '../../../db/statistics/page-reports.ts';

/** The texts of strict blocking; de.ts has the same keys. */
export const en = {
  title: 'Strict blocking',
  lead: 'Before consent, no script of a host that you have not allowed runs on your pages, and the code on them loads nothing from such hosts. The visitor’s browser enforces this.',
  requested:
    'Browsers can still request scripts, images and style sheets that are tags in the HTML of your pages, because they do so before any script can act. Scripts that were only requested do not run. The WordPress plug-in prevents these requests; on other websites, replace the tags as the status page shows.',
  covers: 'What strict blocking covers',
  check: 'Check what would be blocked',
  on: 'Strict blocking is on.',
  off: 'Strict blocking is off.',
  ready: 'Recommended: you have decided on every host that your pages use.',
  notReady: (count: string) =>
    count === '1'
      ? 'Your pages use 1 host that is not allowed yet. Decide on it below, then enable strict blocking.'
      : `Your pages use ${count} hosts that are not allowed yet. Decide on each of them below, then enable strict blocking.`,
  unresolvedFirst: 'Some of your services use unknown hosts. Enter their hosts first, as described below.',
  notScanned: 'Scan your website first. Only a scan shows what strict blocking would block.',
  scan: 'Scan website',
  switchOn: 'Enable strict blocking',
  switchOnAnyway: 'Enable anyway',
  switchOff: 'Disable strict blocking',

  wouldBlock: (count: string) => `Would be blocked (${count})`,
  blocks: (count: string) => `Blocked (${count})`,
  hostsText:
    'Hosts that your pages connect to and that are neither yours nor part of your services. Services that you have added are not listed: they wait for the visitor’s consent.',
  nothing: 'Nothing was found that strict blocking would block without your decision.',
  kept: (count: string) => `Blocked by you (${count})`,
  keptText: 'You have decided to keep these hosts blocked. You can change that at any time.',
  source: (scan: string) =>
    `Based on the scan of ${scan} and on what browsers reported in the last ${DAILY_DAYS} days.`,
  sourceScan: (scan: string) =>
    `Based on the scan of ${scan} alone, because browser reports are off. Enable “Record what pages load” under “Settings” to find more.`,
  record:
    'Visitors’ browsers report only after consent. To see what is blocked before a decision, open your website through the recording link on the status page.',
  toStatus: 'Open status page',
  loads: 'Loads',
  kinds: {
    script: 'scripts',
    image: 'images',
    style: 'styles or fonts',
    request: 'data in the background, audio or video',
    frame: 'iframes',
  },
  inCatalogue: 'Known service',
  probablyOwn: 'Probably yours',
  probablyOwnText:
    'Hosts marked “Probably yours” are on a domain that seems to belong to your website: for example, your pages load their preview image, logo or icon from it, or its name is that of your website. Check that the domain is yours before you add a host: what comes from a first-party host loads without consent.',
  andMore: (count: string) => `and ${count} more`,
  blockedIn: (count: string, pages: string) => `Blocked in ${count} of ${pages} reported page views`,
  own: 'Add to first-party hosts',
  service: 'Add as a service',
  keep: 'Keep blocked',
  of: (name: string) => `: ${name}`,

  unresolved: 'Services on unknown hosts',
  unresolvedText: (names: string) =>
    `Placet does not know which hosts these services use: ${names}. Once a visitor accepts one of them, strict blocking ends for that visitor. To prevent that, enter the host, such as “stats.example.com”, among the service’s scripts.`,
  toServices: 'Open services',
  googleHosts: 'Google’s tag comes from a first-party host',
  googleHostsText: (hosts: string) =>
    `Your pages load Google’s tag from ${hosts} (Google tag gateway or server-side tagging). Strict blocking always allows first-party hosts, so it cannot stop this tag or what it sends there. Only the script blocks it: add the service, and replace the tag as the status page shows.`,
  ownHosts: 'First-party hosts',
  firstPartyHostsText:
    'Strict blocking always allows first-party hosts and all of their subdomains. The setting for iframes still applies to their iframes.',
  edit: 'Change first-party hosts',

  status: {
    recommended: 'Strict blocking is recommended for this website',
    recommendedText:
      'You have decided on every host that your pages use. With strict blocking, no script of other hosts runs before consent, and the code on your pages loads nothing from them.',
    undecided: (count: string) =>
      count === '1'
        ? '1 host is waiting for your decision.'
        : `${count} hosts are waiting for your decision.`,
    blockedIn: (count: string, pages: string, host: string) =>
      `Blocked in ${count} of ${pages} reported page views: ${host}`,
    late: (count: string, pages: string) =>
      `Loaded too late in ${count} of ${pages} reported page views: the snippet has to be the first script in the <head>.`,
    lateScan:
      'Loaded too late: the snippet is not the first script in the <head>, so what comes before it is not blocked.',
    redirects: (count: string, pages: string) =>
      `In ${count} of ${pages} reported page views, an address of your own website redirected to a blocked host.`,
    none: (pages: string) => `Nothing was blocked in ${pages} reported page views.`,
    noReports: `No browser has reported a page view with strict blocking in the last ${DAILY_DAYS} days.`,
    review: 'Open strict blocking',
  },
};
