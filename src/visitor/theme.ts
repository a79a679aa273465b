import { colorNames } from '../db/schema.ts';
import { themeColors, themeCss, themeDefaults, type Colors, type Theme } from '../widget/theme.ts';
import type { Source } from './source.ts';

/** A theme as the widget takes it; the defaults where the domain has none left. */
export function themeOf({ theme, domain }: Source): Theme {
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
    iconOpensMain: look.settingsIconTarget === 'main' || undefined,
    whitelabel: (look.whitelabel && domain.whitelabel) || undefined,
    css:
      [
        themeCss(colors),
        look.widgetSwitchType === 'checkbox' && CHECKBOXES,
        look.settingsIconImage && iconCss(look.settingsIconImage),
        look.customCss,
      ]
        .filter(Boolean)
        .join('') || undefined,
    customCssForIframeBlocker: look.customCssForIframeBlocker || undefined,
  };
}

/** Switches drawn as the browser draws check boxes. */
const CHECKBOXES = 'input{appearance:auto;width:1.4em;accent-color:var(--a)}';

const iconCss = (image: string) =>
  `::slotted(a){background:var(--b) url(${dataUrl(image)}) 50%/cover!important}`;

const dataUrl = (base64: string) =>
  `data:image/${base64.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${base64}`;
