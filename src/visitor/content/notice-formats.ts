/** The formats of a language for what a notice says. */
type Formats = {
  number: (value: number) => string;
  duration: (count: number, unit: string) => string;
  list: (parts: string[]) => string;
  /** "a or b" */
  either: (parts: string[]) => string;
};

const made = new Map<string, Formats>();

/** The formats of a language, made once. */
export function formatsOf(language: string): Formats {
  const known = made.get(language);
  if (known) return known;
  const number = new Intl.NumberFormat(language);
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const durations = new Map<string, Intl.NumberFormat>();
  const durationFormat = (unit: string) =>
    durations.get(unit) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const formats: Formats = {
    number: (value) => number.format(value),
    duration(count, unit) {
      const format = durationFormat(unit);
      durations.set(unit, format);
      return format.format(count);
    },
    list: (parts) => list.format(parts),
    either: (parts) => new Intl.ListFormat(language, { type: 'disjunction' }).format(parts),
  };
  made.set(language, formats);
  return formats;
}

const plain: Formats = { number: String, duration: String, list: String, either: String };

/**
 * Runs `work`, which must be synchronous, with plain formats for a language, because a process needs more than 10 ms to
 * make its first formats of `Intl`.
 */
export function withPlainFormats(language: string, work: () => void) {
  made.set(language, plain);
  try {
    work();
  } finally {
    made.delete(language);
  }
}
