import { MAX_TAGS } from '../../../domains/scan/website-scan.ts';
import { CALLED_DAYS } from '../../../domains/status/read-domain-state.ts';
import { SCAN_DAYS } from '../../../domains/status/status-issues.ts';

/** The texts of the status page and of a domain's next step; de.ts has the same keys. */
export const en = {
  title: 'Status',
  summary: {
    live: 'The snippet is installed, and there are no issues.',
    dismissed: 'The snippet is installed, and there are no issues except dismissed ones.',
    attention: 'The snippet is installed, but some issues need your attention.',
    notInstalled: `No page of your website has loaded the snippet in the last ${CALLED_DAYS} days.`,
    notScanned: 'Your website has not been scanned yet. Only a scan shows what it loads before consent.',
    paused: 'The banner is off: visitors are not asked for consent, and nothing is blocked.',
    archived:
      'The website is archived: visitors are not asked for consent, nothing is blocked, and consent records stay for their retention.',
  },
  next: {
    start: 'Start setup',
    setup: (step: number, steps: number) => `Continue setup (${step} of ${steps})`,
    install: 'Install the snippet',
    resolve: (count: string) => `Resolve ${count} ${count === '1' ? 'issue' : 'issues'}`,
    resume: 'Open settings',
    archived: 'Bring website back',
    analytics: 'View analytics',
    view: 'View status',
  },

  installation: 'Installation',
  lastCall: 'Last page view',
  callBetween: (hour: string) => `In the hour from ${hour}. Page views are noted by the hour.`,
  lastScan: 'Last scan',
  never: 'Never',
  noCall: 'None yet. A page view can take a minute to appear here.',
  nextScan: 'Next scan',
  nextScanNow: 'In the next minutes',
  scanned: 'Your website is scanned once a week. You do not have to do anything.',
  scanWaits:
    'After the first page view, your website is scanned once a week. You do not have to do anything.',
  scanOff: 'Off: the weekly scan is disabled in the settings.',
  snippet: 'Snippet',
  checks: 'Checks',

  issueCount: (count: string) => `Issues (${count})`,
  where: 'Where',
  texts: {
    notInstalled: {
      title: 'The snippet is not installed',
      text: 'Without it, visitors are not asked for consent, and nothing is blocked. Copy this snippet and add it as the first line of the <head> on every page, then open your website once.',
    },
    snippet: {
      title: 'The snippet does not run first',
      text: 'Only scripts that come after the snippet can be blocked. Use this snippet as the first line of the <head> on every page, then check your installation.',
    },
    noPageView: {
      title: 'No browser has loaded the snippet yet',
      text: 'The last scan found the snippet, but no page view has been counted. Open your website in a browser once. If this issue remains after a minute, your website or a plug-in keeps the snippet from running, for example with a content security policy.',
    },
    ownHost: {
      title: 'The path of your own host does not lead to the service',
      text: 'The banner cannot load from your website, so visitors are not asked, and nothing is blocked unless the page has the fallback line. Check your server or its plug-in: an update may have removed the block, or a firewall blocks the path.',
    },
    notScanned: {
      title: 'Your website has not been scanned',
      text: 'Only a scan shows which services your website uses and what it loads before consent. It takes a few seconds.',
    },
    rescan: {
      title: `The last scan is more than ${SCAN_DAYS} days old`,
      text: 'Your website may use other services now. Scan it again to make sure that they are all configured.',
    },
    moreEarly: {
      title: 'More tags load before consent',
      text: `A scan lists only the first ${MAX_TAGS} tags. Replace those, then scan again to list the others.`,
    },
    legal: {
      title: 'Legal pages are not linked',
      text: 'Visitors must be able to open the legal notice and the privacy policy from the banner.',
    },
    company: {
      title: 'Controller details are missing',
      text: 'Visitors must be told the name and address of the controller (Art. 13 GDPR).',
    },
    undescribed: {
      title: 'Services are not fully described',
      text: 'Consent is informed only if visitors can read what a service does, on which legal basis, and on which basis data is transferred outside the EU (Art. 13 GDPR). Open each service and complete its texts.',
    },
    language: {
      title: 'The language of your website is not enabled',
      text: 'Consent is informed only if visitors understand the banner.',
    },
    quota: {
      title: 'You have exceeded the page views in your plan',
      text: 'The banner is still shown. Ask the operator of this service for a larger plan.',
    },
  },
  languages: (names: string) => `Languages: ${names}`,
  more: (count: string) => `${count} more ${count === '1' ? 'tag' : 'tags'}`,
  lacks: {
    description: 'description',
    legalBasis: 'legal basis',
    transferBasis: 'basis for the transfer outside the EU',
  },
  moreServices: (count: string) => `${count} more ${count === '1' ? 'service' : 'services'}`,
  pageViews: (count: string, included: string) => `${count} of ${included} page views this month`,
  actions: {
    'onboarding/languages': 'Select languages',
    'onboarding/legal': 'Link legal pages',
    'onboarding/company': 'Enter controller details',
    services: 'Open services',
    'settings/own-host': 'Check own host',
    scan: 'Scan website',
    rescan: 'Check website again',
  },
};
