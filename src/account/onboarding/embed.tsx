import type { Context } from 'hono';
import * as z from 'zod/mini';
import { changesInHour } from '../../db/activity/list.ts';
import { addEntry } from '../../db/activity/entry-statements.ts';
import { canSendEmail, sendEmail } from '../../email/send-email.ts';
import { readEmbedKey } from '../../db/clients/embed-keys.ts';
import { embedSnippets, snippetForEmail, snippetForShopifyApp } from '../../domains/embed-snippets.ts';
import { Copyable, Field } from '../../pages/forms/fields.tsx';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { redirectWithFlash, useView, type View } from '../console.ts';
import { SnippetPlaces } from './snippet-places.tsx';
import { createSteps, pathOf, stepPage, type WithSetup } from './steps.tsx';
import { Card } from '../../pages/page.tsx';
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
    await addEntry(db, { domainId: domain.id }, { kind: 'snippet', action: 'created' });
    return redirectWithFlash(c, 'snippetSent', pathOf(domain.id, 'embed'), to);
  });

/** What was entered to send the snippet, and what came of it. */
type Entered = { value?: string; error?: string; hasFailed?: boolean };

/** Answers with the snippets, and with the form to send one as it was entered. */
async function showSnippets<E extends WithSetup>(c: Context<E>, entered: Entered = {}, status?: 422 | 429) {
  const { db, domain, view }: WithSetup['Variables'] = c.var;
  const t = view.t.onboarding;
  const { default: snippet, ...forced } = await embedSnippets(db, view.url.origin, domain);
  const { key } = await readEmbedKey(db, domain.clientId);
  return stepPage(
    c,
    'embed',
    <Card title={t.embedTitle}>
      <p>{t.embedText}</p>
      <Copyable id="snippet" label={t.snippet} value={snippet} rows={3} />
      <SendSnippet
        {...entered}
        action={canSendEmail(c.env) ? `${pathOf(domain.id, 'embed')}/send` : undefined}
        mail={mailWith(t.email, websiteTitle(domain), snippetForEmail(snippet))}
      />
      <p>
        {view.t.handover.hint} <a href={`${pathOf(domain.id, 'status')}/handover`}>{view.t.handover.open}</a>
      </p>
      <details>
        <summary>{t.where}</summary>
        <SnippetPlaces snippet={snippet} />
      </details>
      <details>
        <summary>{t.forced}</summary>
        <div class="stack">
          {Object.entries(forced).map(([locale, snippet]) => (
            <Copyable id={`snippet-${locale}`} label={t.forcedLabel(locale)} value={snippet} rows={3} />
          ))}
        </div>
      </details>
      <MoreCode shopify={snippetForShopifyApp(view.url.origin, key, domain.id)} />
      <p>
        {t.ownHost} <a href={pathOfOwnHost(domain.id)}>{t.ownHostLink}</a>
      </p>
      <p>{t.embedThen}</p>
      <Form action={`${pathOf(domain.id, 'status')}/scan`} class="choice">
        <button>{t.check}</button>
      </Form>
    </Card>,
    status,
  );
}

/** The snippet for CCM19’s app for Shopify, and the place of the cookie declaration. */
function MoreCode({ shopify }: { shopify: string }) {
  const t = useView().t.onboarding;
  return (
    <>
      <details>
        <summary>{t.shopifyApp}</summary>
        <div class="stack">
          <p>{t.shopifyAppText}</p>
          <Copyable id="snippet-shopify" label={t.shopifyApp} value={shopify} rows={3} />
        </div>
      </details>
      <details>
        <summary>{t.declaration}</summary>
        <div class="stack">
          <p>{t.declarationText}</p>
          <Copyable id="declaration" label={t.declaration} value={DECLARATION} />
        </div>
      </details>
    </>
  );
}

const pathOfOwnHost = (domainId: string) => `/account/domains/${domainId}/settings/own-host`;

const DECLARATION = '<div class="ccm-cookie-declaration"></div>';

/** The address that opens a message in the user’s own email program. */
const mailWith = ({ subject, text }: View['t']['onboarding']['email'], website: string, snippet: string) =>
  `mailto:?subject=${encodeURIComponent(subject(website))}&body=${encodeURIComponent(text(website, snippet))}`;

type SendProps = Entered & { action: string | undefined; mail: string };

/** Sends the snippet with the service’s email; without it, or where that fails, with the user’s own email program. */
function SendSnippet({ action, mail, value, error, hasFailed }: SendProps) {
  const { elsewhere, email } = useView().t.onboarding;
  const ownProgram = (
    <a class="button" href={mail}>
      {email.button}
    </a>
  );
  if (!action)
    return (
      <p>
        {elsewhere} {ownProgram}
      </p>
    );
  return (
    <>
      <h3>{elsewhere}</h3>
      {hasFailed && (
        <p class="notice bad" role="alert">
          {email.failed} {ownProgram}
        </p>
      )}
      <Form action={action} class="search">
        <Field
          name="emailAddress"
          type="email"
          label={email.address}
          value={value}
          error={error}
          autocomplete="off"
          maxlength={TEXT_LENGTH}
          required
        />
        <button class="quiet">{email.button}</button>
      </Form>
    </>
  );
}
