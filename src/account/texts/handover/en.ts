import { CHECKS_PER_HOUR, HANDOVER_DAYS } from '../../../db/domains/handovers.ts';

/** The texts of the handover to a webmaster, in the console and on the page of the link; de.ts has the same keys. */
export const en = {
  title: 'Handover to a webmaster',
  hint: 'Your webmaster can see and check everything that has to change on your pages, without an account.',
  open: 'Hand over to a webmaster',
  lead: 'For the person who edits the pages of your website. A link shows the snippet for each platform and every tag that has to change, with its replacement. Your webmaster checks there what is done, and you see it here.',
  link: 'Link',
  linkText: `The link works for ${HANDOVER_DAYS} days, without an account, and you can revoke it. Nothing can be changed with it, and it shows nothing else of your account. Anyone who has it can open it.`,
  create: 'Create link',
  again: 'Create new link',
  revoke: 'Revoke link',
  label: 'Link for your webmaster',
  once: 'Copy the link now: it is shown only once. A new link replaces it.',
  active: (who: string, until: string) => `Created by ${who}. The link works until ${until}.`,
  expired: (time: string) => `The link expired on ${time}.`,
  archived: 'This website is archived. Bring it back to hand it over.',
  email: {
    button: 'Write email',
    subject: (website: string) => `Changes to ${website} for the consent banner`,
    text: (website: string, link: string, until: string) =>
      `Hello,\n\nthis page lists what has to change on ${website} for the consent banner, and checks what is done:\n\n${link}\n\nThe link works until ${until}, without an account.\n\nThank you!`,
  },

  changes: 'Changes to the pages',
  progress: (done: string, all: string) => `${done} of ${all} done`,
  allDone: 'All changes are done.',
  checked: (time: string) => `Checked on ${time}`,
  unchecked: 'Not checked yet',
  more: (count: string) =>
    `${count} more ${count === '1' ? 'tag loads' : 'tags load'} before consent. A check lists more of them after the ones shown here have changed.`,
  snippet: 'Snippet at the beginning of every page',
  gone: (name: string) => `${name}: the tag is gone or waits for consent`,
  replace: (name: string) => `${name}: replace the tag`,
  remove: (name: string) => `${name}: remove the tag`,

  page: {
    title: (website: string) => `Changes to ${website}`,
    lead: 'The owner of this website asks you to make these changes to its pages, so that visitors are asked for consent before third-party services load.',
    until: (time: string) => `You need no account. This link works until ${time}.`,
    ownPath: (path: string) =>
      `The snippet loads from the path /${path}/ of the website. If nothing answers there, ask the owner for the configuration of the web server.`,
    noPageView:
      'The snippet is on the home page, but no browser has loaded it yet. Open the website in a browser once. If this remains after a minute, the website or a plug-in keeps the snippet from running, for example with a content security policy.',
    foundOn: 'Found on',
    current: 'Current tag',
    replacement: 'Replacement',
    removeText: 'This tag cannot wait for consent. Remove it from the pages.',
    unknown: 'After the replacement, this stays blocked until the owner has added its service.',
    everywhere:
      'The same tag can be on further pages: change it on all of them, for example in the template.',
    check: 'Check website',
    checkText: `A check reads the website again, and covers all changes. ${CHECKS_PER_HOUR} checks per hour are possible.`,
    tooMany: (time: string) =>
      `There were ${CHECKS_PER_HOUR} checks in the last hour. The next check is possible from ${time}.`,
    badAnswer: 'The website returned an error or an empty page, so nothing was checked.',
    unreachable: 'The website could not be reached, so nothing was checked. Try again in a few minutes.',
    busy: 'Too many checks are running for this website. Try again in one minute.',
    invalidTitle: 'This link is not valid',
    invalid: 'The link has expired or was revoked. Ask the owner of the website for a new one.',
  },
};
