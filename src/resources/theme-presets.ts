import { colorNames } from '../definitions/theme-fields.ts';
import { colorsFrom, defaultColors, isSameColor } from './theme-colors.ts';

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
