/** What the operator reads in a client's console; de.ts has the same keys. */
export const en = {
  text: (name: string) => `You are the operator, in the console of ${name}.`,
  leave: 'Leave',
  own: 'This belongs to the client',
  ownText:
    'API key, password, e-mail address and sign-in are the client’s own. You see and change none of them.',
};
