import type { Context } from 'hono';
import { createLinkUnlessRecent } from '../../db/users/password-links.ts';
import type { UserKey } from '../../db/users/user-accounts.ts';
import { sendEmail } from '../../email/send-email.ts';
import { now } from '../../env.ts';
import { homeOf, type View } from '../console.ts';
import { browserName } from '../../lib/http/browser-name.ts';
import type { Verified } from './code-step.tsx';

type Recipient = UserKey & { emailAddress: string; signInName: string };

/** Sends a user a link with which to set the password, unless the last one is only minutes old. */
export async function emailPasswordLink(c: Context, user: Recipient) {
  const link = await createLinkUnlessRecent(c.var.db, c.env, user);
  if (!link) return;
  const { language, url }: View = c.var.view;
  await sendEmail(c.env, {
    to: user.emailAddress,
    languages: [language],
    kind: 'passwordLink',
    values: { url: url.origin + link.path, signInName: user.signInName, hours: hoursUntil(link.expiresAt) },
  });
}

const hoursUntil = (time: number) => Math.round((time - now()) / 3600);

/** Informs a user that an unknown device has signed in. */
export function emailNewSignIn(c: Context, { emailAddress, signInName }: Verified) {
  const { language, formats, url }: View = c.var.view;
  const browser = browserName(c.req.header('User-Agent'));
  return sendEmail(c.env, {
    to: emailAddress,
    languages: [language],
    kind: 'newSignIn',
    values: {
      url: `${url.origin}${homeOf(c)}/settings#sessions`,
      signInName,
      browser,
      time: formats.time(now()),
    },
  });
}
