import { MAX_LOGO } from '../../../pages/branding/uploaded-logo.ts';
import { sizeOf } from '../../../http/request-body.ts';

/** The texts of the branding page; de.ts has the same keys. */
export const en = {
  title: 'Branding',
  lead: 'Name, logo and color of the console, the sign-in page and emails. Visitors to your clients’ websites do not see them.',
  fields: {
    name: { label: 'Name', text: 'For example, the name of your agency. Leave empty for “Placet”.' },
    logo: {
      label: 'Logo',
      text: `PNG, SVG, JPEG or WebP, up to ${sizeOf(MAX_LOGO)}. Shown 32 pixels high in place of the name.`,
    },
    accentColor: {
      label: 'Accent color',
      text: 'For buttons and links. A lighter shade is used in dark mode.',
    },
    supportAddress: {
      label: 'Support address',
      text: 'Email address shown at the end of every page. Leave empty to show none.',
    },
  },
  current: 'Current logo',
  remove: 'Remove current logo',
  defaultColor: 'Use the default color',
  button: 'Save branding',
  wrongLogo: `Choose a PNG, SVG, JPEG or WebP file of up to ${sizeOf(MAX_LOGO)}.`,
  contrast: (found: string, least: string, suggested: string) =>
    `This color has a contrast of ${found} : 1 with the background and is hard to read; at least ${least} : 1 is required (WCAG). The nearest readable shade is ${suggested}.`,
};
