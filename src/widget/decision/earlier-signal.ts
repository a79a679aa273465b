import { config } from '../current-config.ts';
import { hasExpired, readStored, storageKey, writeStored } from './decision-storage.ts';
import { now } from '../time.ts';
import { hasOptOutSignal } from './opt-out-signal.ts';

const key = () => `${storageKey()}_gpc`;

/**
 * Unix seconds of an opt-out signal where no consent is needed, 0 if none: its end enables nothing there. Stored anew
 * if the decision considers the signal of the time `known`, but was made without it.
 */
export function timeOfSignal(known: number, isDecidedWithSignal: boolean) {
  if (!config.policy) return 0;
  const stored = +(readStored(key()) || 0);
  const time = hasExpired(stored) ? 0 : stored;
  if (!hasOptOutSignal(config) || isDecidedWithSignal || time > known) return time;
  writeStored(key(), `${now()}`, now());
  return now();
}
