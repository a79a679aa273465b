/** The texts of the preview; de.ts has the same keys. */
export const en = {
  title: 'Preview',
  layer: 'View',
  width: 'Screen',
  scheme: 'Color scheme',
  options: {
    first: 'Banner',
    settings: 'Preferences',
    decided: 'After the decision',
    phone: 'Phone',
    desktop: 'Desktop',
    light: 'Light',
    dark: 'Dark',
  },
  text: 'Live preview of your unsaved changes. It does not send or count anything.',
  noScript: 'JavaScript is off in this browser: the preview shows only the texts and colors of the banner.',
  button: 'Update preview',
  language: 'Language',
  close: 'Close preview',

  sample: {
    title: 'A page of your website',
    text: 'This sample page shows how the banner looks. Decisions made here are not stored.',
    more: 'More content below the video.',
    video: 'A video',
    invalid: 'Some fields are not valid. Save to see which.',
  },
};
