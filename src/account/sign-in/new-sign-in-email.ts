import type { Context } from 'hono';
import { sendEmail } from '../../email/send-email.ts';
import { now } from '../../env.ts';
import { browserName } from '../../lib/http/browser-name.ts';
import type { Verified } from './code.tsx';
import type { View } from '../view.ts';

/** Informs a user that an unknown device has signed in. */
export function emailNewSignIn(c: Context, { emailAddress, signInName }: Verified) {
  const { language, formats, url }: View = c.var.view;
  const browser = browserName(c.req.header('User-Agent'));
  return sendEmail(c.env, {
    to: emailAddress,
    languages: [language],
    kind: 'newSignIn',
    values: {
      url: `${url.origin}/account/settings#sessions`,
      signInName,
      browser,
      time: formats.time(now()),
    },
  });
}
