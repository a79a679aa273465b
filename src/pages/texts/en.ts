import { MAX_SERVICES } from '../../definitions/embedding-fields.ts';
import { en as activity } from './activity/en.ts';
import { en as dateRange } from './date-range/en.ts';
import { en as websiteList } from './website-list/en.ts';
import { en as domainStatus } from './domain-status/en.ts';

/** The texts that both consoles share; de.ts has the same keys. */
export const en = {
  activity,
  dateRange,
  domainStatus,
  websiteList,
  language: 'English',
  languages: 'Language',
  schemes: { title: 'Color scheme', system: 'System', light: 'Light', dark: 'Dark' },
  accountMenu: 'Account menu of',
  support: 'Questions?',
  skip: 'Skip to content',
  copy: 'Copy',
  copied: 'Copied',
  unsaved: 'Unsaved changes',
  save: 'Save',
  advanced: (count: string) => `Advanced settings (${count})`,
  reset: 'Reset to recommended values',
  cancel: 'Cancel',
  lockedForm: (needed: string) => `You can view this. To change it, you need the role “${needed}”.`,
  search: 'Search',
  find: 'Search',
  filter: 'Filter',
  statusFilter: 'Status',
  allStatuses: 'All',
  roleNames: {
    owner: 'Owner',
    editor: 'Editor',
    viewer: 'Viewer',
    administrator: 'Administrator',
    support: 'Support',
  },
  pageLinks: { label: 'Pages', first: 'First page', previous: 'Previous page', next: 'Next page' },
  all: 'Show all',
  nothing: 'No results.',
  notSaved: 'Nothing was saved. Check the highlighted fields.',
  /** At fields that somebody else has changed since the form was opened. */
  conflict: {
    by: (value: string, who: string, time: string) =>
      `Changed to “${value}” while you were editing (${who}, ${time}). Save again to replace it with your entry.`,
    unknown: (value: string) =>
      `Changed to “${value}” while you were editing. Save again to replace it with your entry.`,
  },
  /** Messages at fields with invalid values; the form adds the full stop. */
  validation: {
    required: 'This field is required',
    type: { number: 'Enter a number', int: 'Enter a whole number' },
    form: {
      email: 'Enter an email address such as name@example.com',
      url: 'Enter a URL such as https://www.example.com',
      date: 'Enter a date',
      base64: 'Choose a file',
    },
    characters: {
      least: (limit: string) =>
        limit === '1' ? 'This field is required' : `Enter at least ${limit} characters`,
      most: (limit: string) => `Enter at most ${limit} characters`,
    },
    entries: {
      least: (limit: string) => `Enter at least ${limit} entries`,
      most: (limit: string) => `Enter at most ${limit} entries`,
    },
    number: {
      least: (limit: string) => `Enter ${limit} or more`,
      most: (limit: string) => `Enter ${limit} or less`,
      above: (limit: string) => `Enter more than ${limit}`,
      below: (limit: string) => `Enter less than ${limit}`,
    },
    multiple: (of: string) => `Enter a multiple of ${of}`,
    choice: (): string => 'Choose one of the options',
    unlisted: 'Choose one of the options',
    unknown: 'This page is out of date. Reload it',
    name: (): string => 'One of the names is not allowed',
    other: 'This value is not allowed',
  },
  rank: (place: number) => `Position ${place}`,
  removeFile: 'Remove current file',
  signOut: 'Sign out',
  lines: 'One entry per line.',
  advice: 'Recommended',
  times: (zone: string) => `Times in ${zone}.`,

  ending: {
    soon: 'You will be signed out in a few minutes because of inactivity.',
    minutes: (count: string) => `You will be signed out in ${count} min.`,
    over: 'Your session has ended. After you sign in again in this tab, your entries are in the form again.',
    signIn: 'Sign in',
    stay: 'Stay signed in',
  },

  restored: 'Your entries are in the form again. They are not saved yet.',

  errors: {
    back: 'Back to the overview',
    maxServices: {
      title: 'Too many services',
      text: `A website can have at most ${MAX_SERVICES} services. Nothing was added. Delete services that it no longer uses, then try again.`,
    },
    formAgain: 'Open the form with your entries',
    400: { title: 'Invalid request', text: 'The request contained invalid values. Go back and try again.' },
    403: {
      title: 'Your session has changed',
      text: 'This form belongs to an earlier session. Go back, reload the page and try again.',
    },
    404: { title: 'Page not found', text: 'This page doesn’t exist, or you don’t have access to it.' },
    405: {
      title: 'Page not available',
      text: 'This address only accepts form submissions. Go back and try again.',
    },
    429: { title: 'Too many attempts', text: 'Wait a few minutes, then try again.' },
    500: {
      title: 'Something went wrong',
      text: 'The error is on our side and has been logged. Try again in a few minutes.',
    },
    503: {
      title: 'Temporarily unavailable',
      text: 'Wait a minute, then reload the page. If you submitted a form, check first whether your change was saved.',
    },
  },
};
