import type { Child } from 'hono/jsx';
import { contrast, MIN_CONTRAST } from '../../lib/color-contrast.ts';
import { FormCard } from '../../pages/forms/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { baseColors } from '../../resources/theme-colors.ts';
import { useView } from '../console.ts';
import { coloredParts, colorsOf, type ColoredPart } from '../domain/color-labels.ts';

/** The pairs of text and background colors of a part; the banner also has links. */
const pairs = (part: ColoredPart) =>
  (part === 'window' ? (['Foreground', 'Link'] as const) : (['Foreground'] as const)).map(
    (side) => [`${part}${side}Color`, `${part}BackgroundColor`] as const,
  );

/** Warns of the parts whose text can hardly be read. */
export function Unreadable({ values }: { values: Values }) {
  const texts = useView().t.appearance;
  const unreadable = coloredParts.filter((part) =>
    pairs(part).some((pair) => contrastOf(values, pair) < MIN_CONTRAST),
  );
  if (unreadable.length === 0) return null;
  return (
    <p class="notice bad">
      <Icon name="triangle-alert" />{' '}
      {texts.unreadable(unreadable.map((part) => texts.parts[part].label).join(', '))}
    </p>
  );
}

type ColorsProps = { values: Values; field: (name: string, label: string) => Child };

/** The colors from which the others follow. */
export function BaseColors({ values, field }: ColorsProps) {
  const texts = useView().t.appearance;
  return (
    <FormCard title={texts.baseTitle}>
      <p class="hint">{texts.baseText}</p>
      <div class="colors">{baseColors.map((name) => field(name, texts.base[name]))}</div>
      {(['primaryButton', 'window', 'button'] as const).flatMap((part) =>
        pairs(part).map((pair) => <Contrast pair={pair} values={values} label={texts.parts[part].label} />),
      )}
    </FormCard>
  );
}

export function AllColors({ values, field }: ColorsProps) {
  const texts = useView().t.appearance;
  return coloredParts.map((part) => (
    <fieldset class="plain">
      <legend>{texts.parts[part].label}</legend>
      <p class="hint">{texts.parts[part].text}</p>
      <div class="colors">
        {colorsOf(part)
          .filter(([name]) => !(baseColors as readonly string[]).includes(name))
          .map(([name, side]) => field(name, texts.sides[side]))}
      </div>
      {['declineButton', 'iframeBlocker', 'iframeBlockerButton'].includes(part) &&
        pairs(part).map((pair) => <Contrast pair={pair} values={values} />)}
    </fieldset>
  ));
}

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
