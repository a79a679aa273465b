import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { canSendEmail } from '../../email/send-email.ts';
import { embedSnippets, snippetForEmail } from '../../clients/embed-snippets.ts';
import { Copyable, Field } from '../../pages/forms/fields.tsx';
import { Form } from '../../pages/forms/form.tsx';
import { websiteTitle } from '../../lib/http/website.ts';
import { useView } from '../console.ts';
import { createSteps, pathOf, stepPage, type WithSetup } from './steps.tsx';
import { Card, Terms } from '../../pages/page.tsx';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';

export const embed = createSteps().get('/', (c) => showSnippets(c));

/** Answers with the snippets, and with the form to send one as it was entered. */
export async function showSnippets(c: Context, entered: Entered = {}, status?: ContentfulStatusCode) {
  const { db, domain, view } = c.var as WithSetup['Variables'];
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
