import { decision } from './decision.ts';
import { loadChunk } from '../load-chunk.ts';
import { readCcm19 } from './decision-storage.ts';

/** Imports the decision that the visitor made under CCM19, if there is one and none was made here. */
export function importCcm19() {
  const text = !decision && readCcm19();
  return text
    ? loadChunk().then(
        (chunk) => chunk.importCcm19Decision(text),
        () => {},
      )
    : undefined;
}
