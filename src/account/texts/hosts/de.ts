import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Neue Websites mit Ihrem Snippet',
  text: 'Diese Seiten tragen Ihr Snippet, und sind noch keine Ihrer Domains. Bestätigen Sie nur, was Ihnen gehört.',
  confirm: 'Zur Domain machen',
  dismiss: 'Verwerfen',
  of: (name) => `: ${name}`,
};
