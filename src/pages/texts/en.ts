/** The texts that all page trees share; de.ts has the same keys. */
export const en = {
  language: 'English',
  languages: 'Language',
  skip: 'Skip to content',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save',
  cancel: 'Cancel',
  notSaved: 'Nothing was saved. Check the highlighted fields.',
  withheld: 'Not included in your plan. Your entry is saved but has no effect.',
  faults: {
    too_big: ({ origin, maximum }: { origin: string; maximum: number }) =>
      origin === 'string' ? `Enter at most ${maximum} characters.` : `The maximum is ${maximum}.`,
    too_small: ({ origin, minimum }: { origin: string; minimum: number }) =>
      origin !== 'string'
        ? `The minimum is ${minimum}.`
        : minimum > 1
          ? `Enter at least ${minimum} characters.`
          : 'This field is required.',
    invalid_type: () => 'Enter a valid value.',
    invalid_format: ({ format }: { format: string }): string =>
      format === 'email' ? 'Enter a valid email address.' : 'Enter a valid value.',
    custom: () => 'This value is not valid.',
  },
  rank: (place: number) => `Position ${place}`,
  removeFile: 'Remove current file',
  logOut: 'Sign out',
  lines: 'One entry per line.',
  advice: 'Recommended',
  times: (zone: string) => `All times are in the ${zone} time zone.`,

  ending: {
    soon: 'You will be signed out in a few minutes because of inactivity.',
    minutes: (count: string) => `You will be signed out in ${count} min.`,
    over: 'You have been signed out. Anything you entered on this page was not saved.',
    stay: 'Stay signed in',
  },

  errors: {
    back: 'Back to the overview',
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
    500: { title: 'Something went wrong', text: 'The error is on our side and has been logged.' },
  },
};
