import { themeFields, type ColorName } from '../definitions/theme-fields.ts';

export type Colors = Record<ColorName, string>;

const properties = { Background: 'background', Foreground: 'color', Border: 'border-color' };

/**
 * The style rules for a theme's colors: '' if all are the defaults. Own colors also apply in dark mode, because only the
 * site knows which dark colors match them.
 */
export function themeCss(colors: Colors) {
  const own = Object.entries(colors) as [keyof Colors, string][];
  if (own.every(([name, color]) => color.toLowerCase() === themeFields[name].value)) return '';
  const rules = own.map(([name, color]) => {
    const [, element = '', side] = /^(.+)(Background|Foreground|Border)Color$/.exec(name) ?? [];
    const selector = element === 'iframeBlockerButton' ? 'iframeBlocker button' : element;
    return side ? `.${selector}{${properties[side as 'Border']}:${color}}` : '';
  });
  return `.r{color-scheme:light;--a:${colors.windowLinkColor}}${rules.join('')}`;
}
