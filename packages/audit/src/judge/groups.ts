/** What an issue is about; `--fail-on` names these groups. */
export const groups = ['before', 'rejected', 'signal', 'banner', 'undeclared'] as const;
export type Group = (typeof groups)[number];
