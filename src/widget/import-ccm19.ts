import { decision } from './decision.ts';
import { loadChunk } from './load-chunk.ts';
import { readStored } from './decision-storage.ts';

const key = 'ccm_consent';

/** Has the second part take over what the visitor has decided under the original system, if there is such a thing. */
export function importCcm19() {
  const text = !decision && (readStored(key, 'localStorage') ?? readStored(key, 'cookie'));
  return text
    ? loadChunk().then(
        (part) => part.importCcm19Decision(key, text),
        () => {},
      )
    : undefined;
}
