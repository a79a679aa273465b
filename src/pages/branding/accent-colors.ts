import { contrast, MIN_CONTRAST, mixColors, readableOn } from '../../lib/color-contrast.ts';

/** The accent color of public/account/style.css in the light scheme. */
export const DEFAULT_ACCENT = '#0f6b52';

/** The surfaces of the console in public/account/style.css on which text in the accent color is hardest to read. */
const SURFACES = { light: '#f6f7f6', dark: '#181f1c' };

/** The contrast of an accent color with light surfaces; white text on it has a higher one. */
export const accentContrast = (color: string) => contrast(color, SURFACES.light);

/** The color itself, or the first mixture with black that can be read on light surfaces. */
export const readableAccent = (color: string) => mixUntilReadable(color, '#000000', SURFACES.light);

/** The accent colors of both schemes. The dark one is lighter, because no color is readable on white and black surfaces. */
export function accentColors(color: string) {
  const dark = mixUntilReadable(color, '#ffffff', SURFACES.dark);
  return {
    accent: [color, dark],
    'accent-strong': [mixColors(color, '#000000', 0.22), mixColors(dark, '#ffffff', 0.3)],
    'on-accent': ['#ffffff', readableOn(dark)],
    tint: [tint(color, '#ffffff'), tint(dark, SURFACES.dark)],
    some: [mixColors(color, '#ffffff', 0.5), mixColors(dark, '#000000', 0.4)],
  } as const;
}

/** As much of a color in a surface as leaves the color readable on it. */
function tint(color: string, surface: string) {
  const shares = [0.9, 0.93, 0.96, 0.98];
  const readable = shares.find((share) => contrast(color, mixColors(color, surface, share)) >= MIN_CONTRAST);
  return mixColors(color, surface, readable ?? 1);
}

function mixUntilReadable(color: string, other: string, surface: string) {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mixColors(color, other, share);
    if (contrast(mixed, surface) >= MIN_CONTRAST) return mixed;
  }
  return other;
}
