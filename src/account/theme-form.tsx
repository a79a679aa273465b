import type { PropsWithChildren } from 'hono/jsx';
import { colorNames, themeFields } from '../definitions/theme-fields.ts';
import type { Fields } from '../definitions/field.ts';
import { contrast } from '../lib/color-contrast.ts';
import { Form } from '../pages/form.tsx';
import { ResourceField, type Faults, type Values } from '../pages/resource-form.tsx';
import { themeSchema } from '../resources/theme.ts';
import { pairs, parts } from './theme-fields.ts';
import { useView } from './view.ts';

const fields: Fields = themeFields;

type Props = { path: string; values: Values; faults: Faults };

/** Below it, text is hard to read: WCAG 2.2, 1.4.3. */
const LEGIBLE = 4.5;

/** A theme with the real widget beside it, which shows what is entered before it is saved. */
export function ThemeForm({ path, values, faults }: Props) {
  const { t } = useView();
  const texts = t.appearance;
  const inOrder = Object.keys(texts.fields) as (keyof typeof texts.fields)[];
  const faint = parts.filter((part) => pairs(part).some((pair) => ratio(values, pair) < LEGIBLE));
  const field = (name: keyof typeof texts.fields) => (
    <ResourceField
      schema={themeSchema}
      definition={fields[name]}
      name={name}
      value={values[name]}
      texts={texts.fields[name]}
      fault={faults[name]}
    />
  );
  const group = (form: keyof typeof texts.groups) => (
    <Group title={texts.groups[form]}>
      {form === 'window' && field('name')}
      {inOrder.filter((name) => fields[name]?.form === form).map(field)}
    </Group>
  );
  return (
    <>
      <p class="heading">
        <strong>{String(values.name)}</strong>
        <a href={path.replace(/\/\w+$/, '')}>{texts.all}</a>
      </p>
      {Object.keys(faults).length > 0 && (
        <p class="notice bad" role="alert">
          {t.notSaved}
        </p>
      )}
      {faint.length > 0 && (
        <p class="notice bad">{texts.faint(faint.map((part) => texts.parts[part].label).join(', '))}</p>
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
                      fault={faults[name]}
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
          {group('behaviour')}
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

/** What cannot be read as colours is told at its field. */
function ratio(values: Values, pair: Pair) {
  const [one, other] = pair.map((name) => String(values[name]));
  return COLOR.test(one!) && COLOR.test(other!) ? contrast(one!, other!) : Infinity;
}

/** How well one colour can be read upon the other; public/account/appearance.js says so while they are chosen. */
function Contrast({ pair, values }: { pair: Pair; values: Values }) {
  const { t, formats } = useView();
  const texts = t.appearance;
  const value = ratio(values, pair);
  return (
    <output class="contrast" for={pair.join(' ')} data-least={String(LEGIBLE)}>
      {pair[0].includes('Link') ? texts.linkContrast : texts.contrast}{' '}
      <b>{formats.number(Math.floor(value * 10) / 10)} : 1</b>
      <span class="fault" hidden={value >= LEGIBLE}>
        {texts.tooFaint}
      </span>
    </output>
  );
}

const choices = {
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
        {Object.entries(choices).map(([name, options]) => (
          <fieldset>
            <legend class="unseen">{texts[name as keyof typeof choices]}</legend>
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
