import { readStaticTable, type Assets } from './static-table.ts';

/** What every password here could be made of: the name of the product. */
const PRODUCT = 'Placet';
/** From this score of zxcvbn (0 to 4) on, a password takes more than 100 million guesses. */
const SAFE = 3;
/** So many characters are judged: more would only take longer, and a password is no weaker for what follows them. */
const JUDGED = 32;

const commonPasswords = async (assets: Assets) =>
  (await (await readStaticTable(assets, 'common-passwords.txt')).text()).trimEnd().split('\n');

/** Whether a password is itself among those that everybody tries first, without regard to case. */
export const isCommon = async (assets: Assets, password: string) =>
  (await commonPasswords(assets)).includes(comparable(password));

/**
 * Whether a password is easily guessed: a common one or a variation of it, few distinct characters, repeats, sequences,
 * dates, rows of keyboards, and what is known of its `owner`. The tables are read anew each time: passwords are seldom set.
 */
export async function isWeak(assets: Assets, password: string, owner: Record<string, string>) {
  const [{ ZxcvbnFactory }, passwords, keyboards] = await Promise.all([
    import('@zxcvbn-ts/core'),
    commonPasswords(assets),
    readStaticTable(assets, 'keyboards.json'),
  ]);
  const graphs = await keyboards.json<Keyboards>();
  const estimator = new ZxcvbnFactory({ dictionary: { passwords }, graphs, maxLength: JUDGED });
  const known = knownWords([PRODUCT, ...Object.values(owner)]);
  // Cut out, as several of them in a row count as much as guesses; what is left may be written otherwise ("l1ndenh0f").
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), comparable(password));
  return estimator.check(rest, known).score < SAFE;
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
