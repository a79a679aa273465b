import type { EmailContent } from '../email-layout.tsx';

type Link = { url: string };

/** The emails, by kind; `brand` is the name of the service. de.ts has the same keys. */
export const en = {
  invitation: (
    { url, inviter, account, days }: Link & { inviter: string; account: string; days: number },
    brand: string,
  ): EmailContent => ({
    subject: `You have been invited to ${brand}`,
    paragraphs: [
      `${inviter} has invited you to the account “${account}” on ${brand}.`,
      `Set a password to accept the invitation. The link can be used once within ${days} days.`,
    ],
    action: { label: 'Accept invitation', url },
    note: 'If you do not know the sender, ignore this email.',
  }),
  operatorInvitation: (
    { url, inviter, days }: Link & { inviter: string; days: number },
    brand: string,
  ): EmailContent => ({
    subject: `You have been invited to operate ${brand}`,
    paragraphs: [
      `${inviter} has invited you to the operator’s console of ${brand}.`,
      `Set a password to accept the invitation. The link can be used once within ${days} days.`,
    ],
    action: { label: 'Accept invitation', url },
    note: 'If you do not know the sender, ignore this email.',
  }),
  operatorRecovery: (
    { url, emailAddress }: Link & { emailAddress: string },
    brand: string,
  ): EmailContent => ({
    subject: 'Access to the operator’s console was recovered',
    paragraphs: [
      `Someone with the operator key of ${brand} has made ${emailAddress} an administrator, without two-factor authentication.`,
      'If none of you did this, set a new operator key at once, then remove this person.',
    ],
    action: { label: 'Open people', url },
  }),
  firstLink: (
    { url, account, days }: Link & { account: string; days: number },
    brand: string,
  ): EmailContent => ({
    subject: `Your account on ${brand}`,
    paragraphs: [
      `The account “${account}” on ${brand} is ready. You manage the consent banner of your websites there.`,
      `Set a password to sign in for the first time. The link can be used once within ${days} days.`,
    ],
    action: { label: 'Set password', url },
    note: 'If you did not expect this email, ignore it.',
  }),
  passwordLink: (
    { url, signInName, hours }: Link & { signInName: string; hours: number },
    brand: string,
  ): EmailContent => ({
    subject: 'Set a new password',
    paragraphs: [
      `A new password was requested for your ${brand} account “${signInName}”.`,
      `The link can be used once within ${hours} hours.`,
    ],
    action: { label: 'Set password', url },
    note: 'If you did not request this, ignore this email. Your password has not changed.',
  }),
  newSignIn: (
    { url, signInName, browser, time }: Link & { signInName: string; browser: string; time: string },
    brand: string,
  ): EmailContent => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your ${brand} account “${signInName}” on an unknown device.`,
      `Browser: ${browser || 'unknown'}. Time: ${time}.`,
      'If this was you, you can ignore this email. If not, change your password now. This ends all sessions.',
    ],
    action: { label: 'Review sessions and devices', url },
  }),
  issues: (
    { url, domains }: Link & { domains: { name: string; count: number }[] },
    brand: string,
  ): EmailContent => ({
    subject: 'Your website needs attention',
    paragraphs: [
      `${brand} has found new issues on your websites. Open issues:`,
      ...domains.map(({ name, count }) => `${name}: ${count} ${count === 1 ? 'issue' : 'issues'}`),
    ],
    action: { label: 'Open overview', url },
    note: 'You receive at most one such email a day, and only if the number of issues has increased.',
  }),
  checkpoints: (
    { count, unsubscribe }: { count: number; unsubscribe: string },
    brand: string,
  ): EmailContent => ({
    subject: 'Your signed checkpoints',
    paragraphs: [
      `The attached file contains the signed checkpoints of ${count === 1 ? 'your website' : `${count} of your websites`} on ${brand}.`,
      'Keep it: with it, you can prove any later change to the consent records that the checkpoints cover, without our help.',
    ],
    note: 'You receive this email once a month.',
    noteLink: { label: 'Unsubscribe', url: unsubscribe },
  }),
  snippet: (
    { sender, website, snippet }: { sender: string; website: string; snippet: string },
    brand: string,
  ): EmailContent => ({
    subject: `Please add this line to ${website}`,
    paragraphs: [
      `${sender} asks you to add the consent banner to ${website}.`,
      'Add this line to every page, as the first line of the <head>, before all other scripts: only scripts that come after it can be blocked until visitors consent.',
    ],
    code: snippet,
    note: `${sender} entered your address in ${brand}, which does not store it. If you do not maintain this website, ignore this email.`,
  }),
};
