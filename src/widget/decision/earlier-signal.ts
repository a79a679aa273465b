import { config } from '../current-config.ts';
import { hasExpired, readStored, storageKey, writeStored } from './decision-storage.ts';
import { now } from '../time.ts';
import { hasOptOutSignal } from './opt-out-signal.ts';

const key = () => `${storageKey()}_gpc`;

/**
 * Unix seconds when the browser has sent the opt-out signal to a page where no consent is needed, 0 if never: there, the
 * end of the signal switches nothing on again. It is stored anew if the decision takes a signal of the time `known` into
 * account, but was not made with one.
 */
export function timeOfSignal(known: number, isDecidedWithSignal: boolean) {
  if (!config.policy) return 0;
  const stored = +(readStored(key()) || 0);
  const time = hasExpired(stored) ? 0 : stored;
  if (!hasOptOutSignal(config) || isDecidedWithSignal || time > known) return time;
  writeStored(key(), `${now()}`, now());
  return now();
}
