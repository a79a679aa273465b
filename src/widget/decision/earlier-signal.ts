import { config } from '../current-config.ts';
import { hasExpired, readStored, storageKey, writeStored } from './decision-storage.ts';
import { now } from '../time.ts';
import { hasOptOutSignal } from './opt-out-signal.ts';

const key = () => `${storageKey()}_gpc`;

/** When the browser has sent the opt-out signal where no consent is needed, in Unix seconds; 0 if never. Its end enables nothing. */
export let signaledAt = 0;

/** Reads that time. It is stored anew if the decision considers the signal of the time `known`, but was made without it. */
export function noteSignal(known: number, isDecidedWithSignal: boolean) {
  signaledAt = 0;
  if (!config.policy) return;
  const stored = +(readStored(key()) || 0);
  if (!hasExpired(stored)) signaledAt = stored;
  if (!hasOptOutSignal(config) || isDecidedWithSignal || signaledAt > known) return;
  signaledAt = now();
  writeStored(key(), `${signaledAt}`, signaledAt);
}
