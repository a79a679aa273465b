import { timestampCommand, type VerifiedAnchor } from './verify-anchor.ts';
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
type Anchored = Good & { anchor: VerifiedAnchor };

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

  const time = new Intl.DateTimeFormat(german ? 'de' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  const timeOf = (seconds: number) => `${time.format(seconds * 1000)} UTC`;
  const decisions = good.map(({ leaf: { seq, timestamp, ucid, consent, embeddings, notice } }) => {
    const names = serviceNames(notices.get(notice));
    const services = embeddings.map((id) => names.get(id) ?? id).join(', ');
    const agreed = embeddings.length > 0 ? texts.agreed : texts.agreedToNothing;
    const visitor = `${ucid.slice(0, 8)}…${ucid.slice(-4)}`;
    const values = { seq, time: timeOf(timestamp), visitor, services };
    return fill(consent ? agreed : texts.refused, values);
  });
  const anchored = good.filter((entry): entry is Anchored => entry.anchor !== undefined);
  const stamped = anchored.filter(({ anchor }) => anchor.stampedAt !== undefined);
  const head = good.at(-1)?.head;
  return {
    ok,
    headline: ok ? (proven.length > 0 ? texts.genuine : texts.promisedOnly) : texts.notInOrder,
    shown: [
      ...decisions,
      ...grouped(texts.inLog, proven, ({ head }) => head),
      ...grouped(texts.promised, promised, ({ head: { size } }) => ({ size })),
      ...grouped(texts.noticeShown, known, () => ({})),
      ...grouped(texts.anchored, anchored, ({ anchor: { origin, size, at } }) => ({
        origin,
        size,
        at: timeOf(at),
      })),
      ...grouped(texts.stamped, stamped, ({ anchor }) => ({ stampedAt: timeOf(anchor.stampedAt!) })),
    ],
    notShown: [
      ...grouped(texts.notInLogYet, promised, () => ({})),
      ...grouped(texts.noticeMissing, unknown, ({ leaf: { notice } }) => ({ notice })),
      ...grouped(texts.stampIssuer, stamped, ({ anchor: { token } }) => ({
        command: timestampCommand(entries.findIndex(({ anchor }) => anchor?.token === token)),
      })),
      ...grouped(texts.anchorKey, anchored, ({ anchor: { verifier } }) => ({ verifier })),
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
function grouped<E extends Good>(text: string, entries: E[], valuesOf: (entry: E) => Values) {
  const groups = Map.groupBy(entries, (entry) => JSON.stringify(valuesOf(entry)));
  return [...groups.values()].map((group) =>
    fill(text, { ...valuesOf(group[0]!), list: group.map(({ leaf }) => leaf.seq).join(', ') }),
  );
}

const sentence = (texts: Texts, { code, entry = 0, values = {} }: ReceiptError) =>
  fill(texts[code], { entry, ...values });

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
