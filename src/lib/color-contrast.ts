/** The relative luminance (WCAG 2) of a color such as `#175c50`. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, 1 to 21. */
export function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Black or white, whichever is easier to read on a color. */
export const readableOn = (color: string) =>
  contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000';

/** A mixture of two colors, with this share of the second one. */
export function mixColors(one: string, other: string, share: number) {
  const channels = [1, 3, 5].map((at) => {
    const [first, second] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(first! * (1 - share) + second! * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
