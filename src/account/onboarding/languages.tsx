import type { Setup } from '../../customers/setup.ts';
import { languageOf } from '../../lib/locale.ts';
import { Form, formBody } from '../../pages/form.tsx';
import { activateLocales } from '../../resources/locale.ts';
import { languages as builtInLanguages } from '../../texts/index.ts';
import { useView } from '../view.ts';
import { createSteps, nextStep, stepPage } from './step.tsx';

const known = Object.keys(builtInLanguages);

export const languages = createSteps()
  .get('/', (c) => stepPage(c, 'languages', <Languages setup={c.var.setup} />))
  .post('/save', formBody, async (c) => {
    const { db, domain, form, setup } = c.var;
    const wanted = known.filter((language) => form.getAll('language').includes(language));
    if (wanted.length === 0) return stepPage(c, 'languages', <Languages setup={setup} fault />, 422);
    await activateLocales(db, domain.id, wanted.flatMap(localesOf(setup)));
    return nextStep(c, 'languages');
  });

/** A language's locales that are active, otherwise one that is there, otherwise one of its name. */
const localesOf =
  ({ locales }: Setup) =>
  (language: string) => {
    const there = locales.filter(({ name }) => languageOf(name) === language);
    const active = there.filter(({ active }) => active);
    return active.length > 0 ? active.map(({ name }) => name) : (there[0]?.name ?? language);
  };

/** What is active; of a domain that is as it was created, what its website speaks. */
function proposed({ locales, scan }: Setup) {
  const active = locales.flatMap(({ name, active }) => (active ? name : []));
  const spoken = scan?.found.languages.filter((language) => known.includes(language)) ?? [];
  return active.join() === 'en_US' && spoken.length > 0 ? spoken : active.map(languageOf);
}

function Languages({ setup, fault }: { setup: Setup; fault?: boolean }) {
  const { t, url, language } = useView();
  const texts = t.onboarding;
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  const ticked = proposed(setup);
  const [own, ...offered] = setup.scan?.found.languages ?? [];
  const first = [...new Set([own, ...offered, ...ticked])].filter((code) => known.includes(code ?? ''));
  const more = known
    .filter((code) => !first.includes(code))
    .map((code) => [code, nameOf.of(code)!] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, language));
  const box = (code: string, note?: string | false) => (
    <label>
      <input type="checkbox" name="language" value={code} checked={ticked.includes(code)} />
      <span>
        {nameOf.of(code)}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
  return (
    <section class="card">
      <h2>{texts.languagesTitle}</h2>
      {fault && (
        <p class="notice bad" role="alert">
          {texts.languagesNone}
        </p>
      )}
      <Form action={`${url.pathname}/save`} class="stack">
        <fieldset class="presets">
          <legend>{texts.languagesText}</legend>
          {first.map((code) =>
            box(code!, code === own ? texts.languagesOwn : offered.includes(code!) && texts.languagesOffered),
          )}
        </fieldset>
        <details>
          <summary>{texts.languagesMore}</summary>
          <div class="presets many">{more.map(([code]) => box(code))}</div>
        </details>
        <div>
          <button>{texts.next}</button>
        </div>
      </Form>
    </section>
  );
}
