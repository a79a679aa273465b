/** Caches the text of each distinct choice, of which visitors make few. Anyone can send many, so at most `most` are cached. */
export function byDecision<E extends { notice: unknown; accepted: string }>(
  write: (entry: E) => string,
  most = 100,
) {
  const texts = new Map<E['notice'], Map<string, string>>();
  let count = 0;
  return (entry: E) => {
    const known = texts.get(entry.notice)?.get(entry.accepted);
    if (known !== undefined) return known;
    if (count === most) texts.clear();
    count = (count % most) + 1;
    const text = write(entry);
    const ofNotice = texts.get(entry.notice) ?? new Map<string, string>();
    texts.set(entry.notice, ofNotice.set(entry.accepted, text));
    return text;
  };
}
