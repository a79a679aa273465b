import type { Context } from 'hono';
import { mergeEdits } from '../../pages/forms/edits.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import { activateLocales } from '../../resources/locale.ts';
import {
  activeLanguages,
  availableLanguages as available,
  localesOf,
  proposedLanguages,
  websiteLanguages,
} from './proposed-languages.ts';
import { createSteps, nextStep, saveStep, stepForm, type WithSetup } from './steps.tsx';

export const languages = createSteps()
  .get('/', (c) => show(c))
  .post('/save', formBody, saveStep(save));

async function save(c: Context<WithSetup & WithForm>) {
  const { db, domain, form, setup, view } = c.var;
  const { merged } = mergeEdits(form, ticks(activeLanguages(setup)), ticks(form.getAll('language')));
  const chosen = available.filter((language) => merged[language]);
  const names = chosen.flatMap(localesOf(setup));
  const count = new Set([...names, ...setup.locales.map(({ name }) => name)]).size;
  const isOver = view.features?.moreThan2Lang === false && count > 2;
  if (isOver) return show(c, view.t.locales.quota);
  if (chosen.length === 0) return show(c, view.t.onboarding.languagesNone);
  await activateLocales(db, domain.id, names);
  return nextStep(c, 'languages');
}

const ticks = (languages: string[]): Record<string, boolean> =>
  Object.fromEntries(available.map((language) => [language, languages.includes(language)]));

function show<E extends WithSetup>(c: Context<E>, error?: string) {
  const { setup, view, form }: WithSetup['Variables'] & Partial<WithForm['Variables']> = c.var;
  const { t, formats, language } = view;
  const texts = t.onboarding;
  const ticked = form?.getAll('language') ?? proposedLanguages(setup);
  const [own = '', ...offered] = websiteLanguages(setup);
  const first = [...new Set([own, ...offered, ...ticked])].filter((code) => available.includes(code));
  const more = available
    .filter((code) => !first.includes(code))
    .map((code) => [formats.language(code), code] as const)
    .sort(([a], [b]) => a.localeCompare(b, language));
  const box = (code: string, note?: string | false) => (
    <label>
      <input type="checkbox" name="language" value={code} checked={ticked.includes(code)} />
      <span>
        {formats.language(code)}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
  const active = activeLanguages(setup);
  const isProposal = !form && active.toSorted().join() !== ticked.toSorted().join();
  return stepForm(
    c,
    'languages',
    {
      title: texts.languagesTitle,
      error,
      stored: ticks(active),
      refusal: { errors: {}, status: error === undefined ? 200 : 422 },
    },
    <>
      {isProposal && (
        <p class="hint">{texts.languagesProposed(active.map((code) => formats.language(code)).join(', '))}</p>
      )}
      <fieldset class="presets">
        <legend>{texts.languagesText}</legend>
        {first.map((code) =>
          box(code, code === own ? texts.languagesOwn : offered.includes(code) && texts.languagesOffered),
        )}
      </fieldset>
      <details>
        <summary>{texts.languagesMore}</summary>
        <div class="presets many">{more.map(([, code]) => box(code))}</div>
      </details>
    </>,
  );
}
