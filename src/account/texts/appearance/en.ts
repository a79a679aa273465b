/** What is said of themes; de.ts has the same keys. */
export const en = {
  title: 'Appearance',
  lead: 'How the consent window looks on your website. You may keep several themes; visitors see one of them.',
  all: 'All themes',
  none: 'There is no theme: visitors see the window in its own colours.',
  shown: 'Visitors see this one',
  edit: 'Edit',
  show: 'Show this one',
  copy: 'Copy',
  copyOf: (name: string) => `Copy of ${name}`,
  removeText: 'It goes for good. What visitors see stays as it is.',
  removeShown: 'It goes for good, and visitors see the first one that is left instead.',
  addTitle: 'Add a theme',
  add: 'Add',
  contrast: 'Contrast of text and background:',
  linkContrast: 'Contrast of links and background:',
  tooFaint: 'Hard to read. Choose colours with 4.5 : 1 or more, as WCAG asks.',
  faint: (parts: string) => `Some text is hard to read, which may also make a consent invalid: ${parts}.`,
  groups: {
    window: 'The window',
    settings: 'The settings layer',
    icon: 'The icon',
    behaviour: 'Whom it asks',
    rules: 'Rules of your own (CSS)',
  },
  parts: {
    primaryButton: {
      label: 'Colours of “accept”',
      text: 'The button that accepts everything, on both layers.',
    },
    declineButton: {
      label: 'Colours of “decline”',
      text: 'Make it as easy to see as the one to accept: authorities look at this first.',
    },
    button: { label: 'Colours of the other buttons', text: 'Settings, save and cancel.' },
    window: {
      label: 'Colours of the window',
      text: 'All that is read. As soon as one colour is your own, all of them hold in the dark as well.',
    },
    iframeBlocker: {
      label: 'Colours of placeholders',
      text: 'What stands in the place of a video or a map until the visitor agrees.',
    },
    iframeBlockerButton: {
      label: 'Colours of the button in placeholders',
      text: 'It shows the video or the map.',
    },
  },
  sides: { Background: 'Background', Foreground: 'Text', Border: 'Border', Link: 'Links' },
  preview: {
    title: 'Preview',
    layer: 'What is open',
    width: 'Screen',
    scheme: 'Brightness',
    options: {
      first: 'First layer',
      settings: 'Settings',
      decided: 'After the decision',
      phone: 'Phone',
      desktop: 'Desktop',
      light: 'Light',
      dark: 'Dark',
    },
    text: 'The real window with what is entered here, before it is saved. It sends nothing, and counts nothing.',
    noScript:
      'JavaScript is off in this browser: the preview shows the sample page alone, without the window.',
    button: 'Preview',
  },
  sample: {
    title: 'A page of your website',
    text: 'This page only shows how the window looks. What you click here is kept nowhere.',
    more: 'Below the video the page goes on.',
    video: 'A video',
    invalid: 'Some fields cannot be read. Save the theme to see which.',
  },
  fields: {
    name: { label: 'Name of the theme', text: 'Only you see it.', fault: '1 to 255 characters.' },
    widgetPosition: {
      label: 'Where the window stands',
      text: 'On small screens it is always at the bottom.',
      options: {
        top: 'Top',
        center: 'Centre',
        bottom: 'Bottom',
        bottomleft: 'Bottom left',
        bottomright: 'Bottom right',
      },
    },
    widgetBlocking: {
      label: 'The page waits behind the window',
      text: 'Off: visitors may read on without an answer, and nothing is allowed until they give one.',
      advice: 'Either way.',
    },
    widgetButtons: {
      label: 'Buttons on the first layer, in their order',
      text: 'Whether “decline” is always there is decided in the settings.',
      advice: 'All three.',
      options: { '': 'None', accept: 'Accept all', decline: 'Decline', cpanel: 'Settings' },
    },
    widgetCloseButton: {
      label: 'A cross to close the window',
      text: 'To close it without an answer is to decline.',
      advice: 'Either way; Italian sites are asked to have one.',
    },
    showPurposesInMainWindow: {
      label: 'Switches on the first layer',
      text: 'Visitors choose purposes without opening the settings.',
      advice: 'Either way.',
    },
    widgetSwitchType: {
      label: 'What is switched with',
      text: 'For each purpose and each service.',
      options: { switch: 'Switches', checkbox: 'Check boxes' },
    },
    logoEnabled: { label: 'Show a logo', text: 'Above the text of the first layer.' },
    logoImage: {
      label: 'Logo',
      text: 'PNG or JPEG, 512 KiB at most.',
      fault: 'Please choose a PNG or JPEG of 512 KiB at most.',
    },
    whitelabel: {
      label: 'Leave out the link to Placet',
      text: 'Works where your contract includes it for this website.',
    },
    settingsAcceptAllButton: {
      label: 'A button that accepts everything',
      text: 'Beside “decline” and “save”.',
    },
    settingsCheckAndUncheckAllButtons: {
      label: 'Links that switch everything on or off',
      text: 'Nothing is decided before “save”.',
    },
    settingsFooter: {
      label: 'Links to the legal pages',
      text: 'Below the services, as on the first layer.',
      advice: 'On.',
    },
    settingsIconEnabled: {
      label: 'Show the icon after the decision',
      text: 'It leads back to the decision.',
      advice: 'On: withdrawing has to be as easy as agreeing.',
    },
    settingsIconTarget: {
      label: 'What the icon opens',
      text: 'Two clicks from there withdraw a consent either way.',
      options: { main: 'The first layer', purpose: 'The settings' },
    },
    settingsIconImage: {
      label: 'Picture of the icon',
      text: 'In place of the cogwheel: square, PNG or JPEG, 64 KiB at most.',
      fault: 'Please choose a PNG or JPEG of 64 KiB at most.',
    },
    complyWithDoNotTrack: {
      label: 'Respect “do not track”',
      text: 'Browsers that send it are not asked, and everything optional stays off.',
      advice: 'Either way.',
    },
    enableOnlyInEu: {
      label: 'Ask only in Europe',
      text: 'EU, EEA, United Kingdom and Switzerland; elsewhere everything runs without a question.',
      advice: 'Off, unless a lawyer knows the rules of the other countries that you sell to.',
    },
    manipulationPrevention: {
      label: 'Bring the window back when something removes it',
      text: 'For instance an extension of the browser; the log notes that this was on.',
      advice: 'Off.',
    },
    customCss: {
      label: 'For the window',
      text: 'Comes after all other rules. Of pictures in it, the preview shows only addresses that begin with “data:”.',
    },
    customCssForIframeBlocker: {
      label: 'For placeholders',
      text: 'Holds in the places of held-back videos and maps alone.',
    },
  },
};
