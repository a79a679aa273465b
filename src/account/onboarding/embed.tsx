import { embedSnippets } from '../../embed-snippets.ts';
import { Copyable } from '../../pages/form-fields.tsx';
import { Form } from '../../pages/form.tsx';
import { websiteTitle } from '../../lib/website.ts';
import { useView } from '../view.ts';
import { createSteps, pathOf, stepPage } from './steps.tsx';

/** The address that opens a message in the user’s own email program. */
const mailWith = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

export const embed = createSteps().get('/', async (c) => {
  const { db, domain, view } = c.var;
  const snippets = await embedSnippets(db, view.url.origin, domain);
  return stepPage(
    c,
    'embed',
    <Snippets snippets={snippets} check={pathOf(domain.id, 'status')} website={websiteTitle(domain)} />,
  );
});

type Props = { snippets: Record<string, string>; check: string; website: string };

function Snippets({ snippets, check, website }: Props) {
  const t = useView().t.onboarding;
  const { default: snippet = '', ...forced } = snippets;
  return (
    <section class="card">
      <h2>{t.embedTitle}</h2>
      <p>{t.embedText}</p>
      <Copyable id="snippet" label={t.snippet} value={snippet} rows={3} />
      <p>
        {t.elsewhere}{' '}
        <a class="button" href={mailWith(t.email.subject(website), t.email.text(website, snippet))}>
          {t.email.button}
        </a>
      </p>
      <details>
        <summary>{t.where}</summary>
        <dl>
          {t.places.map(([system, place]) => (
            <>
              <dt>{system}</dt>
              <dd>{place}</dd>
            </>
          ))}
        </dl>
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
    </section>
  );
}
