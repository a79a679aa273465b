import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { PASSWORD_LENGTH } from '../../lib/crypto/password-strength.ts';
import { en as signIn } from './sign-in/en.ts';
import { en as users } from './users/en.ts';

/** The texts of the pages of people, which both consoles have; de.ts has the same keys. */
export const en = {
  ...signIn,
  ...users,
  operatorKey: 'Operator key',
  signOutText: 'Your session in this browser will end.',
  settings: {
    title: 'Account settings',
    profile: 'Profile',
    email: 'Email address',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHint: `At least ${PASSWORD_LENGTH.min} characters.`,
    passwordEffect: 'You will be signed out on all devices.',
    changePassword: 'Change password',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    errors: {
      firstName: `Enter at most ${TEXT_LENGTH} characters.`,
      lastName: `Enter at most ${TEXT_LENGTH} characters.`,
      company: `Enter at most ${TEXT_LENGTH} characters.`,
      username: 'Enter 3 to 64 characters.',
      usernameTaken: 'This username is already used by another account.',
      name: `Enter at most ${TEXT_LENGTH} characters.`,
      emailAddress: 'Enter an email address such as name@example.com.',
      emailTaken: 'This email address is already used by another account.',
      currentPassword: 'This is not your current password.',
      newPassword: `Choose a password with ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
      weakPassword:
        'This password is easy to guess: it is a common one, follows a pattern, or contains your name, company or email address. Choose another one, for example several words.',
    },
  },
  account: {
    profile: 'Profile & security',
    users: 'Users',
    activity: 'Activity',
  },
  flashes: {
    password: 'Your password was changed. Sign in with the new password.',
    ended: 'The sessions were ended and their devices were removed.',
    factorOff: 'Two-factor authentication was disabled.',
    userInvited: (name: string) => `An invitation was sent to ${name}.`,
    roleChanged: (name: string) => `The role of ${name} was changed.`,
    userRemoved: (name: string) => `${name} was removed and can no longer sign in.`,
    invitationAccepted: 'You have accepted the invitation.',
    passwordSet: 'Your password was set.',
    signedOut: 'You have been signed out.',
    saved: 'Your changes were saved.',
  },
};
