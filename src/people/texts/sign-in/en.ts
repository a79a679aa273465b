import { CLIENT_SESSION, IDLE_TIMEOUT } from '../../../db/users/session-lifetimes.ts';

/** Texts of sign-in, sessions and two-factor authentication; de.ts has the same keys. */
export const en = {
  signIn: {
    title: 'Sign in',
    username: 'Username',
    usernameHint: 'Or your email address.',
    password: 'Password',
    button: 'Sign in',
    wrong: 'Incorrect username or password.',
    inactive: 'This account is not active. Contact the operator of this service.',
    tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  },
  passwordLink: {
    title: 'Set your password',
    text: 'This link can be used once. Setting a password ends all your other sessions.',
    button: 'Set password',
    invalidTitle: 'This link is no longer valid',
    invalidText:
      'It was already used, was replaced by a newer link, or is incomplete. If you have set a password, sign in with it. Otherwise, ask an owner of your account or the operator of this service for a new link.',
  },
  sessionEnded: {
    expired: `Your session has ended. Sessions end after ${IDLE_TIMEOUT / 60} minutes of inactivity, or after ${CLIENT_SESSION / 3600} hours. Sign in again.`,
    ended: 'Your session was ended in this or another browser. Sign in again.',
    kept: 'Your entries are kept in this tab: after you sign in, they are in the form again.',
  },
  confirmPassword: {
    title: 'Confirm your password',
    text: (minutes: number) =>
      `This change requires your password because you last entered it more than ${minutes} minutes ago.`,
    button: 'Confirm password',
    wrongKey: 'This is not the operator key.',
  },
  sessions: {
    title: 'Sessions and devices',
    text: 'Browsers that are or were signed in to this account are known devices: you can sign in on them even while others try to guess your password. Remove devices that you do not recognize.',
    began: (time: string) => `Since ${time}`,
    unknown: 'Unknown browser',
    operator: 'Opened by the operator of this service',
    console: (client: string) => `Console of ${client}`,
    own: 'This browser',
    used: (time: string) => `Signed out. Last sign-in: ${time}`,
    end: 'End session',
    remove: 'Remove device',
    endOthers: 'End all other sessions and remove their devices',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    text: 'With two-factor authentication, signing in requires your password and a code from an authenticator app. A stolen password alone is not enough.',
    isOn: (codes: number) =>
      `Two-factor authentication is on. You have ${codes} ${codes === 1 ? 'recovery code' : 'recovery codes'} left.`,
    setUp: 'Set up two-factor authentication',
    setUpText:
      'Add this account to an authenticator app: scan the QR code, open the link on your phone, or enter the key. Then enter the code that the app shows.',
    qr: 'QR code to scan with your authenticator app',
    open: 'Open in the app',
    secret: 'Key',
    code: 'Code',
    codeHint: 'From your authenticator app, or one of your recovery codes.',
    wrong: 'This code is incorrect or has already been used. Enter the next code that your app shows.',
    on: 'Enable two-factor authentication',
    currentCode: 'Code from your current app',
    off: 'Disable two-factor authentication',
    offText: 'Enter a code to confirm your identity. From then on, your password alone is enough to sign in.',
    codesTitle: 'Save your recovery codes',
    codesText:
      'Two-factor authentication is on. If you lose your phone, you can sign in once with each of these codes. They are not shown again.',
    codes: 'Recovery codes',
    codesSaved: 'I have saved my recovery codes',
  },
};
