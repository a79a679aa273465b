import { defaultsOf } from '../definitions/field.ts';
import { colorNames, themeFields, type ColorName } from '../definitions/theme-fields.ts';
import { contrast, MIN_CONTRAST, mixColors, readableOn } from '../lib/color-contrast.ts';

type Colors = Record<ColorName, string>;

/** The four colors from which the others follow. */
export const baseColors = [
  'primaryButtonBackgroundColor',
  'windowBackgroundColor',
  'windowForegroundColor',
  'buttonBackgroundColor',
] as const satisfies ColorName[];
type Base = Record<(typeof baseColors)[number], string>;

/** The colors of a new theme. */
const defaultColors = Object.fromEntries(
  colorNames.map((name) => [name, defaultsOf(themeFields)[name]]),
) as Colors;

/** All colors of a theme. “Reject” gets the same ones as “Accept”. */
function colorsFrom(base: Base): Colors {
  const accent = base.primaryButtonBackgroundColor;
  const background = base.windowBackgroundColor;
  const text = base.windowForegroundColor;
  const button = base.buttonBackgroundColor;
  const on = (surface: string, wanted: string) =>
    contrast(wanted, surface) >= MIN_CONTRAST ? wanted : readableOn(surface);
  const placeholder = mixColors(text, background, 0.95);
  return {
    ...base,
    primaryButtonForegroundColor: readableOn(accent),
    primaryButtonBorderColor: accent,
    declineButtonBackgroundColor: accent,
    declineButtonForegroundColor: readableOn(accent),
    declineButtonBorderColor: accent,
    buttonForegroundColor: on(button, text),
    buttonBorderColor: mixColors(on(button, text), button, 0.45),
    windowBorderColor: mixColors(text, background, 0.85),
    windowLinkColor: on(background, accent),
    iframeBlockerBackgroundColor: placeholder,
    iframeBlockerForegroundColor: on(placeholder, text),
    iframeBlockerButtonBackgroundColor: accent,
    iframeBlockerButtonForegroundColor: readableOn(accent),
  };
}

/** The colors that differ from those that follow from the four base colors. */
export function customColors(values: Record<string, unknown>) {
  const derived = colorsFrom(values as Base);
  return colorNames.filter(
    (name) => !isSameColor(values[name], derived[name]) && !isSameColor(values[name], defaultColors[name]),
  );
}

/** The colors that follow from changed base colors. Those that were set individually stay. */
export function followingColors(entered: Record<string, unknown>, stored: Record<string, unknown>) {
  const isChanged = baseColors.some((name) => !isSameColor(entered[name], stored[name]));
  if (!isChanged || !baseColors.every((name) => /^#[0-9a-f]{6}$/i.test(String(entered[name])))) return {};
  const custom: string[] = [...customColors(stored), ...baseColors];
  const derived = colorsFrom(entered as Base);
  return Object.fromEntries(
    colorNames
      .filter((name) => !custom.includes(name) && isSameColor(entered[name], stored[name]))
      .map((name) => [name, derived[name]]),
  );
}

/** Whether two colors are the same: browsers write them in lower case. */
const isSameColor = (one: unknown, other: unknown) =>
  String(one).toLowerCase() === String(other).toLowerCase();

const preset = (accent: string, background: string, text: string) =>
  colorsFrom({
    primaryButtonBackgroundColor: accent,
    windowBackgroundColor: background,
    windowForegroundColor: text,
    buttonBackgroundColor: background,
  });

/** Sets of colors to choose from; the first one has the default colors. */
export const presets = {
  forest: defaultColors,
  ocean: preset('#1d4ed8', '#ffffff', '#172033'),
  berry: preset('#9d174d', '#ffffff', '#2a1520'),
  graphite: preset('#1f2937', '#ffffff', '#1f2937'),
  sand: preset('#7c4a12', '#fdf8f0', '#2b2118'),
  night: preset('#7fd1bf', '#14181b', '#eceff1'),
};
type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

const isPreset = (name: string | null): name is PresetName => name !== null && Object.hasOwn(presets, name);

/** The preset with exactly these colors. */
export const presetOf = (values: Record<string, unknown>) =>
  presetNames.find((name) => colorNames.every((color) => isSameColor(values[color], presets[name][color])));

/** The colors of a chosen preset, if it is not the one that the theme already has. */
export function chosenPreset(form: URLSearchParams, stored: Record<string, unknown>) {
  const name = form.get('preset');
  return isPreset(name) && name !== presetOf(stored) ? presets[name] : undefined;
}
