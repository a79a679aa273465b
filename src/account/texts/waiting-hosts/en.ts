/** Websites that wait to become domains; de.ts has the same keys. */
export const en = {
  title: 'New websites with your snippet',
  text: 'Your snippet was detected on these websites, which are not in your account yet. Add only websites that belong to you.',
  confirm: 'Add domain',
  dismiss: 'Dismiss',
  of: (name: string) => `: ${name}`,
};
