/** What the operator sees in a client's console; de.ts has the same keys. */
export const en = {
  text: (name: string) => `You are viewing the console of ${name} as the operator.`,
  leave: 'Leave console',
  own: 'Only available to the client',
  ownText:
    'Only the client manages the API key, password, email address and sign-in settings. As the operator, you can neither see nor change them.',
};
