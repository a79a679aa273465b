import { timestampCommand } from '../verify-anchor.ts';
import { asksForNoConsent, servicesOf } from './receipt-parts.ts';
import type { Commitment } from '../log/log-keys.ts';
import { originOf } from '../log/log-lines.ts';
import type { ReceiptError, VerifiedAnchor } from '../verify-record.ts';
import type { FollowedRecord, KeySource, ReceiptResult } from './verify-receipt.ts';
import { de } from './texts/de.ts';
import { en, type Texts } from './texts/en.ts';

/** A result in words: a headline, what is proven, what is not, the errors, and where all of it came from. */
export type ResultTexts = {
  ok: boolean;
  headline: string;
  /** What the headline means, and what to do next. */
  meaning: string;
  shown: string[];
  notShown: string[];
  sources: string[];
  wrong: string[];
};

type Values = Record<string, string | number>;
type Good = Required<Pick<FollowedRecord, 'decision' | 'commitment'>> & FollowedRecord;
type Anchored = Good & { anchor: VerifiedAnchor };

/** Errors that show that the service contradicts itself. */
const contradictions = new Set([
  'servedNone',
  'servedOlder',
  'servedOther',
  'servedTruncated',
  'notExtended',
  'notIncluded',
  'notCovered',
  'fork',
]);

/**
 * The result as sentences for readers without technical knowledge; German for `de…`, otherwise English. `service` is the
 * address of the service that was asked, if any.
 */
export function describeResult(
  { keys, keySource, records, notices, wrong, isUnconfirmed = false }: ReceiptResult,
  language: string,
  service?: string,
): ResultTexts {
  const german = /^de\b/i.test(language);
  const texts = german ? de : en;
  const good = records.filter((entry): entry is Good => entry.by !== 'nothing');
  const proven = good.filter(({ by }) => by === 'log');
  const byReceipt = good.filter(({ by }) => by === 'receipt');
  const waiting = byReceipt.filter(({ lost }) => lost === undefined);
  const [known, unknown] = [true, false].map((isKnown) =>
    good.filter(({ decision }) => notices.has(decision.notice) === isKnown),
  ) as [Good[], Good[]];
  const ok = wrong.length === 0 && good.length > 0;
  const isRead = keys && !wrong.some(({ code }) => code === 'unreadable' || code === 'consentId');
  const contradicted = wrong.some(({ code }) => contradictions.has(code));
  const [genuine, genuineMeaning] =
    proven.length > 0
      ? [texts.genuine, texts.genuineMeaning]
      : waiting.length > 0
        ? [texts.receiptOnly, texts.receiptMeaning]
        : [texts.lostOnly, texts.lostMeaning];
  const refused = contradicted ? texts.contradicted : isRead ? texts.notInOrder : texts.notVerified;

  const format = new Intl.DateTimeFormat(german ? 'de' : 'en-US', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  const timeOf = (seconds: number) => `${format.format(seconds * 1000)} UTC`;
  const isWithdrawal = ({ decision: { seq, ucid, consent } }: Good) => {
    const earlier = good.filter(({ decision }) => decision.ucid === ucid && decision.seq < seq);
    const before = earlier.sort((a, b) => b.decision.seq - a.decision.seq)[0];
    return (
      !consent && before?.decision.consent === true && !asksForNoConsent(notices.get(before.decision.notice))
    );
  };
  const decisions = good.map((record) => {
    const { seq, timestamp, ucid, consent, embeddings, notice } = record.decision;
    const known = servicesOf(notices.get(notice));
    const lax = asksForNoConsent(notices.get(notice));
    const serviceOf = (id: string) => known.find((service) => service.id === id);
    const needConsent = embeddings.filter((id) => (serviceOf(id)?.runs ?? 'withConsent') === 'withConsent');
    const services = (lax ? embeddings : needConsent).map((id) => serviceOf(id)?.name ?? id).join(', ');
    const agreed = services ? texts.agreed : texts.agreedToNothing;
    const visitor = `${ucid.slice(0, 8)}…${ucid.slice(-4)}`;
    const values = { seq, time: timeOf(timestamp), visitor, services };
    const exempt = known.filter(({ runs }) => runs === 'untilObjection');
    const isAsked = exempt.length === 0 || known.some(({ runs }) => runs === 'withConsent');
    const refused = isWithdrawal(record) ? texts.withdrawn : texts.refused;
    const rejected = isAsked ? refused : texts.noneNeeded;
    const more = (text: string, isOn: boolean) => {
      const found = exempt.filter(({ id }) => embeddings.includes(id) === isOn);
      return found.length > 0 ? [fill(text, { services: found.map(({ name }) => name).join(', ') })] : [];
    };
    return [
      fill(consent ? (lax ? texts.leftOn : agreed) : lax ? texts.objected : rejected, values),
      ...more(texts.exemptLeftOn, true),
      ...more(texts.exemptObjected, false),
      fill(texts.recorded, values),
    ].join(' ');
  });
  const anchored = good.filter((entry): entry is Anchored => entry.anchor !== undefined);
  const stamped = anchored.filter(({ anchor }) => anchor.stampedAt !== undefined);
  /** Whether the proof of a record came from the service that was asked, not from the receipt. */
  const isAnswered = ({ now, commitment }: Good) =>
    now?.size === commitment.size && now.origin === originOf(commitment);
  const answered = (sentences: string[]) =>
    service === undefined ? sentences : sentences.map((text) => fill(texts.answered, { text, service }));
  const last = good.at(-1)?.commitment;
  const followed = good.filter(({ now }) => now !== undefined);
  const elsewhere = keys && good.filter(({ now, commitment }) => !now && commitment.log !== keys.log);
  return {
    ok,
    headline: ok ? genuine : refused,
    meaning: ok
      ? genuineMeaning
      : contradicted
        ? texts.contradictionMeaning
        : isRead
          ? texts.changedMeaning
          : texts.unverifiedMeaning,
    shown: [
      ...decisions,
      ...grouped(
        texts.inLog,
        proven.filter((entry) => !isAnswered(entry)),
        ({ commitment }) => stateOf(commitment),
      ),
      ...answered(grouped(texts.inLog, proven.filter(isAnswered), ({ commitment }) => stateOf(commitment))),
      ...grouped(texts.byReceipt, byReceipt, ({ commitment: { size } }) => ({ size })),
      ...answered([
        ...grouped(
          texts.extended,
          followed.filter(({ extended }) => extended),
          ({ now, own }) => ({ origin: now!.origin, size: now!.size, own: own! }),
        ),
        ...grouped(
          texts.continued,
          followed.filter(({ now }) => now!.isLater),
          ({ now }) => ({ origin: now!.origin }),
        ),
      ]),
      ...grouped(texts.noticeShown, known, () => ({})),
      ...grouped(texts.anchored, anchored, ({ anchor: { origin, date } }) => ({
        origin,
        date,
      })),
      ...grouped(texts.stamped, stamped, ({ anchor }) => ({ stampedAt: timeOf(anchor.stampedAt!) })),
    ],
    notShown: [
      ...(isUnconfirmed ? grouped(texts.notConfirmed, good, () => ({ service: service ?? '' })) : []),
      ...grouped(texts.notInLogYet, waiting, () => ({})),
      ...answered([
        ...grouped(
          texts.mayBeLost,
          good.filter(({ lost }) => lost !== undefined),
          ({ lost }) => ({ time: timeOf(lost!) }),
        ),
        ...grouped(
          texts.notProvenExtended,
          followed.filter(({ extended }) => !extended),
          ({ now }) => ({ origin: now!.origin }),
        ),
      ]),
      ...grouped(texts.otherNumber, elsewhere ?? [], ({ commitment }) => ({
        origin: originOf(commitment),
        current: originOf(keys!),
      })),
      ...grouped(texts.noticeMissing, unknown, ({ decision: { notice } }) => ({ notice })),
      ...grouped(texts.stampIssuer, stamped, ({ anchor: { token } }) => ({
        command: timestampCommand(records.findIndex(({ anchor }) => anchor?.token === token)),
      })),
      ...grouped(texts.anchorKey, anchored, ({ anchor: { verifier } }) => ({ verifier })),
      ...(last && keys
        ? [
            texts.otherEntries,
            ...(proven.length + known.length > 0 ? [texts.ownWords] : []),
            texts.person,
            fill(texts.sameLog, stateOf(last)),
            fill(texts.key, { verifier: keys.verifier }),
          ]
        : []),
    ],
    sources: keySource ? sourcesOf(texts, keySource, service) : [],
    wrong: wrong.map((error) => sentence(texts, error)),
  };
}

const stateOf = (commitment: Commitment) => ({
  origin: originOf(commitment),
  size: commitment.size,
  root: commitment.root,
});

/** Where receipt, key and proofs came from. */
function sourcesOf(texts: Texts, keySource: KeySource, service: string | undefined) {
  const key = { given: texts.keyGiven, file: texts.keyFromFile, service: texts.keyFromService }[keySource];
  const served = service === undefined ? texts.notServed : texts.servedGiven;
  return [texts.receiptGiven, key, served].map((text) => fill(text, { service: service ?? '' }));
}

/** One sentence for all entries with the same statement, with their numbers. */
function grouped<E extends Good>(text: string, entries: E[], valuesOf: (entry: E) => Values) {
  // `Map.groupBy` came later than the signatures that this needs.
  const groups = new Map<string, E[]>();
  for (const entry of entries) {
    const values = JSON.stringify(valuesOf(entry));
    groups.set(values, [...(groups.get(values) ?? []), entry]);
  }
  return [...groups.values()].map((group) =>
    fill(text, { ...valuesOf(group[0]!), list: group.map(({ decision }) => decision.seq).join(', ') }),
  );
}

const sentence = (texts: Texts, { code, entry = 0, values = {} }: ReceiptError) =>
  fill(texts[code], { entry, ...values });

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
