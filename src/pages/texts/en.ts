/** The texts that every tree of pages needs; de.ts has the same keys. */
export const en = {
  language: 'English',
  languages: 'Language',
  skip: 'Skip to content',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save',
  cancel: 'Cancel',
  notSaved: 'Nothing was saved. Please look at the fields that are marked.',
  withheld: 'Your account does not include this: it is stored, but has no effect.',
  faults: {
    too_big: ({ origin, maximum }: { origin: string; maximum: number }) =>
      origin === 'string' ? `At most ${maximum} characters.` : `At most ${maximum}.`,
    too_small: ({ origin, minimum }: { origin: string; minimum: number }) =>
      origin === 'string' ? 'This is required.' : `At least ${minimum}.`,
    invalid_type: () => 'This is missing or does not fit.',
    custom: () => 'This is not possible here.',
  },
  rank: (place: number) => `Place ${place}`,
  removeFile: 'Take the present one away',
  logOut: 'Log out',
  lines: 'One entry per line.',
  advice: 'Usual advice',
  times: (zone: string) => `Times are in ${zone}.`,

  ending: {
    soon: 'Your session ends in a few minutes, as nothing was done for a while.',
    minutes: (count: string) => `Your session ends in ${count} min.`,
    over: 'Your session has ended. What you have entered here is not saved.',
    stay: 'Stay logged in',
  },

  errors: {
    back: 'Back to the overview',
    400: { title: 'That did not work', text: 'Something in the request was not valid.' },
    403: {
      title: 'This form is out of date',
      text: 'It was not made for your present session. Please go back, reload the page and try again.',
    },
    404: { title: 'Not found', text: 'There is nothing at this address, or it is not yours.' },
    405: { title: 'That does not work here', text: 'This address takes forms alone. Please go back.' },
    429: { title: 'Too many attempts', text: 'Please try again a little later.' },
    500: { title: 'Something went wrong', text: 'The fault is ours, and it has been logged.' },
  },
};
