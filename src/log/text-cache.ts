/** Caches the text of each distinct choice, of which visitors make few. Anyone can send many, so at most `maxTexts` are cached. */
export function byDecision<E extends { notice: unknown; accepted: string }>(
  write: (entry: E) => string,
  maxTexts = 100,
) {
  const texts = new Map<E['notice'], Map<string, string>>();
  let count = 0;
  return (entry: E) => {
    const known = texts.get(entry.notice)?.get(entry.accepted);
    if (known !== undefined) return known;
    if (count === maxTexts) texts.clear();
    count = (count % maxTexts) + 1;
    const text = write(entry);
    const ofNotice = texts.get(entry.notice) ?? new Map<string, string>();
    texts.set(entry.notice, ofNotice.set(entry.accepted, text));
    return text;
  };
}
