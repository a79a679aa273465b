import { color, flag, image, longText, namesWith, oneOf, someOf } from './field.ts';

const positions = ['top', 'center', 'bottom', 'bottomleft', 'bottomright'] as const;
const buttons = ['accept', 'decline', 'cpanel'] as const;

/** The look and behavior of a domain's widget. The comment of each is its sentence in the reference. */
export const themeFields = {
  /** Whether visitors see this theme. */
  default: flag(false),
  /** Whether the page is blocked until the visitor decides. */
  widgetBlocking: flag(true, { form: 'window', widget: true }),
  /** The buttons of the banner, in order: `accept`, `decline`, `cpanel` (opens the preferences). */
  widgetButtons: someOf(buttons, [...buttons], { form: 'window' }),
  /** Whether the banner has a close button, which rejects all services. */
  widgetCloseButton: flag(false, { form: 'window', widget: true }),
  /** The position of the banner. */
  widgetPosition: oneOf(positions, 'center', { form: 'window' }),
  /** Whether purposes and services have switches or checkboxes. */
  widgetSwitchType: oneOf(['switch', 'checkbox'], 'switch', { form: 'window' }),
  /** Whether visitors can choose purposes in the banner. */
  showPurposesInMainWindow: flag(false, { form: 'window', widget: true }),
  /** Whether the preferences have an “Accept all” button. */
  settingsAcceptAllButton: flag(true, { form: 'settings', widget: true }),
  /** Whether the preferences have buttons to select and deselect all. */
  settingsCheckAndUncheckAllButtons: flag(false, { form: 'settings', widget: true }),
  /** Whether the preferences have a footer with links to the legal pages. */
  settingsFooter: flag(true, { form: 'settings', widget: true }),
  /** Whether the browser’s “Do Not Track” signal counts as a rejection. */
  complyWithDoNotTrack: flag(false, { form: 'behavior', widget: true }),
  /**
   * Whether all services run without consent outside the EU, the EEA, the United Kingdom and Switzerland. This is a setting
   * of the domain, the same for all its themes: `true` means that its four policies outside Europe are `none`, and sets
   * them to `none`; `false` sets them to `optIn` if all four are `none`, and otherwise changes nothing.
   */
  enableOnlyInEu: flag(false, { derived: true, notice: true }),
  /** Whether the banner is restored when something hides or removes it. */
  manipulationPrevention: flag(false, { form: 'behavior', widget: true }),
  /** Whether the logo is shown. */
  logoEnabled: flag(false, { form: 'window' }),
  /** PNG or JPEG in base64, up to {KiB} KiB; null removes it. */
  logoImage: image(512 * 1024, { form: 'window', feature: 'canUseOwnLogo' }),
  /** Whether an icon to reopen the widget is shown after a decision. */
  settingsIconEnabled: flag(true, { form: 'icon', widget: true }),
  /** The icon’s image: PNG or JPEG in base64, up to {KiB} KiB; null removes it. */
  settingsIconImage: image(64 * 1024, { form: 'icon', feature: 'canUseOwnLogo' }),
  /** What the icon opens: the banner (`main`) or the preferences (`purpose`). */
  settingsIconTarget: oneOf(['main', 'purpose'], 'purpose', { form: 'icon' }),
  /** Whether the link to Placet is hidden. Requires the domain’s `whitelabel`. */
  whitelabel: flag(false, { form: 'window' }),
  // The defaults are the colors of style.css; each pair has a contrast of 4.5 or more.
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
  /** CSS rules that are added to those of the widget. */
  customCss: longText({ form: 'rules', feature: 'canUseIndCSS' }),
  /** CSS rules for the placeholders of blocked iframes. */
  customCssForIframeBlocker: longText({ form: 'rules', feature: 'canUseIframeCSS' }),
};
export type ThemeFields = typeof themeFields;

export const colorNames = namesWith(themeFields, 'form', 'colors');
export type ColorName = (typeof colorNames)[number];
