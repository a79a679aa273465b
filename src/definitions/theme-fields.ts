import { color, flag, image, longText, namesWith, oneOf, someOf } from './field.ts';

const positions = ['top', 'center', 'bottom', 'bottomleft', 'bottomright'] as const;
const buttons = ['accept', 'decline', 'cpanel'] as const;

/** The look and behaviour of a domain's widget. The comment of each is its sentence in the reference. */
export const themeFields = {
  /** Whether visitors see this theme. */
  default: flag(false),
  /** Whether the page behind the widget is blocked until a decision. */
  widgetBlocking: flag(true, { form: 'window', widget: true }),
  /** The buttons and their order: accept, decline, settings. */
  widgetButtons: someOf(buttons, [...buttons], { form: 'window' }),
  /** Whether the widget has a close button, which rejects everything. */
  widgetCloseButton: flag(false, { form: 'window', widget: true }),
  /** The place of the widget. */
  widgetPosition: oneOf(positions, 'center', { form: 'window' }),
  /** How the services are switched: by a switch or a check box. */
  widgetSwitchType: oneOf(['switch', 'checkbox'], 'switch', { form: 'window' }),
  /** Whether the banner lists the purposes with switches. */
  showPurposesInMainWindow: flag(false, { form: 'window', widget: true }),
  /** Whether the settings have a button to accept all. */
  settingsAcceptAllButton: flag(true, { form: 'settings', widget: true }),
  /** Whether the settings have buttons to select and deselect all. */
  settingsCheckAndUncheckAllButtons: flag(false, { form: 'settings', widget: true }),
  /** Whether the settings have a footer with the legal links. */
  settingsFooter: flag(true, { form: 'settings', widget: true }),
  /** Whether “Do Not Track” of the browser counts as a rejection. */
  complyWithDoNotTrack: flag(false, { form: 'behaviour', widget: true }),
  /**
   * Whether the banner is shown only in the EU, the EEA, the United Kingdom and Switzerland, and where the country is
   * unknown; elsewhere everything counts as accepted.
   */
  enableOnlyInEu: flag(false, { form: 'behaviour' }),
  /** Whether the widget restores itself when something hides or removes it. */
  manipulationPrevention: flag(false, { form: 'behaviour', widget: true }),
  /** Whether the logo is shown. */
  logoEnabled: flag(false, { form: 'window' }),
  /** PNG or JPEG in base64, up to {KiB} KiB; null removes it. */
  logoImage: image(512 * 1024, { form: 'window', feature: 'canUseOwnLogo' }),
  /** Whether an icon opens the widget again after a decision. */
  settingsIconEnabled: flag(true, { form: 'icon', widget: true }),
  /** The icon’s image: PNG or JPEG in base64, up to {KiB} KiB; null removes it. */
  settingsIconImage: image(64 * 1024, { form: 'icon', feature: 'canUseOwnLogo' }),
  /** What the icon opens: the first layer (`main`) or the settings (`purpose`). */
  settingsIconTarget: oneOf(['main', 'purpose'], 'purpose', { form: 'icon' }),
  /** Whether the widget leaves out the name of the service; the domain’s `whitelabel` must allow it. */
  whitelabel: flag(false, { form: 'window' }),
  // The defaults are the colours of style.css; each pair has a contrast of 4.5 or more.
  primaryButtonBackgroundColor: color('#175c50'),
  primaryButtonForegroundColor: color('#ffffff'),
  primaryButtonBorderColor: color('#175c50'),
  declineButtonBackgroundColor: color('#175c50'),
  declineButtonForegroundColor: color('#ffffff'),
  declineButtonBorderColor: color('#175c50'),
  buttonBackgroundColor: color('#ffffff'),
  buttonForegroundColor: color('#1a2126'),
  buttonBorderColor: color('#79838c'),
  windowBackgroundColor: color('#ffffff'),
  windowForegroundColor: color('#1a2126'),
  windowBorderColor: color('#dddedf'),
  windowLinkColor: color('#175c50'),
  iframeBlockerBackgroundColor: color('#f4f4f4'),
  iframeBlockerForegroundColor: color('#1a2126'),
  iframeBlockerButtonBackgroundColor: color('#175c50'),
  iframeBlockerButtonForegroundColor: color('#ffffff'),
  /** Style rules that are added to those of the widget. */
  customCss: longText({ form: 'rules', feature: 'canUseIndCSS' }),
  /** Style rules for the placeholders of blocked frames. */
  customCssForIframeBlocker: longText({ form: 'rules', feature: 'canUseIframeCSS' }),
};
export type ThemeFields = typeof themeFields;

export const colorNames = namesWith(themeFields, 'form', 'colors');
export type ColorName = (typeof colorNames)[number];
