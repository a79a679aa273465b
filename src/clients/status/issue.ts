import type { storageKinds } from '../../db/schema.ts';
import type { DomainState } from './read-domain-state.ts';

export type StorageKind = (typeof storageKinds)[number];

type Difference =
  | { type: 'service' | 'blocked'; name: string; preset: number | null; hosts: string[] }
  | { type: 'early' | 'exempt'; name: string; host: string }
  | { type: 'unseen'; name: string; embedding: string }
  | { type: 'storage'; name: string; storageType: StorageKind; embedding: string | null }
  | { type: 'link'; name: 'imprint' | 'privacyPolicy'; url: string; found: string | null };
/** A difference with the time of the last scan or the beginning of the last day that showed it; 0 where none did. */
export type Found = { id: string; seenAt: number } & Difference;

/** A difference between what a domain’s pages do and what its configuration says. */
export type Issue = { id: string; lastSeen: string } & Difference;
/** Whether an issue was resolved or dismissed, when, and by whom. */
export type IssueState = DomainState['issueStates'][number];
/** An issue that was dismissed: when, and by whom. */
export type Dismissed<I> = I & { dismissed: IssueState };
