import { TEXT_LENGTH } from '../../../http/input-schemas.ts';
import { INVITATION_DAYS, LINK_HOURS } from '../../../db/users/password-links.ts';

/** Texts of users, roles, invitations and the forgotten password; de.ts has the same keys. */
export const en = {
  roles: {
    explained: {
      owner: 'Full access, including users, API key and account details. Can also erase consent records.',
      editor: 'Can change the services, texts, design and settings of the websites.',
      viewer: 'Can view and download all data of the websites, but not change anything.',
      administrator: 'Full access, including people, keys, backups and deletion.',
      support:
        'Sees clients, domains, activity and system status, and works in the clients’ consoles, but deletes nothing and changes no clients, keys or people.',
    },
    limited: 'You see only some websites',
    limitedText:
      'An owner of this account has limited you to some of its websites, so you cannot add others. Ask an owner to add the website.',
    readOnly: (needed: string) =>
      `You can view this page. To change anything, you need the role “${needed}”.`,
    refused: 'Your role does not allow this',
    supportText: (own: string, needed: string) =>
      `Your role is “${own}”. Only people of the operator with the role “${needed}” may do this.`,
    refusedText: (own: string, needed: string) =>
      `Your role is “${own}”. This page requires the role “${needed}”. Ask an owner of this account for access.`,
  },
  users: {
    title: 'Users',
    intro: 'Everyone listed here can sign in to this account with their own email address and password.',
    invite: 'Invite a user',
    inviteButton: 'Invite user',
    name: 'Name',
    nameHint: 'Optional.',
    role: 'Role',
    you: 'You',
    own: 'Main user of this account. The role cannot be changed.',
    signedIn: (time: string) => `Last sign-in: ${time}`,
    neverSignedIn: 'No sign-in yet',
    factorOn: 'Two-factor authentication: on',
    factorOff: 'Two-factor authentication: off',
    invited: (time: string) => `Invitation pending until ${time}`,
    inviteExpired: 'Invitation expired',
    changeRole: 'Change role',
    resend: 'Resend invitation',
    newLink: 'Create new invitation link',
    remove: 'Remove user',
    of: (name: string) => ` for ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'All sessions of this user end immediately, and the user can no longer sign in. Links for webmasters that the user has created stop working. Everything that the user has changed stays as it is.',
    linkTitle: 'Send the invitation yourself',
    linkText: (name: string, days: number) =>
      `Send this link to ${name} over a secure channel. It can be used once within ${days} days and is shown only now.`,
    notSent: 'The email could not be sent.',
    linkLabel: 'Invitation link',
    back: 'Back to users',
    websites: {
      title: 'Websites of a user',
      heading: (name: string) => `Websites of ${name}`,
      legend: 'What this user sees',
      all: 'All websites',
      allText: 'Also those that are added later.',
      some: 'Only chosen websites',
      someText:
        'Everything else of the account stays hidden: other websites, their activity, and changes of the account itself. The user cannot add websites.',
      list: 'Websites',
      button: 'Save',
      choose: 'Choose websites',
      limited: (count: number) => (count === 1 ? 'Sees 1 website' : `Sees ${count} websites`),
      unlimited: 'Sees all websites',
      inviteHint: 'You choose the websites after inviting the user. Owners always see all websites.',
    },
    full: (count: number) => `An account can have up to ${count} further users. Remove a user first.`,
    errors: {
      emailAddress: 'Enter an email address such as name@example.com.',
      name: `Enter at most ${TEXT_LENGTH} characters.`,
      role: 'Choose one of the roles.',
      access: 'Owners always see all websites. Choose another role, or all websites.',
      present: 'This email address already belongs to a user of this account.',
      lastAdministrator: 'The last administrator cannot be removed or get another role.',
      taken: 'This email address is already used by another account.',
    },
  },
  profile: {
    title: 'My profile',
    account: 'Account',
  },
  forgotPassword: {
    link: 'Forgot password?',
    title: 'Forgot your password?',
    text: 'Enter your username or email address. You will receive an email with a link to set a new password.',
    field: 'Username or email address',
    button: 'Send link',
    missing: 'Enter your username or email address.',
    sentTitle: 'Check your email',
    sent: `If an account with this username or email address exists, an email with a link is on its way. The link is valid for ${LINK_HOURS} hours. If no email arrives within a few minutes, check your spam folder.`,
    ask: 'Ask an owner of your account or the operator of this service for a new password link.',
    support: 'Contact',
  },
  invitation: {
    title: 'Accept the invitation',
    text: (account: string, role: string) =>
      `You have been invited to the account “${account}” with the role “${role}”. Set a password to accept.`,
    button: 'Set password and accept',
  },
  expiredLink: {
    title: 'This link has expired',
    text: `Password links are valid for ${LINK_HOURS} hours, invitations for ${INVITATION_DAYS} days.`,
    send: 'We can send a new link to your email address.',
    button: 'Send a new link',
    sentTitle: 'A new link was sent',
    sent: 'Open the link in the email that you receive within a few minutes. If no email arrives, check your spam folder.',
    ask: 'Ask an owner of your account or the operator of this service for a new link.',
  },
};
