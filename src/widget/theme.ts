/** What a theme changes in the browser. Its names are shortened: see `WidgetConfig`. */
export type Theme = {
  widgetBlocking?: boolean;
  widgetButtons: ('accept' | 'decline' | 'cpanel')[];
  widgetCloseButton?: boolean;
  showPurposesInMainWindow?: boolean;
  settingsAcceptAllButton?: boolean;
  settingsCheckAndUncheckAllButtons?: boolean;
  settingsFooter?: boolean;
  complyWithDoNotTrack?: boolean;
  manipulationPrevention?: boolean;
  /** A data: address; left out unless `logoEnabled`. */
  logo?: string;
  settingsIconEnabled?: boolean;
  /** The icon opens the first layer instead of the settings. */
  iconOpensMain?: boolean;
  whitelabel?: boolean;
  /** `themeCss` of the colours, followed by the rules of the theme and those for placeholders. */
  css?: string;
};

/** The colours of a new theme, which style.css paints by itself; each pair has a contrast of 4.5 or more. */
export const themeColors = {
  primaryButtonBackgroundColor: '#175c50',
  primaryButtonForegroundColor: '#ffffff',
  primaryButtonBorderColor: '#175c50',
  declineButtonBackgroundColor: '#175c50',
  declineButtonForegroundColor: '#ffffff',
  declineButtonBorderColor: '#175c50',
  buttonBackgroundColor: '#ffffff',
  buttonForegroundColor: '#1a2126',
  buttonBorderColor: '#79838c',
  windowBackgroundColor: '#ffffff',
  windowForegroundColor: '#1a2126',
  windowBorderColor: '#dddedf',
  windowLinkColor: '#175c50',
  iframeBlockerBackgroundColor: '#f4f4f4',
  iframeBlockerForegroundColor: '#1a2126',
  iframeBlockerButtonBackgroundColor: '#175c50',
  iframeBlockerButtonForegroundColor: '#ffffff',
};

export type Colors = Record<keyof typeof themeColors, string>;

/** The other fields of a new theme, by the names of the resource. */
export const themeDefaults = {
  widgetBlocking: true,
  widgetButtons: ['accept', 'decline', 'cpanel'],
  widgetCloseButton: false,
  widgetPosition: 'center' as 'top' | 'center' | 'bottom' | 'bottomleft' | 'bottomright',
  widgetSwitchType: 'switch' as 'switch' | 'checkbox',
  showPurposesInMainWindow: false,
  settingsAcceptAllButton: true,
  settingsCheckAndUncheckAllButtons: false,
  settingsFooter: true,
  complyWithDoNotTrack: false,
  enableOnlyInEu: false,
  manipulationPrevention: false,
  logoEnabled: false,
  logoImage: null,
  settingsIconEnabled: true,
  settingsIconImage: null,
  settingsIconTarget: 'purpose' as 'main' | 'purpose',
  whitelabel: false,
  customCss: '',
  customCssForIframeBlocker: '',
} satisfies Record<string, boolean | string | null | string[]>;

const properties = { Background: 'background', Foreground: 'color', Border: 'border-color' };

/**
 * The style rules for a theme's colours: '' as long as all are the defaults. Otherwise they hold in dark mode, too,
 * because only the site knows which dark colours go with its own.
 */
export function themeCss(colors: Colors) {
  const own = Object.entries(colors) as [keyof Colors, string][];
  if (own.every(([name, color]) => color.toLowerCase() === themeColors[name])) return '';
  const rules = own.map(([name, color]) => {
    const [, part = '', side] = /^(.+)(Background|Foreground|Border)Color$/.exec(name) ?? [];
    const selector = part === 'iframeBlockerButton' ? 'iframeBlocker button' : part;
    return side ? `.${selector}{${properties[side as 'Border']}:${color}}` : '';
  });
  return `.r{color-scheme:light;--a:${colors.windowLinkColor}}${rules.join('')}`;
}
