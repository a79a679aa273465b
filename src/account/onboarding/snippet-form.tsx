import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Form } from '../../pages/forms/form.tsx';
import { useView } from '../view.ts';

/** What was entered to send the snippet, and what came of it. */
export type Entered = { value?: string; error?: string; hasFailed?: boolean };
type Props = Entered & { action: string; website: string; snippet: string; canSend: boolean };

/** Sends the snippet with the service’s email; without it, or where that fails, with the user’s own email program. */
export function SendSnippet({ action, website, snippet, canSend, value, error, hasFailed }: Props) {
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
