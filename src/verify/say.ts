import { serviceNames } from './notices.ts';
import type { Checked, Finding } from './proof.ts';
import type { Verdict } from './receipt.ts';
import { de } from './texts/de.ts';
import { en, type Texts } from './texts/en.ts';

/** A verdict in words: what it comes to, what is shown, what is not, and what is wrong. */
export type Sentences = {
  ok: boolean;
  headline: string;
  shown: string[];
  notShown: string[];
  wrong: string[];
};

/** The verdict as sentences for people who know nothing of hashes; German for `de…`, else English. */
export function say({ keys, entries, notices, wrong }: Verdict, language: string): Sentences {
  const german = /^de\b/i.test(language);
  const texts = german ? de : en;
  const time = new Intl.DateTimeFormat(german ? 'de' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  const good = entries.filter(({ by }) => by !== 'nothing');
  const ok = wrong.length === 0 && good.length > 0;

  function decision({ leaf }: Checked) {
    const { timestamp, ucid, consent, embeddings, notice } = leaf!;
    const names = serviceNames(notices.get(notice));
    const services = embeddings.map((id) => names.get(id) ?? id).join(', ');
    const agreed = embeddings.length > 0 ? texts.agreed : texts.agreedToNothing;
    const visitor = `${ucid.slice(0, 8)}…${ucid.slice(-4)}`;
    return fill(consent ? agreed : texts.refused, {
      time: `${time.format(timestamp * 1000)} UTC`,
      visitor,
      services,
    });
  }

  const shown = good.map((entry) => {
    const values = { seq: entry.leaf!.seq, ...entry.head };
    const sentences = [decision(entry), fill(entry.by === 'log' ? texts.inLog : texts.promised, values)];
    if (notices.has(entry.leaf!.notice)) sentences.push(fill(texts.noticeShown, values));
    return sentences.join(' ');
  });
  const notShown = good.flatMap(({ leaf, by }) => {
    const { seq, notice } = leaf!;
    return [
      ...(by === 'promise' ? [fill(texts.notInLogYet, { seq })] : []),
      ...(notices.has(notice) ? [] : [fill(texts.noticeMissing, { seq, notice })]),
    ];
  });
  const head = good.at(-1)?.head;
  if (head && keys) {
    const full = notices.size > 0 || good.some(({ by }) => by === 'log');
    notShown.push(texts.otherEntries, ...(full ? [texts.ownWords] : []), texts.clock, texts.person);
    notShown.push(fill(texts.sameLog, head), fill(texts.key, { verifier: keys.verifier }));
  }
  return {
    ok,
    headline: headline(texts, ok, good),
    shown,
    notShown,
    wrong: wrong.map((finding) => sentence(texts, finding)),
  };
}

function headline(texts: Texts, ok: boolean, good: Checked[]) {
  if (!ok) return texts.notInOrder;
  return good.some(({ by }) => by === 'log') ? texts.genuine : texts.promisedOnly;
}

const sentence = (texts: Texts, { code, entry = 0, values = {} }: Finding) =>
  fill(texts[code], { entry, ...values });

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
