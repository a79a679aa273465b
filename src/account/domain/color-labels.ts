import { colorNames, type ColorName } from '../../definitions/theme-fields.ts';
import type { FieldTexts } from '../../pages/forms/resource-field.tsx';
import type { Texts } from '../texts/index.ts';

type AppearanceTexts = Texts['appearance'];

/** The parts of the widget that have colors. */
export const coloredParts = [
  'primaryButton',
  'declineButton',
  'button',
  'window',
  'iframeBlocker',
  'iframeBlockerButton',
] as const;
export type ColoredPart = (typeof coloredParts)[number];
type Side = keyof AppearanceTexts['sides'];

/** The colors of a part, each with its side. */
export const colorsOf = (part: ColoredPart) =>
  (['Background', 'Foreground', 'Border', 'Link'] as const).flatMap((side): [ColorName, Side][] => {
    const name = colorNames.find((name) => name === `${part}${side}Color`);
    return name ? [[name, side]] : [];
  });

/** The labels that tell the colors apart, by their names. */
export const colorFields = (texts: AppearanceTexts): Record<string, FieldTexts> =>
  Object.fromEntries(
    coloredParts.flatMap((part) =>
      colorsOf(part).map(([name, side]) => [
        name,
        { label: `${texts.parts[part].label}: ${texts.sides[side]}` },
      ]),
    ),
  );
