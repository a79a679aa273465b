import type { PropsWithChildren } from 'hono/jsx';
import { colorNames, themeFields } from '../../definitions/theme-fields.ts';
import type { Fields } from '../../definitions/field.ts';
import { contrast, MIN_CONTRAST } from '../../lib/color-contrast.ts';
import { ErrorSummary } from '../../pages/forms/error-summary.tsx';
import { Form } from '../../pages/forms/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import { ResourceField } from '../../pages/forms/resource-field.tsx';
import { isCustom } from '../../pages/forms/resource-form.tsx';
import type { FieldErrors, Values } from '../../pages/forms/resource-values.ts';
import { SaveBar } from '../../pages/forms/save-bar.tsx';
import { baseColors, customColors } from '../../resources/theme-colors.ts';
import { themeSchema } from '../../resources/theme.ts';
import { PreviewFrame, PreviewLink } from './preview-frame.tsx';
import { themeFieldNames, type Plan } from './read-form.ts';
import { ThemePresetChoice } from './preset-choice.tsx';
import { useView } from '../console.ts';

const definitions: Fields = themeFields;

/** The parts of the widget that have colors. */
const parts = [
  'primaryButton',
  'declineButton',
  'button',
  'window',
  'iframeBlocker',
  'iframeBlockerButton',
] as const;
type Part = (typeof parts)[number];

const colorsOf = (part: Part) => colorNames.filter((name) => new RegExp(`^${part}(?!Button)`).test(name));

/** The pairs of text and background colors of a part; the banner also has links. */
const pairs = (part: Part) =>
  (part === 'window' ? ['Foreground', 'Link'] : ['Foreground']).map(
    (side) => [`${part}${side}Color`, `${part}BackgroundColor`] as const,
  );

type Props = { path: string; values: Values; errors: FieldErrors; plan: Plan; locales: string[] };

/** The form of a theme, with a live preview of the real widget. */
export function ThemeForm({ path, values, errors, plan, locales }: Props) {
  const { t } = useView();
  const texts = t.appearance;
  const inPlan = themeFieldNames(plan);
  type FieldName = keyof typeof texts.fields;
  const fieldNames = (Object.keys(texts.fields) as FieldName[]).filter((name) => inPlan.includes(name));
  const unreadable = parts.filter((part) =>
    pairs(part).some((pair) => contrastOf(values, pair) < MIN_CONTRAST),
  );
  const sideOf = (part: Part, name: string) =>
    texts.sides[name.slice(part.length, -5) as keyof typeof texts.sides];
  const items = [
    ...fieldNames.map((id) => ({ id, ...texts.fields[id] })),
    ...parts.flatMap((part) =>
      colorsOf(part).map((id) => ({ id, label: `${texts.parts[part].label}, ${sideOf(part, id)}` })),
    ),
  ].flatMap(({ id, label, ...rest }) =>
    errors[id] ? [{ id, label, message: (rest as { error?: string }).error ?? errors[id] }] : [],
  );
  const field = (name: FieldName) => (
    <ResourceField
      schema={themeSchema}
      name={name}
      value={values[name]}
      texts={texts.fields[name]}
      error={errors[name]}
    />
  );
  const color = (name: string, label: string) => (
    <ResourceField
      schema={themeSchema}
      name={name}
      value={values[name]}
      texts={{ label }}
      error={errors[name]}
    />
  );
  const group = (form: keyof typeof texts.groups) => {
    const names: FieldName[] = fieldNames.filter((name) => definitions[name]?.form === form);
    const shown: FieldName[] =
      form === 'window' ? ['name', ...names.filter((name) => name !== 'widgetPosition')] : names;
    const isOpen = shown.some(
      (name) => errors[name] || (name !== 'name' && isCustom(definitions, values, name)),
    );
    return (
      shown.length > 0 && (
        <Advanced title={texts.groups[form]} open={isOpen}>
          {shown.map(field)}
        </Advanced>
      )
    );
  };
  return (
    <>
      <p class="heading">
        <strong>{String(values.name)}</strong>
        <a class="button" href={path.replace(/\/\w+$/, '')}>
          {texts.all}
        </a>
      </p>
      <ErrorSummary items={items} />
      {unreadable.length > 0 && (
        <p class="notice bad">
          <Icon name="triangle-alert" />{' '}
          {texts.unreadable(unreadable.map((part) => texts.parts[part].label).join(', '))}
        </p>
      )}
      <Form action={`${path}/save`} class="theme" files>
        <PreviewFrame locales={locales} />
        <div class="stack">
          <ThemePresetChoice values={values} />
          <fieldset class="card stack">
            <legend>{texts.baseTitle}</legend>
            <p class="hint">{texts.baseText}</p>
            <div class="colors">{baseColors.map((name) => color(name, texts.base[name]))}</div>
            {(['primaryButton', 'window', 'button'] as const).flatMap((part) =>
              pairs(part).map((pair) => (
                <Contrast pair={pair} values={values} label={texts.parts[part].label} />
              )),
            )}
          </fieldset>
          <fieldset class="card stack">
            <legend>{texts.groups.window}</legend>
            {field('widgetPosition')}
          </fieldset>
          <h2>{texts.advanced}</h2>
          <Advanced
            title={texts.allColors}
            open={customColors(values).length > 0 || colorNames.some((name) => errors[name])}
          >
            {parts.map((part) => (
              <fieldset class="plain">
                <legend>{texts.parts[part].label}</legend>
                <p class="hint">{texts.parts[part].text}</p>
                <div class="colors">
                  {colorsOf(part)
                    .filter((name) => !(baseColors as readonly string[]).includes(name))
                    .map((name) => color(name, sideOf(part, name)))}
                </div>
                {['declineButton', 'iframeBlocker', 'iframeBlockerButton'].includes(part) &&
                  pairs(part).map((pair) => <Contrast pair={pair} values={values} />)}
              </fieldset>
            ))}
          </Advanced>
          {group('window')}
          {group('settings')}
          {group('icon')}
          {group('behavior')}
          {group('rules')}
          <SaveBar button={t.save} changed={items.length > 0}>
            <PreviewLink />
          </SaveBar>
        </div>
      </Form>
    </>
  );
}

const Advanced = ({ title, open, children }: PropsWithChildren<{ title: string; open: boolean }>) => (
  <details class="card" open={open}>
    <summary>{title}</summary>
    <div class="stack">{children}</div>
  </details>
);

type Pair = readonly [foreground: string, background: string];

const COLOR = /^#[0-9a-f]{6}$/i;

/** The contrast of two colors. Invalid colors have their message at the field, so they count as readable here. */
function contrastOf(values: Values, pair: Pair) {
  const [one, other] = pair.map((name) => String(values[name]));
  return COLOR.test(one!) && COLOR.test(other!) ? contrast(one!, other!) : Infinity;
}

/** The contrast of a pair of colors, which public/account/preview.js updates while they are edited. */
function Contrast({ pair, values, label }: { pair: Pair; values: Values; label?: string }) {
  const { t, formats } = useView();
  const texts = t.appearance;
  const value = contrastOf(values, pair);
  return (
    <output class="contrast" for={pair.join(' ')} data-least={String(MIN_CONTRAST)}>
      {label && `${label}. `}
      {pair[0].includes('Link') ? texts.linkContrast : texts.contrast}{' '}
      <b>{formats.number(Math.floor(value * 10) / 10)} : 1</b>
      <span class="error" hidden={value >= MIN_CONTRAST}>
        {texts.lowContrast(formats.number(MIN_CONTRAST))}
      </span>
    </output>
  );
}
