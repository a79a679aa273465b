import type { PropsWithChildren } from 'hono/jsx';
import { colorNames, themeFields } from '../definitions/theme-fields.ts';
import type { Fields } from '../definitions/field.ts';
import { contrast } from '../lib/color-contrast.ts';
import { Form } from '../pages/form.tsx';
import { ResourceField } from '../pages/resource-field.tsx';
import type { FieldErrors, Values } from '../pages/resource-values.ts';
import { themeSchema } from '../resources/theme.ts';
import { useView } from './view.ts';

const fields: Fields = themeFields;

/** The parts of the widget that have colors. */
const parts = [
  'primaryButton',
  'declineButton',
  'button',
  'window',
  'iframeBlocker',
  'iframeBlockerButton',
] as const;

/** The pairs of text and background colors of a part; the banner also has links. */
const pairs = (part: (typeof parts)[number]) =>
  (part === 'window' ? ['Foreground', 'Link'] : ['Foreground']).map(
    (side) => [`${part}${side}Color`, `${part}BackgroundColor`] as const,
  );

type Props = { path: string; values: Values; errors: FieldErrors };

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/** The form of a theme, with a live preview of the real widget. */
export function ThemeForm({ path, values, errors }: Props) {
  const { t } = useView();
  const texts = t.appearance;
  const fieldNames = Object.keys(texts.fields) as (keyof typeof texts.fields)[];
  const unreadable = parts.filter((part) =>
    pairs(part).some((pair) => contrastOf(values, pair) < MIN_CONTRAST),
  );
  const field = (name: keyof typeof texts.fields) => (
    <ResourceField
      schema={themeSchema}
      definition={fields[name]}
      name={name}
      value={values[name]}
      texts={texts.fields[name]}
      error={errors[name]}
    />
  );
  const group = (form: keyof typeof texts.groups) => (
    <Group title={texts.groups[form]}>
      {form === 'window' && field('name')}
      {fieldNames.filter((name) => fields[name]?.form === form).map(field)}
    </Group>
  );
  return (
    <>
      <p class="heading">
        <strong>{String(values.name)}</strong>
        <a href={path.replace(/\/\w+$/, '')}>{texts.all}</a>
      </p>
      {Object.keys(errors).length > 0 && (
        <p class="notice bad" role="alert">
          {t.notSaved}
        </p>
      )}
      {unreadable.length > 0 && (
        <p class="notice bad">
          {texts.unreadable(unreadable.map((part) => texts.parts[part].label).join(', '))}
        </p>
      )}
      <Form action={`${path}/save`} class="theme" files>
        <Preview path={path} />
        <div class="stack">
          {group('window')}
          {parts.map((part) => (
            <Group title={texts.parts[part].label}>
              <p class="hint">{texts.parts[part].text}</p>
              <div class="colors">
                {colorNames
                  .filter((name) => new RegExp(`^${part}(?!Button)`).test(name))
                  .map((name) => (
                    <ResourceField
                      schema={themeSchema}
                      name={name}
                      value={values[name]}
                      texts={{ label: texts.sides[name.slice(part.length, -5) as keyof typeof texts.sides] }}
                      error={errors[name]}
                    />
                  ))}
              </div>
              {pairs(part).map((pair) => (
                <Contrast pair={pair} values={values} />
              ))}
            </Group>
          ))}
          {group('settings')}
          {group('icon')}
          {group('behavior')}
          {group('rules')}
          <div>
            <button>{t.save}</button>
          </div>
        </div>
      </Form>
      <script src="/account/appearance.js" type="module"></script>
    </>
  );
}

const Group = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <fieldset class="card stack">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

type Pair = readonly [foreground: string, background: string];

const COLOR = /^#[0-9a-f]{6}$/i;

/** The contrast of two colors. Invalid colors have their message at the field, so they count as readable here. */
function contrastOf(values: Values, pair: Pair) {
  const [one, other] = pair.map((name) => String(values[name]));
  return COLOR.test(one!) && COLOR.test(other!) ? contrast(one!, other!) : Infinity;
}

/** The contrast of a pair of colors, which public/account/appearance.js updates while they are edited. */
function Contrast({ pair, values }: { pair: Pair; values: Values }) {
  const { t, formats } = useView();
  const texts = t.appearance;
  const value = contrastOf(values, pair);
  return (
    <output class="contrast" for={pair.join(' ')} data-least={String(MIN_CONTRAST)}>
      {pair[0].includes('Link') ? texts.linkContrast : texts.contrast}{' '}
      <b>{formats.number(Math.floor(value * 10) / 10)} : 1</b>
      <span class="error" hidden={value >= MIN_CONTRAST}>
        {texts.lowContrast}
      </span>
    </output>
  );
}

const previewOptions = {
  layer: ['first', 'settings', 'decided'],
  width: ['phone', 'desktop'],
  scheme: ['light', 'dark'],
} as const;

function Preview({ path }: { path: string }) {
  const { t } = useView();
  const texts = t.appearance.preview;
  return (
    <section class="preview" aria-labelledby="preview">
      <h2 id="preview">{texts.title}</h2>
      <div class="views">
        {Object.entries(previewOptions).map(([name, options]) => (
          <fieldset>
            <legend class="unseen">{texts[name as keyof typeof previewOptions]}</legend>
            {options.map((option, i) => (
              <label>
                <input type="radio" name={name} value={option} checked={i === 0} /> {texts.options[option]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <noscript>
        <p class="notice bad">{texts.noScript}</p>
      </noscript>
      <div class="stage">
        <iframe name="preview" title={texts.title} sandbox="allow-scripts" src={`${path}/preview`} />
      </div>
      <p class="hint">{texts.text}</p>
      <div class="actions">
        <button>{t.save}</button>
        <button class="quiet" formaction={`${path}/preview`} formtarget="preview" formnovalidate>
          {texts.button}
        </button>
      </div>
    </section>
  );
}
