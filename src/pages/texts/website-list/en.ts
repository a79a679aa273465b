/** The texts of a list of websites to add; de.ts has the same keys. */
export const en = {
  title: 'Add websites',
  label: 'Websites (one per line)',
  hint: 'For example, www.mysite.xyz. Add a path to cover only part of a website.',
  button: 'Add websites',
  plan: (room: string, most: string, atOnce: string) =>
    `The plan has room for ${room} more (${most} in all). Up to ${atOnce} are added at a time.`,
  noPlanLimit: (atOnce: string) => `Up to ${atOnce} are added at a time.`,
  full: 'The plan has no room for another website.',
  added: (count: number) => (count === 1 ? '1 website was added:' : `${count} websites were added:`),
  refused: (count: number) => (count === 1 ? '1 line was not added:' : `${count} lines were not added:`),
  line: (number: string, line: string) => `Line ${number} (${line}): `,
  more: (count: string) => `… and ${count} more lines.`,
  later: (count: number) =>
    count === 1
      ? '1 line is left in the field. Add it with the same button.'
      : `${count} lines are left in the field. Add them with the same button.`,
  none: 'Enter at least one host name such as www.mysite.xyz.',
  errors: {
    invalid: 'this is not a host name such as www.mysite.xyz.',
    repeated: 'this website is in the list twice. Delete the line.',
    present: 'the account already has this website. Delete the line.',
    full: 'the plan has no room for it.',
  },
};
