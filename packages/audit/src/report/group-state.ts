import type { Audit } from '../audit.ts';
import type { Group } from '../judge/groups.ts';
import type { Texts } from './texts.ts';

/** The result of a group in words: with issues, not or only partly checked, or without an issue. */
export function groupState(group: Group, { issues, unchecked, cutShort, visits }: Audit, t: Texts) {
  const count = issues.filter((issue) => issue.group === group).length;
  if (count > 0) return { kind: 'issues', text: t.issues(count) } as const;
  if (unchecked.includes(group)) return { kind: 'unchecked', text: t.group[group].unchecked } as const;
  if (!cutShort.some((cut) => cut === group)) return { kind: 'none', text: t.group[group].none } as const;
  const accepted = visits.find(({ mode }) => mode === 'accepted');
  const unreachable = accepted?.limits.find(({ kind }) => kind === 'unreachable');
  const isCut = group !== 'undeclared' || !accepted?.complete || !unreachable;
  return {
    kind: 'unchecked',
    text: isCut ? t.cutShort : `${t.partly} ${t.limit.unreachable(unreachable.detail)}`,
  } as const;
}
