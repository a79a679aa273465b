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
  },
  rank: (place: number) => `Place ${place}`,
  removeFile: 'Take the present one away',
  logOut: 'Log out',
  lines: 'One entry per line.',
  advice: 'Usual advice',
  times: (zone: string) => `All times are in the time zone ${zone}.`,

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
