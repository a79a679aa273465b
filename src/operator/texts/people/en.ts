import { IDLE_TIMEOUT, OPERATOR_SESSION } from '../../../db/users/session-lifetimes.ts';
import { en as people } from '../../../people/texts/en.ts';

/** What the pages of people say otherwise to the operator’s people; de.ts has the same keys. */
export const en = {
  signIn: {
    ...people.signIn,
    title: 'Operator sign-in',
    username: 'Email address',
    usernameHint: '',
    wrong: 'Incorrect email address or password.',
  },
  keySignIn: {
    keyHint:
      'The secret HOSTING_API_KEY of this service. It signs in until the first administrator has set a password.',
    wrong: 'Incorrect operator key.',
    tooMany: 'Too many attempts from your network. Try again in one minute.',
  },
  /** Above every page while the operator key signs in. */
  firstPerson: {
    label: 'Signed in with the operator key',
    text: 'You have signed in with the operator key. Invite yourself as the first administrator: as soon as you have set a password, people sign in, and the key is for programs only.',
    link: 'Invite administrator',
  },
  sessionEnded: {
    ...people.sessionEnded,
    expired: `Your session has ended. Sessions end after ${IDLE_TIMEOUT / 60} minutes of inactivity, or after ${OPERATOR_SESSION / 3600} hours. Sign in again.`,
  },
  passwordLink: {
    ...people.passwordLink,
    invalidText:
      'It was already used, was replaced by a newer link, or is incomplete. If you have set a password, sign in with it. Otherwise, ask an administrator of the operator for a new link.',
  },
  roles: {
    ...people.roles,
    refusedText: (own: string, needed: string) =>
      `Your role is “${own}”. This page requires the role “${needed}”. Ask an administrator for access.`,
  },
  removedPerson: (name: string) => `${name} (removed)`,
  users: {
    ...people.users,
    title: 'People',
    intro:
      'Everyone listed here can sign in to the operator’s console with their own email address and password.',
    invite: 'Invite a person',
    inviteButton: 'Invite person',
    remove: 'Remove person',
    removeText:
      'All sessions of this person end immediately, including those in clients’ consoles, and the person can no longer sign in. Links for webmasters that the person has created stop working. Everything that the person has changed stays as it is.',
    back: 'Back to people',
    full: (count: number) => `The operator can have up to ${count} people. Remove a person first.`,
    errors: {
      ...people.users.errors,
      present: 'This email address already belongs to a person of the operator.',
      taken: 'This email address already signs in elsewhere in this service. Enter another one.',
    },
  },
  forgotPassword: {
    ...people.forgotPassword,
    text: 'Enter your email address. You will receive an email with a link to set a new password.',
    field: 'Email address',
    missing: 'Enter your email address.',
    sent: people.forgotPassword.sent.replace('username or email address', 'email address'),
    ask: 'This service sends no emails. With the operator key, a new link can be created: see docs/operations/people.md.',
  },
  invitation: {
    ...people.invitation,
    text: (service: string, role: string) =>
      `You have been invited to the operator’s console of ${service} with the role “${role}”. Set a password to accept.`,
  },
  expiredLink: {
    ...people.expiredLink,
    ask: 'Ask an administrator of the operator for a new link.',
  },
  account: { ...people.account, users: 'People' },
};
