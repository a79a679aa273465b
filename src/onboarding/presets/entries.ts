/** A service as it stands in the catalogue: its fields in their order, a key as often as it is needed. */
export type Entry = { id: number; name: string; fields: { key: string; value: string }[] };

/** Where the values begin; the keys stand before, indented. */
const COLUMN = 12;

/** The entries of a text: each begins with its id and its name. */
export function entriesIn(source: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of source.split('\n')) {
    if (line.startsWith('  ')) {
      entries.at(-1)!.fields.push({ key: line.slice(2, COLUMN).trim(), value: line.slice(COLUMN) });
    } else if (line) {
      const space = line.indexOf(' ');
      entries.push({ id: Number(line.slice(0, space)), name: line.slice(space + 1), fields: [] });
    }
  }
  return entries;
}

/** All that an entry says under a key, a line each. */
export const linesOf = ({ fields }: Entry, key: string) =>
  fields.filter((field) => field.key === key).map(({ value }) => value);

/** The words of all lines with this key. */
export const wordsOf = (entry: Entry, key: string) => linesOf(entry, key).flatMap((line) => line.split(' '));
