import { readStaticTable, type Assets } from '../caches/static-table.ts';

/** Characters that a password may have. */
export const PASSWORD_LENGTH = { min: 10, max: 200 };
/** The name of the product, a likely part of passwords. */
const PRODUCT = 'Placet';
/** The zxcvbn score (0 to 4) from which a password takes more than 100 million guesses. */
const SAFE_SCORE = 3;
/** The score from which it takes more than a million: at the rate limits of sign-in, months. */
export const UNGUESSED_SCORE = 2;
/** Characters of a password that are rated: further ones make it no weaker, but would take longer. */
const RATED_LENGTH = 32;

const commonPasswords = async (assets: Assets) =>
  (await (await readStaticTable(assets, 'common-passwords.txt')).text()).trimEnd().split('\n');

/**
 * Whether a password is easily guessed: common, repetitive, sequential, a date, or from its `owner`; `least` is the
 * score needed. The tables are not cached, because passwords are rarely set.
 */
export async function isWeak(
  assets: Assets,
  password: string,
  owner: Record<string, string>,
  least = SAFE_SCORE,
) {
  const [{ ZxcvbnFactory }, passwords, keyboards] = await Promise.all([
    import('@zxcvbn-ts/core'),
    commonPasswords(assets),
    readStaticTable(assets, 'keyboards.json'),
  ]);
  const graphs = await keyboards.json<Keyboards>();
  const estimator = new ZxcvbnFactory({ dictionary: { passwords }, graphs, maxLength: RATED_LENGTH });
  const known = knownWords([PRODUCT, ...Object.values(owner)]);
  // Known words are cut out, because several in a row would be rated as strong; zxcvbn finds variations ("l1ndenh0f") in the rest.
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), comparable(password));
  return estimator.check(rest, known).score < least;
}

const comparable = (text: string) => text.normalize('NFC').toLowerCase();

/** The texts and their words, the longest first. */
const knownWords = (texts: string[]) =>
  texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(comparable)
    .filter(({ length }) => length >= 3)
    .sort((a, b) => b.length - a.length);

type Keyboards = Record<string, Record<string, (string | null)[]>>;
