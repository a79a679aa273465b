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
};
