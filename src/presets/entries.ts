/** A service as in the catalogue: the values of each key, in order. */
export type Entry = { id: number; name: string; lines: Map<string, string[]> };

/** The column in which values begin, after the indented keys. */
const COLUMN = 12;

/** The entries of a text: each begins with its id and its name. */
export function parseEntries(source: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of source.split('\n')) {
    if (line.startsWith('  ')) {
      const { lines } = entries.at(-1)!;
      const key = line.slice(2, COLUMN).trim();
      const known = lines.get(key);
      if (known) known.push(line.slice(COLUMN));
      else lines.set(key, [line.slice(COLUMN)]);
    } else if (line) {
      const space = line.indexOf(' ');
      entries.push({ id: Number(line.slice(0, space)), name: line.slice(space + 1), lines: new Map() });
    }
  }
  return entries;
}

/** All values of an entry’s key, one for each line. */
export const linesOf = ({ lines }: Entry, key: string) => lines.get(key) ?? [];

/** The words of all lines with this key. */
export const wordsOf = (entry: Entry, key: string) => linesOf(entry, key).flatMap((line) => line.split(' '));
