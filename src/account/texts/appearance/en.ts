import { themeFields } from '../../../definitions/theme-fields.ts';
import { TEXT_LENGTH } from '../../../http/input-schemas.ts';
/** KiB of the largest images. */
const logo = themeFields.logoImage.bytes / 1024;
const icon = themeFields.settingsIconImage.bytes / 1024;

/** The texts of the theme pages; de.ts has the same keys. */
export const en = {
  title: 'Design',
  lead: 'The look of the banner on your website. You can create several themes; one of them is active.',
  all: 'All themes',
  none: 'No themes yet. The banner uses its default colors.',
  active: 'Active',
  edit: 'Edit',
  show: 'Activate',
  copy: 'Copy',
  copyOf: (name: string) => `Copy of ${name}`,
  removeText: 'The theme will be permanently deleted. The active theme does not change.',
  removeShown: 'The theme will be permanently deleted, and the first remaining theme becomes active.',
  addTitle: 'New theme',
  add: 'Add theme',
  contrast: 'Contrast of text and background:',
  linkContrast: 'Contrast of links and background:',
  lowContrast: (least: string) =>
    `Hard to read. Choose colors with a contrast of at least ${least} : 1 (WCAG).`,
  unreadable: (parts: string) => `Some text is hard to read, which can make consent invalid: ${parts}.`,
  presetsTitle: 'Preset',
  presets: {
    forest: 'Forest',
    ocean: 'Ocean',
    berry: 'Berry',
    graphite: 'Graphite',
    sand: 'Sand',
    night: 'Night',
    own: 'Your own colors',
  },
  baseTitle: 'Colors',
  baseText:
    'All other colors follow from these four. If you change any color, your colors are also used in dark mode.',
  base: {
    primaryButtonBackgroundColor: 'Accent',
    windowBackgroundColor: 'Background',
    windowForegroundColor: 'Text',
    buttonBackgroundColor: 'Other buttons',
  },
  advanced: 'Advanced settings',
  allColors: 'All colors',
  groups: {
    window: 'Banner',
    settings: 'Preferences',
    icon: 'Icon',
    behavior: 'When to show the banner',
    rules: 'Custom CSS',
  },
  parts: {
    primaryButton: {
      label: '“Accept” button colors',
      text: 'In the banner and in the preferences.',
    },
    declineButton: {
      label: '“Reject” button colors',
      text: 'Make this button as prominent as the “Accept” button: supervisory authorities check this first.',
    },
    button: { label: 'Other button colors', text: 'For the “Settings”, “Save” and “Cancel” buttons.' },
    window: {
      label: 'Banner colors',
      text: 'Text and background. If you change any color, your colors are also used in dark mode.',
    },
    iframeBlocker: {
      label: 'Placeholder colors',
      text: 'Placeholders replace videos and maps until the visitor consents.',
    },
    iframeBlockerButton: {
      label: 'Placeholder button colors',
      text: 'The button that shows the video or map.',
    },
  },
  sides: { Background: 'Background', Foreground: 'Text', Border: 'Border', Link: 'Links' },
  fields: {
    name: {
      label: 'Theme name',
      text: 'Only visible to you.',
      error: `Enter 1 to ${TEXT_LENGTH} characters.`,
    },
    widgetPosition: {
      label: 'Banner position',
      text: 'On small screens it is always at the bottom.',
      options: {
        top: 'Top',
        center: 'Center',
        bottom: 'Bottom',
        bottomleft: 'Bottom left',
        bottomright: 'Bottom right',
      },
    },
    widgetBlocking: {
      label: 'Block the page until a choice is made',
      text: 'Off: visitors can use the page without choosing; services stay blocked until they choose.',
    },
    widgetButtons: {
      label: 'Banner buttons, in order',
      text: 'The domain’s settings determine whether the “Reject” button is always shown.',
      advice: 'All three.',
      options: { '': 'None', accept: 'Accept all', decline: 'Reject', cpanel: 'Settings' },
    },
    widgetCloseButton: {
      label: 'Show a close button',
      text: 'Closing the banner without a choice rejects all services. Required in Italy.',
    },
    showPurposesInMainWindow: {
      label: 'Show purposes in the banner',
      text: 'Visitors can choose purposes without opening the preferences.',
    },
    widgetSwitchType: {
      label: 'Control type',
      text: 'For each purpose and service.',
      options: { switch: 'Switches', checkbox: 'Checkboxes' },
    },
    logoEnabled: { label: 'Show a logo', text: 'Above the banner text.' },
    logoImage: {
      label: 'Logo',
      text: `PNG or JPEG, up to ${logo} KiB.`,
      error: `Choose a PNG or JPEG file of up to ${logo} KiB.`,
    },
    whitelabel: {
      label: 'Hide the link to Placet',
      text: 'Only if your plan includes it for this website.',
    },
    settingsAcceptAllButton: {
      label: 'Show an “Accept all” button',
      text: 'Next to “Reject” and “Save”.',
    },
    settingsCheckAndUncheckAllButtons: {
      label: 'Show “Select all” and “Deselect all”',
      text: 'The selection takes effect when the visitor saves it.',
    },
    settingsFooter: {
      label: 'Show links to the legal pages',
      text: 'Below the services, as in the banner.',
      advice: 'On.',
    },
    settingsIconEnabled: {
      label: 'Show the icon after the decision',
      text: 'Visitors can use it to change their decision.',
      advice: 'On. Withdrawing consent must be as easy as giving it.',
    },
    settingsIconTarget: {
      label: 'Icon opens',
      text: 'In either case, withdrawing consent takes two clicks.',
      options: { main: 'Banner', purpose: 'Preferences' },
    },
    settingsIconImage: {
      label: 'Icon image',
      text: `Replaces the gear icon: square PNG or JPEG, up to ${icon} KiB.`,
      error: `Choose a PNG or JPEG file of up to ${icon} KiB.`,
    },
    complyWithDoNotTrack: {
      label: 'Respect “Do Not Track”',
      text: 'Visitors whose browsers send this signal are not asked; optional services stay blocked.',
    },
    manipulationPrevention: {
      label: 'Tamper protection',
      text: 'Restores the banner if it is removed, for example by a browser extension. Consent records show that it was on.',
      advice: 'Off.',
    },
    customCss: {
      label: 'For the banner',
      text: 'Added after all other rules. The preview shows only images with “data:” URLs.',
    },
    customCssForIframeBlocker: {
      label: 'For placeholders',
      text: 'Applies only to the placeholders of blocked videos and maps.',
    },
  },
};
