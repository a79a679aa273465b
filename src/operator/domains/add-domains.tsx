import { createDomain } from '../../domains/domain-creation.ts';
import { refreshStatuses } from '../../domains/status/domain-status.ts';
import { constraintProblem } from '../../db/constraint-errors.ts';
import { databaseOf } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field, textareaContent } from '../../pages/forms/fields.tsx';
import { Form } from '../../pages/forms/form.tsx';
import { websiteColumns, websiteName } from '../../resources/domain.ts';
import { useView, type View } from '../console.ts';
import { Card, Done } from '../../pages/page.tsx';
import { MAX_PUBLISHED } from '../../visitor/site/publish-changes.ts';

/** The websites that were added, and those that were not, each with its error. */
export type AddedDomains = { added: string[]; refused: { line: string; error: string }[] };

/** Adds the websites of a form to a client, as many as one request publishes: one a line, or one in each of several fields. */
export async function addDomains(
  env: Bindings,
  clientId: string,
  form: URLSearchParams,
  { t }: View,
): Promise<AddedDomains> {
  const lines = form.getAll('domain').flatMap((text) => text.split(/\r?\n/).map((line) => line.trim()));
  const added: string[] = [];
  const refused: AddedDomains['refused'] = [];
  for (const [i, line] of lines.filter((line) => line !== '').entries()) {
    const error =
      i < MAX_PUBLISHED ? await refusalOf(env, clientId, line, t) : t.client.nextTime(String(MAX_PUBLISHED));
    if (error) refused.push({ line, error });
    else added.push(line);
  }
  if (added.length + refused.length === 0) refused.push({ line: '', error: t.client.noHost });
  return { added, refused };
}

/** Adds a website, or returns why it cannot be added. */
async function refusalOf(env: Bindings, clientId: string, line: string, t: View['t']) {
  const entered = websiteName.safeParse(line);
  if (!entered.success) return t.client.noHost;
  try {
    const { id } = await createDomain(env, clientId, websiteColumns(entered.data));
    await refreshStatuses(databaseOf(env.DB), [id]);
    return undefined;
  } catch (error) {
    if (!constraintProblem(error)) throw error;
    return t.client.domainRefused;
  }
}

type Props = { path: string; result: AddedDomains | undefined };

/** The form that adds websites; after errors, with a field for each website that was not added. */
export function AddDomains({ path, result }: Props) {
  const t = useView().t.client;
  const refused = result?.refused ?? [];
  return (
    <Card title={t.addDomains}>
      {result && result.added.length > 0 && <Done>{t.added(result.added.length)}</Done>}
      <Form action={`${path}/domain`} class="stack">
        {refused.length > 0 ? (
          refused.map(({ line, error }, i) => (
            <Field
              name="domain"
              id={`domain-${i + 1}`}
              label={t.domainOf(String(i + 1))}
              value={line}
              error={error}
              maxlength={TEXT_LENGTH}
              autocapitalize="none"
              spellcheck={false}
            />
          ))
        ) : (
          <div class="field">
            <label for="domain">{t.addDomain}</label>
            <textarea
              id="domain"
              name="domain"
              rows={3}
              class="lines"
              aria-describedby="domain-hint"
              autocapitalize="none"
              spellcheck={false}
              required
            >
              {textareaContent('')}
            </textarea>
            <p class="hint" id="domain-hint">
              {t.addDomainHint}
            </p>
          </div>
        )}
        <div>
          <button>{t.add}</button>
        </div>
      </Form>
    </Card>
  );
}
