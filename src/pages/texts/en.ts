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
  /** Beside a field whose value was refused. */
  faults: {
    required: 'This field is required',
    type: { number: 'Please enter a number', int: 'Please enter a whole number' },
    form: {
      email: 'Please enter an e-mail address such as name@example.com',
      url: 'Please enter an address such as https://www.example.com',
      date: 'Please enter a date',
      base64: 'Please choose a file',
    },
    characters: {
      least: (limit: string) => (limit === '1' ? 'This field is required' : `At least ${limit} characters`),
      most: (limit: string) => `At most ${limit} characters`,
    },
    entries: {
      least: (limit: string) => `At least ${limit} entries`,
      most: (limit: string) => `At most ${limit} entries`,
    },
    number: {
      least: (limit: string) => `At least ${limit}`,
      most: (limit: string) => `At most ${limit}`,
      above: (limit: string) => `More than ${limit}`,
      below: (limit: string) => `Less than ${limit}`,
    },
    multiple: (of: string) => `Please enter a multiple of ${of}`,
    choice: (): string => 'Please choose one of the options',
    unlisted: 'Please choose one of the options',
    unknown: 'This page is out of date. Please reload it',
    name: (): string => 'One of the names is not possible here',
    other: 'This value is not possible here',
    invalid_format: ({ format }: { format: string }): string =>
      format === 'email' ? 'Enter a valid email address.' : 'Enter a valid value.',
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
