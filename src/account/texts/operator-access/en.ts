/** What the operator sees in a client's console; de.ts has the same keys. */
export const en = {
  text: (name: string) => `You are viewing the console of ${name} as operator.`,
  leave: 'Leave console',
  own: 'Only available to the client',
  ownText:
    'The API key, password, email address and sign-in settings belong to the client. As operator you can neither see nor change them.',
};
