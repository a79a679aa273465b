import { MAX_ADDED, type AddedList, type LineError } from '../../domains/website-list.ts';
import { useView } from '../view.ts';
import { Done } from '../page.tsx';
import { described, textareaContent } from './fields.tsx';
import { Form } from './form.tsx';

/** The plan of a client, as far as it limits the number of websites. */
type WebsitePlan = {
  domainCount: number;
  domainMaxCount: number;
  features: { canUseMultiDom: boolean };
};

/** The most websites of a plan; -1 for no limit. */
export const mostWebsites = ({ domainMaxCount, features }: WebsitePlan) =>
  features.canUseMultiDom ? domainMaxCount : domainMaxCount === 0 ? 0 : 1;

/** Lines whose errors are listed. */
const MAX_SHOWN = 50;

function Added({ names }: { names: string[] }) {
  return (
    <>
      <Done>{useView().t.websiteList.added(names.length)}</Done>
      <ul class="plain targets">
        {names.map((name) => (
          <li>{name}</li>
        ))}
      </ul>
    </>
  );
}

type LineErrorsProps = { errors: { line: string; error: Exclude<LineError, 'later'>; number: number }[] };

/** The lines that were not added, each with its number and its error. */
function LineErrors({ errors }: LineErrorsProps) {
  const { t, formats } = useView();
  const texts = t.websiteList;
  return (
    <div class="notice bad" id="domain-error" role="alert">
      <p>{texts.refused(errors.length)}</p>
      <ul>
        {errors.slice(0, MAX_SHOWN).map(({ line, error, number }) => (
          <li>
            {texts.line(formats.number(number), line)}
            {texts.errors[error]}
          </li>
        ))}
      </ul>
      {errors.length > MAX_SHOWN && <p>{texts.more(formats.number(errors.length - MAX_SHOWN))}</p>}
    </div>
  );
}

type Props = { action: string; plan: WebsitePlan; result: AddedList | undefined };

/** The form that adds a list of websites: its limit, what was added, and what was not, which stays in the field. */
export function WebsiteList({ action, plan, result }: Props) {
  const { t, formats } = useView();
  const texts = t.websiteList;
  const { number } = formats;
  const most = mostWebsites(plan);
  const room = Math.max(0, most - plan.domainCount);
  const refused = result?.refused ?? [];
  const errors = refused.flatMap(({ line, error }, i) =>
    error === 'later' ? [] : { line, error, number: i + 1 },
  );
  const later = refused.length - errors.length;
  const isEmpty = result && result.added.length + refused.length === 0;
  const limit =
    most === -1
      ? texts.noPlanLimit(number(MAX_ADDED))
      : texts.plan(number(room), number(most), number(MAX_ADDED));
  return (
    <>
      {result && result.added.length > 0 && <Added names={result.added} />}
      {most !== -1 && room === 0 && refused.length === 0 ? (
        <p class="notice">{texts.full}</p>
      ) : (
        <Form action={action} class="stack">
          <p>{limit}</p>
          {later > 0 && <p class="notice">{texts.later(later)}</p>}
          {errors.length > 0 && <LineErrors errors={errors} />}
          {isEmpty && (
            <p class="error" id="domain-error">
              {texts.none}
            </p>
          )}
          <div class="field">
            <label for="domain">{texts.label}</label>
            <textarea
              id="domain"
              name="domain"
              rows={Math.min(12, Math.max(4, refused.length + 1))}
              class="lines"
              {...described('domain', isEmpty || errors.length > 0, 'domain-hint')}
              autofocus={errors.length > 0}
              autocapitalize="none"
              spellcheck={false}
              required
            >
              {textareaContent(refused.map(({ line }) => line).join('\n'))}
            </textarea>
            <p class="hint" id="domain-hint">
              {texts.hint}
            </p>
          </div>
          <div>
            <button>{texts.button}</button>
          </div>
        </Form>
      )}
    </>
  );
}
