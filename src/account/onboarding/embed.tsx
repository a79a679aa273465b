import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { changesInHour } from '../../db/activity/list.ts';
import { recordEvent } from '../../db/activity/record.ts';
import { canSendEmail, sendEmail } from '../../email/send-email.ts';
import { embedSnippets, snippetForEmail } from '../../clients/embed-snippets.ts';
import { Copyable, Field } from '../../pages/forms/fields.tsx';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { redirectWithFlash, useView } from '../console.ts';
import { createSteps, pathOf, stepPage, type WithSetup } from './steps.tsx';
import { Card, Terms } from '../../pages/page.tsx';
import { emailAddress, TEXT_LENGTH } from '../../http/input-schemas.ts';
import { missing } from '../../http/problem.ts';
import { tooMany, withinRateLimit } from '../../http/rate-limit.ts';

/** Emails that a client can send in an hour: nobody may use the service to flood mailboxes. */
const MAX_PER_HOUR = 10;

const recipient = z.strictObject({ token: z.string(), emailAddress });

/** The snippets. One can be sent to the person who maintains the website; the address is used for this email only and not stored. */
export const embed = createSteps()
  .get('/', (c) => showSnippets(c))
  .post('/send', formBody, async (c) => {
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

/** Answers with the snippets, and with the form to send one as it was entered. */
async function showSnippets<E extends WithSetup>(
  c: Context<E>,
  entered: Entered = {},
  status?: ContentfulStatusCode,
) {
  const { db, domain, view }: WithSetup['Variables'] = c.var;
  const snippets = await embedSnippets(db, view.url.origin, domain);
  const send = (
    <SendSnippet
      {...entered}
      action={`${pathOf(domain.id, 'embed')}/send`}
      website={websiteTitle(domain)}
      snippet={snippetForEmail(snippets.default)}
      canSend={canSendEmail(c.env)}
    />
  );
  const content = <Snippets snippets={snippets} check={pathOf(domain.id, 'status')} send={send} />;
  return stepPage(c, 'embed', content, status);
}

type Props = { snippets: Record<string, string>; check: string; send: Child };

function Snippets({ snippets, check, send }: Props) {
  const t = useView().t.onboarding;
  const { default: snippet = '', ...forced } = snippets;
  return (
    <Card title={t.embedTitle}>
      <p>{t.embedText}</p>
      <Copyable id="snippet" label={t.snippet} value={snippet} rows={3} />
      {send}
      <details>
        <summary>{t.where}</summary>
        <Terms list={t.places.map(([system, place]) => [system, place])} />
      </details>
      <details>
        <summary>{t.forced}</summary>
        <div class="stack">
          {Object.entries(forced).map(([locale, snippet]) => (
            <Copyable id={`snippet-${locale}`} label={t.forcedLabel(locale)} value={snippet} rows={3} />
          ))}
        </div>
      </details>
      <details>
        <summary>{t.declaration}</summary>
        <div class="stack">
          <p>{t.declarationText}</p>
          <Copyable
            id="declaration"
            label={t.declaration}
            value={'<div class="ccm-cookie-declaration"></div>'}
          />
        </div>
      </details>
      <p>{t.embedThen}</p>
      <Form action={`${check}/scan`} class="choice">
        <button>{t.check}</button>
      </Form>
    </Card>
  );
}

/** What was entered to send the snippet, and what came of it. */
type Entered = { value?: string; error?: string; hasFailed?: boolean };
type SendProps = Entered & { action: string; website: string; snippet: string; canSend: boolean };

/** Sends the snippet with the service’s email; without it, or where that fails, with the user’s own email program. */
function SendSnippet({ action, website, snippet, canSend, value, error, hasFailed }: SendProps) {
  const t = useView().t.onboarding;
  const ownProgram = (
    <a class="button" href={mailWith(t.email.subject(website), t.email.text(website, snippet))}>
      {t.email.button}
    </a>
  );
  if (!canSend)
    return (
      <p>
        {t.elsewhere} {ownProgram}
      </p>
    );
  return (
    <>
      <h3>{t.elsewhere}</h3>
      {hasFailed && (
        <p class="notice bad" role="alert">
          {t.email.failed} {ownProgram}
        </p>
      )}
      <Form action={action} class="search">
        <Field
          name="emailAddress"
          type="email"
          label={t.email.address}
          value={value}
          error={error}
          autocomplete="off"
          maxlength={TEXT_LENGTH}
          required
        />
        <button class="quiet">{t.email.button}</button>
      </Form>
    </>
  );
}

/** The address that opens a message in the user’s own email program. */
const mailWith = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
