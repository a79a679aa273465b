import { choice } from './choice.ts';
import { load } from './load.ts';
import { read } from './storage.ts';

const key = 'ccm_consent';

/** Has the second part take over what the visitor has decided under the original system, if there is such a thing. */
export function takeOver() {
  const text = !choice && (read(key, 'localStorage') ?? read(key, 'cookie'));
  return text
    ? load().then(
        (part) => part.adoptOriginal(key, text),
        () => {},
      )
    : undefined;
}
