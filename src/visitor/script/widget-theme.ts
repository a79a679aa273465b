import type { Policy } from '../../definitions/domain-fields.ts';
import { defaultsOf, widgetSettings } from '../../definitions/field.ts';
import { colorNames, themeFields, type ColorName, type ThemeFields } from '../../definitions/theme-fields.ts';
import type { Theme } from '../../widget/config-types.ts';
import type { Configuration } from '../content/configuration.ts';
import { imageUrl } from '../content/theme-images.ts';

const themeSettings = widgetSettings(themeFields);

/** The widget's theme where a policy applies; the default one if the domain has no theme left. */
export function widgetTheme({ theme, domain }: Configuration, policy: Policy): Theme {
  const look = { ...defaultsOf(themeFields), ...theme };
  const colors = Object.fromEntries(colorNames.map((name) => [name, look[name]])) as Colors;
  const css = [
    policy !== 'optIn' && NOTICE,
    policy === 'optOut' && OPT_OUT,
    themeCss(colors),
    POSITIONS[look.widgetPosition],
    look.logoEnabled && LOGO,
    look.widgetSwitchType === 'checkbox' && CHECKBOXES,
    look.settingsIconImage && iconCss(imageUrl(look.settingsIconImage)),
    look.customCss,
    look.customCssForIframeBlocker && placeholderCss(look.customCssForIframeBlocker),
  ];
  return {
    ...themeSettings(look),
    ...(policy === 'optOut' && { settingsIconEnabled: true }),
    widgetButtons: buttonsFor(policy, look.widgetButtons),
    logo: look.logoEnabled && look.logoImage ? imageUrl(look.logoImage) : undefined,
    iconOpensMain: look.settingsIconTarget === 'main' || undefined,
    whitelabel: (look.whitelabel && domain.whitelabel) || undefined,
    css: css.filter(Boolean).join('') || undefined,
  };
}

/**
 * The buttons of the banner: a notice needs none that rejects all services, and where visitors can opt out, that button and
 * the way back to the choice are always there.
 */
function buttonsFor(policy: Policy, chosen: Theme['widgetButtons']): Theme['widgetButtons'] {
  if (policy === 'optIn') return chosen;
  const others = new Set(chosen.filter((name) => name !== 'decline')).add('accept').add('cpanel');
  return policy === 'optOut' ? ['decline', ...others] : [...others];
}

/** The distance of a notice from the bottom of the window. */
const NOTICE = '@media(min-width:40.01em){.q{margin-bottom:1em}}';
/** The opt-out button has a long label and therefore its own row. */
const OPT_OUT = '.q .declineButton{grid-column:1/-1}.q .foot button:last-child{grid-column:auto}';

// On a small screen the banner is always at the bottom.
const placed = (rules: string) => `@media(min-width:40.01em){.window{${rules}}}`;

/** The place of the dialog, and its width there. */
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

/** Limits rules to placeholders; a leading `html` selector means the root of a placeholder. */
const placeholderCss = (rules: string) => `.p{${rules.replace(/(^|[\s,{}])html(?![\w-])/g, '$1&')}}`;

const iconCss = (url: string) =>
  `::slotted(a){background:var(--b) url(${url}) 50%/cover!important}::slotted(a)::before{visibility:hidden}`;

type Colors = Record<ColorName, string>;

const properties: Record<string, string> = {
  Background: 'background',
  Foreground: 'color',
  Border: 'border-color',
};

/**
 * The style rules for a theme's colors: '' if all are the defaults. Own colors also apply in dark mode, because only the
 * site knows which dark colors match them.
 */
function themeCss(colors: Colors) {
  const own = Object.entries(colors) as [keyof Colors, string][];
  if (own.every(([name, color]) => color.toLowerCase() === themeFields[name].value)) return '';
  const rules = own.map(([name, color]) => {
    const [, element = '', side] = /^(.+)(Background|Foreground|Border)Color$/.exec(name) ?? [];
    const selector = element === 'iframeBlockerButton' ? 'iframeBlocker button' : element;
    return side ? `.${selector}{${properties[side]}:${color}}` : '';
  });
  return `.r{color-scheme:light;--a:${colors.windowLinkColor}}${rules.join('')}`;
}
