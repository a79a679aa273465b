import * as z from 'zod/mini';
import { recordEvent } from '../../db/activity/record.ts';
import { changesInHour } from '../../db/activity/list.ts';
import { canSendEmail, sendEmail } from '../../email/send-email.ts';
import { embedSnippets, snippetForEmail } from '../../clients/embed-snippets.ts';
import { emailAddress } from '../../http/input-schemas.ts';
import { missing } from '../../http/problem.ts';
import { tooMany, withinRateLimit } from '../../http/rate-limit.ts';
import { websiteTitle } from '../../lib/http/website.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { redirectWithFlash } from '../console.ts';
import { showSnippets } from './embed.tsx';
import { createSteps, pathOf } from './steps.tsx';

/** Emails that a client can send in an hour: nobody may use the service to flood mailboxes. */
const MAX_PER_HOUR = 10;

const recipient = z.strictObject({ token: z.string(), emailAddress });

/** Sends the snippet to the person who maintains the website. The address is used for this email only and not stored. */
export const sendSnippet = createSteps().post('/', formBody, async (c) => {
  const { db, domain, form, session, view } = c.var;
  if (!canSendEmail(c.env)) throw missing('page');
  const { email } = view.t.onboarding;
  const entered = recipient.safeParse(Object.fromEntries(form));
  const value = form.get('emailAddress') ?? '';
  if (!entered.success) {
    return showSnippets(c, { value, error: view.t.settings.errors.emailAddress }, 422);
  }
  // Limits requests at the same time, which the activity list does not count yet.
  if (!(await withinRateLimit(c.env, 'LOGIN_RATE', `snippet ${session.clientId}`)))
    throw tooMany('Too many emails were sent');
  if ((await changesInHour(db, session.clientId, 'snippet')) >= MAX_PER_HOUR)
    return showSnippets(c, { value, error: email.limit(MAX_PER_HOUR) }, 429);
  const snippets = await embedSnippets(db, view.url.origin, domain);
  const to = entered.data.emailAddress;
  const values = {
    sender: session.userName,
    website: websiteTitle(domain),
    snippet: snippetForEmail(snippets.default),
  };
  const isSent = await sendEmail(c.env, { to, languages: [view.language], kind: 'snippet', values });
  if (!isSent) return showSnippets(c, { value, hasFailed: true });
  await recordEvent(db, { domainId: domain.id }, { kind: 'snippet', action: 'created' });
  return redirectWithFlash(c, 'snippetSent', pathOf(domain.id, 'embed'), to);
});
