/** What a theme changes in the browser. Its names are shortened: see `WidgetConfig`. */
export type Theme = {
  widgetBlocking?: boolean;
  widgetButtons: ('accept' | 'decline' | 'cpanel')[];
  widgetCloseButton?: boolean;
  widgetPosition: 'top' | 'center' | 'bottom' | 'bottomleft' | 'bottomright';
  showPurposesInMainWindow?: boolean;
  settingsAcceptAllButton?: boolean;
  settingsCheckAndUncheckAllButtons?: boolean;
  settingsFooter?: boolean;
  complyWithDoNotTrack?: boolean;
  manipulationPrevention?: boolean;
  /** A data: address; left out unless `logoEnabled`. */
  logo?: string;
  settingsIconEnabled?: boolean;
  whitelabel?: boolean;
  /** `themeCss` of the colours, followed by `customCss`. */
  css?: string;
};

/** The colours of a new theme, which style.css paints by itself; each pair has a contrast of 4.5 or more. */
export const themeColors = {
  primaryButtonBackground: '#175c50',
  primaryButtonForeground: '#ffffff',
  primaryButtonBorder: '#175c50',
  declineButtonBackground: '#175c50',
  declineButtonForeground: '#ffffff',
  declineButtonBorder: '#175c50',
  buttonBackground: '#ffffff',
  buttonForeground: '#1a2126',
  buttonBorder: '#79838c',
  windowBackground: '#ffffff',
  windowForeground: '#1a2126',
  windowBorder: '#dddedf',
  windowLinkColor: '#175c50',
  iframeBlockerBackground: '#f4f4f4',
  iframeBlockerForeground: '#1a2126',
  iframeBlockerBorder: '#d2d3d4',
};

export type Colors = Record<keyof typeof themeColors, string>;

/** The other fields of a new theme, by the names of the resource. */
export const themeDefaults = {
  widgetBlocking: true,
  widgetButtons: ['accept', 'decline', 'cpanel'],
  widgetCloseButton: false,
  widgetPosition: 'center' as Theme['widgetPosition'],
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
  whitelabel: false,
  customCss: '',
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
    const [, part, side] = /^(.+)(Background|Foreground|Border)$/.exec(name) ?? [];
    return side ? `.${part}{${properties[side as 'Border']}:${color}}` : '';
  });
  return `.r{color-scheme:light;--a:${colors.windowLinkColor}}${rules.join('')}`;
}
