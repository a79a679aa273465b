/** The texts of a domain's status in both consoles; de.ts has the same keys. */
export const en = {
  names: {
    live: 'Live',
    attention: 'Needs attention',
    notInstalled: 'Not installed',
    notScanned: 'Not scanned',
    paused: 'Paused',
    archived: 'Archived',
  },
  issues: (count: string) => `${count} ${count === '1' ? 'issue' : 'issues'}`,
  dismissed: (count: string) => `${count} ${count === '1' ? 'issue' : 'issues'} dismissed`,
};
