import { colorNames } from '../db/schema.ts';
import { themeColors, themeCss, themeDefaults, type Colors, type Theme } from '../widget/theme.ts';
import type { Source } from './source.ts';

/** A theme as the widget takes it; the defaults where the domain has none left. */
export function themeOf(theme: Source['theme'], whitelabelAllowed: boolean): Theme {
  const { widgetBlocking, widgetPosition, settingsIconEnabled, ...look } = {
    ...themeDefaults,
    ...themeColors,
    ...theme,
  };
  const colors = Object.fromEntries(colorNames.map((name) => [name, look[name]])) as Colors;
  return {
    widgetBlocking: widgetBlocking || undefined,
    widgetButtons: look.widgetButtons as Theme['widgetButtons'],
    widgetCloseButton: look.widgetCloseButton || undefined,
    widgetPosition,
    showPurposesInMainWindow: look.showPurposesInMainWindow || undefined,
    settingsAcceptAllButton: look.settingsAcceptAllButton || undefined,
    settingsCheckAndUncheckAllButtons: look.settingsCheckAndUncheckAllButtons || undefined,
    settingsFooter: look.settingsFooter || undefined,
    complyWithDoNotTrack: look.complyWithDoNotTrack || undefined,
    manipulationPrevention: look.manipulationPrevention || undefined,
    logo: look.logoEnabled && look.logoImage ? dataUrl(look.logoImage) : undefined,
    settingsIconEnabled: settingsIconEnabled || undefined,
    whitelabel: (look.whitelabel && whitelabelAllowed) || undefined,
    css: themeCss(colors) + look.customCss || undefined,
  };
}

const dataUrl = (base64: string) =>
  `data:image/${base64.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${base64}`;
