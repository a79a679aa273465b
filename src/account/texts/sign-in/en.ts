/** Signing in and what belongs to it. */
export const en = {
  link: {
    title: 'Set your password',
    text: 'This link works once. It ends every session of your account; afterwards you log in with the new password.',
    button: 'Set password',
    spentTitle: 'This link no longer works',
    spentText:
      'It has been used already, has expired, or was replaced by a newer one. If you have set a password, log in with it. Otherwise, ask your provider for a new link.',
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
    title: 'Sessions and devices',
    text: 'The browsers in which somebody is logged in to this account, and those that logged in before. These can always log in, even while others try to guess your password. End what you do not recognize.',
    began: (time: string) => `since ${time}`,
    unknown: 'Unknown browser',
    operator: 'Opened by whoever runs this service',
    own: 'This browser',
    used: (time: string) => `Not signed in; last login ${time}`,
    end: 'End',
    forget: 'Forget',
    endOthers: 'End and forget all others',
  },
  embedKey: {
    title: 'Embed key',
    text: 'It is part of the snippet in your pages, and public. If somebody else misuses it, rotate it, and put the new snippet into your pages within 30 days.',
    before: (time: string) =>
      `The key before works until ${time}. By then your pages need the snippet with the new one.`,
    button: 'Rotate the embed key',
    confirmTitle: 'Rotate the embed key?',
    detail:
      'Your snippets get a new key. Pages with the old one go on working for 30 days; after that they show no consent window until they have the new snippet.',
    again: 'You have rotated it before. The key from before that, which still works, ends at once.',
  },
  factor: {
    title: 'Second factor',
    text: 'With a second factor, a login needs a code from an app on your phone besides the password. Whoever learns your password alone gets nowhere.',
    isOn: (codes: number) => `A login needs a code from your app. ${codes} recovery codes are left.`,
    setUp: 'Set up a second factor',
    setUpText:
      'Add this account to an authenticator app: scan the QR code with it, follow the link on the phone itself, or enter the key. Then enter the code that the app shows.',
    qr: 'QR code with the link, for the app on your phone',
    open: 'Open in the app',
    secret: 'Key',
    code: 'Code',
    codeHint: 'From your app, or one of your recovery codes.',
    wrong: 'This code is not right, or was used already. Please enter the next one.',
    on: 'Switch on',
    present: 'Code of your present app',
    off: 'Switch the second factor off',
    offText: 'Enter a code to confirm that it is you. A login then needs the password alone.',
    codesTitle: 'Keep your recovery codes',
    codesText:
      'The second factor is on. If you lose the phone, each of these codes logs you in once. They are not shown again.',
    codes: 'Recovery codes',
    codesKept: 'I have kept them',
  },
};
