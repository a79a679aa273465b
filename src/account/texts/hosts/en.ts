/** Websites that wait to become domains; de.ts has the same keys. */
export const en = {
  title: 'New websites with your snippet',
  text: 'These pages carry your snippet, and are no domain of yours yet. Confirm only what is yours.',
  confirm: 'Make it a domain',
  dismiss: 'Dismiss',
  of: (name: string) => `: ${name}`,
};
