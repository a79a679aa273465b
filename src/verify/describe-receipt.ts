import { serviceNames } from './receipt-notices.ts';
import type { VerifiedEntry, ReceiptError } from './verify-entry.ts';
import type { ReceiptResult } from './verify-receipt.ts';
import { de } from './receipt-texts/de.ts';
import { en, type Texts } from './receipt-texts/en.ts';

/** A result in words: a headline, what is proven, what is not, and the errors. */
export type ResultTexts = {
  ok: boolean;
  headline: string;
  shown: string[];
  notShown: string[];
  wrong: string[];
};

type Values = Record<string, string | number>;
type Good = Required<Pick<VerifiedEntry, 'leaf' | 'head'>> & VerifiedEntry;

/** The result as sentences for readers without technical knowledge; German for `de…`, otherwise English. */
export function describeResult(
  { keys, entries, notices, wrong }: ReceiptResult,
  language: string,
): ResultTexts {
  const german = /^de\b/i.test(language);
  const texts = german ? de : en;
  const good = entries.filter((entry): entry is Good => entry.by !== 'nothing');
  const proven = good.filter(({ by }) => by === 'log');
  const promised = good.filter(({ by }) => by === 'promise');
  const [known, unknown] = [true, false].map((there) =>
    good.filter(({ leaf }) => notices.has(leaf.notice) === there),
  ) as [Good[], Good[]];
  const ok = wrong.length === 0 && good.length > 0;
  const refused = keys ? texts.notInOrder : texts.notVerified;

  const time = new Intl.DateTimeFormat(german ? 'de' : 'en-US', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  const decisions = good.map(({ leaf: { seq, timestamp, ucid, consent, embeddings, notice } }) => {
    const names = serviceNames(notices.get(notice));
    const services = embeddings.map((id) => names.get(id) ?? id).join(', ');
    const agreed = embeddings.length > 0 ? texts.agreed : texts.agreedToNothing;
    const visitor = `${ucid.slice(0, 8)}…${ucid.slice(-4)}`;
    const values = { seq, time: `${time.format(timestamp * 1000)} UTC`, visitor, services };
    return fill(consent ? agreed : texts.refused, values);
  });
  const head = good.at(-1)?.head;
  return {
    ok,
    headline: ok ? (proven.length > 0 ? texts.genuine : texts.promisedOnly) : refused,
    shown: [
      ...decisions,
      ...grouped(texts.inLog, proven, ({ head }) => head),
      ...grouped(texts.promised, promised, ({ head: { size } }) => ({ size })),
      ...grouped(texts.noticeShown, known, () => ({})),
    ],
    notShown: [
      ...grouped(texts.notInLogYet, promised, () => ({})),
      ...grouped(texts.noticeMissing, unknown, ({ leaf: { notice } }) => ({ notice })),
      ...(head && keys
        ? [
            texts.otherEntries,
            ...(proven.length + known.length > 0 ? [texts.ownWords] : []),
            texts.clock,
            texts.person,
            fill(texts.sameLog, head),
            fill(texts.key, { verifier: keys.verifier }),
          ]
        : []),
    ],
    wrong: wrong.map((error) => sentence(texts, error)),
  };
}

/** One sentence for all entries with the same statement, with their numbers. */
function grouped(text: string, entries: Good[], valuesOf: (entry: Good) => Values) {
  const groups = Map.groupBy(entries, (entry) => JSON.stringify(valuesOf(entry)));
  return [...groups.values()].map((group) =>
    fill(text, { ...valuesOf(group[0]!), list: group.map(({ leaf }) => leaf.seq).join(', ') }),
  );
}

const sentence = (texts: Texts, { code, entry = 0, values = {} }: ReceiptError) =>
  fill(texts[code], { entry, ...values });

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
