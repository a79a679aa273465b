import { defaultsOf } from '../definitions/field.ts';
import { colorNames, themeFields, type ThemeFields } from '../definitions/theme-fields.ts';
import type { Theme } from '../widget/config-types.ts';
import { delivered } from './delivered.ts';
import type { Configuration } from './configuration.ts';
import { themeCss, type Colors } from './theme-css.ts';

/** A theme as the widget takes it; the defaults where the domain has none left. */
export function widgetTheme({ theme, domain }: Configuration): Theme {
  const look = { ...defaultsOf(themeFields), ...theme };
  const colors = Object.fromEntries(colorNames.map((name) => [name, look[name]])) as Colors;
  return {
    ...delivered(themeFields, look),
    widgetButtons: look.widgetButtons,
    logo: look.logoEnabled && look.logoImage ? dataUrl(look.logoImage) : undefined,
    iconOpensMain: look.settingsIconTarget === 'main' || undefined,
    whitelabel: (look.whitelabel && domain.whitelabel) || undefined,
    css:
      [
        themeCss(colors),
        POSITIONS[look.widgetPosition],
        look.logoEnabled && LOGO,
        look.widgetSwitchType === 'checkbox' && CHECKBOXES,
        look.settingsIconImage && iconCss(look.settingsIconImage),
        look.customCss,
        look.customCssForIframeBlocker && placeholderCss(look.customCssForIframeBlocker),
      ]
        .filter(Boolean)
        .join('') || undefined,
  };
}

// On a small screen it stands at the bottom, whatever the theme says.
const placed = (rules: string) => `@media(width>40em){dialog{${rules}}}`;

/** Where the window stands, and how wide it is there. */
const POSITIONS = {
  top: placed('width:48em;margin-top:1em'),
  center: '',
  bottom: placed('width:48em;margin-bottom:1em'),
  bottomleft: placed('margin-bottom:1em;margin-left:1em'),
  bottomright: placed('margin-bottom:1em;margin-right:1em'),
} satisfies Record<ThemeFields['widgetPosition']['value'], string>;

const LOGO = 'img{max-width:100%;max-height:3em;margin-bottom:1em}';

/** Switches drawn as the browser draws check boxes. */
const CHECKBOXES = 'input{appearance:auto;width:1.4em;accent-color:var(--a)}';

/** Rules that hold in placeholders alone; `html`, with which they may begin, is the root of one. */
const placeholderCss = (rules: string) => `.p{${rules.replace(/(^|[\s,{}])html(?![\w-])/g, '$1&')}}`;

const iconCss = (image: string) =>
  `::slotted(a){background:var(--b) url(${dataUrl(image)}) 50%/cover!important}::slotted(a)::before{color:#0000}`;

const dataUrl = (base64: string) =>
  `data:image/${base64.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${base64}`;
