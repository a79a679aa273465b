import { LINK_LIFETIME, SESSION_LIFETIME } from '../../../domains/scan/recording-session.ts';
import { UNSEEN_DAYS } from '../../../domains/status/service-issues.ts';
/** The texts of issues that browsers and scans find; de.ts has the same keys. */
export const en = {
  notRecording:
    'Browser reports are off. Enable “Record what pages load” under “Settings”: browsers then report what a scan cannot detect.',
  types: {
    service: (name: string) => `${name} is loaded but is not one of your services`,
    blocked: (name: string) => `${name} stays blocked even after visitors accept everything`,
    early: (name: string) => `${name} is loaded before consent`,
    exempt: (name: string) => `Exempted on the page: ${name}`,
    unseen: (name: string) => `${name} has not been detected for ${UNSEEN_DAYS} days`,
    storage: (name: string) => `“${name}” is stored but not declared by any service`,
    link: (name: 'imprint' | 'privacyPolicy'): string =>
      name === 'imprint' ? 'Your legal notice link is broken' : 'Your privacy policy link is broken',
  },
  earlyWithoutService: (name: string) => `${name} is loaded before consent and is not one of your services`,
  ofOwnHost: (name: string) => `${name} comes from your own host, where its service does not block it`,
  ofOwnHostText:
    'The last scan has read this script: its content is that of the service. The service blocks it once this address is among its scripts.',
  addMarker: 'Add address to service',
  reportedEarly:
    'Browsers have reported a request to this host before consent, but the last scan found no tag for it. Another script probably makes this request. Block or remove that script, then mark this issue as resolved.',
  unscannedEarly:
    'Browsers have reported a request to this host before consent. Scan your website to find the tag that makes it.',
  texts: {
    service: 'Until you add it as a service, it is not blocked, and visitors are not informed about it.',
    blocked:
      'Visitors never see this part of your website, because it belongs to none of your services. Browsers have reported this.',
    early:
      'Browsers load this HTML tag, or connect to its host, as soon as they read it, before a visitor can consent. Replace it as shown here, then check again.',
    exempt:
      'The HTML tag has the attribute data-ccm-ignore, so it is loaded regardless of the visitor’s decision. Remove the attribute or replace the tag as shown here, then check again.',
    unseen: 'If your website no longer uses this service, you can disable it.',
    storage: 'Visitors must be informed about everything that is stored on their device.',
    link: 'When the last scan requested this address, your website answered that it has no such page.',
  },
  accept: {
    service: 'Add service',
    blocked: 'Add service',
    early: 'Mark as resolved',
    exempt: 'Check website again',
    unseen: 'Disable service',
    storage: 'Add to service',
    link: 'Use detected page',
  },
  dismiss: 'Dismiss issue',
  dismissAll: (count: string, all: string) =>
    count === all ? `Dismiss all ${count} issues` : `Dismiss ${count} of ${all} issues`,
  othersStay: 'The others cannot be dismissed: they end when their causes do.',
  dismissAllText:
    'The causes remain on your website. Dismissed issues are still listed below and counted next to the status, and they complete no check. You can reopen them at any time.',
  dismissed: (count: string) => `Dismissed issues (${count})`,
  dismissedText:
    'You get no emails about dismissed issues. They stay dismissed if a scan or a browser finds them again.',
  dismissedMore: (count: string) => `The first ${count} are shown here. The hosting API lists all of them.`,
  dismissedBy: (day: string, who: string) => `Dismissed on ${day} by ${who}`,
  reopen: 'Reopen issue',
  you: 'you',
  anotherUser: 'another user',
  operator: 'the operator',
  addService: 'Add as a service',
  addFirstPartyHost: 'Add to first-party hosts',
  detectedPage: (url: string) => `Detected page: ${url}`,
  lastSeen: (day: string) => `Last detected on ${day}`,
  service: 'Service',
  record: 'Browse your website to detect services',
  recordText: `Create a link to your website and open it. For ${SESSION_LIFETIME / 3600} hours, this browser then reports which hosts your pages connect to and which cookies and storage keys they use, including before consent. For the most complete results, use a private window. Click through your website as a visitor would, close the window, then return to this page. The link can be used once within ${LINK_LIFETIME / 60} minutes.`,
  link: 'Link to your website',
  recordButton: 'Create link',
  open: 'Open website',
};
