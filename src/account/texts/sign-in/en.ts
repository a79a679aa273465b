/** Signing in and what belongs to it. */
export const en = {
  link: {
    title: 'Set your password',
    text: 'This link works once. It ends every session of your account; afterwards you log in with the new password.',
    button: 'Set password',
  },
  why: {
    expired:
      'Your session is over: it was not used for 30 minutes, or began 12 hours ago. Please log in again.',
    ended: 'Your session was ended, here or from another browser. Please log in again.',
  },
  confirm: {
    title: 'Confirm your password',
    text: 'You gave it more than ten minutes ago, and only the owner of the account may change this.',
    button: 'Go on',
  },
  sessions: {
    title: 'Sessions',
    text: 'The browsers in which somebody is logged in to this account.',
    began: (time: string) => `since ${time}`,
    unknown: 'Unknown browser',
    operator: 'Opened by whoever runs this service',
    own: 'This browser',
    end: 'End',
    endOthers: 'End all others',
  },
};
