/** The formats of a language for what a notice says. */
type Formats = {
  number: (value: number) => string;
  days: (value: number) => string;
  list: (parts: string[]) => string;
};

const made = new Map<string, Formats>();

/** The formats of a language, made once. */
export function formatsOf(language: string): Formats {
  const known = made.get(language);
  if (known) return known;
  const number = new Intl.NumberFormat(language);
  const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const formats: Formats = {
    number: (value) => number.format(value),
    days: (value) => days.format(value),
    list: (parts) => list.format(parts),
  };
  made.set(language, formats);
  return formats;
}

const plain: Formats = { number: String, days: String, list: String };

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
