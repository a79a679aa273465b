// Translations of PHP programs: the text format that people edit, and the binary one that PHP reads.
// https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html and MO-Files.html

/** Context and plural forms are part of a text’s name, as `\0` separates them in the binary format. */
type Translations = Map<string, string>;

/** The translations of a `.po` file by their texts; the empty text is its header. */
export function readTranslations(po: string): Translations {
  const found: Translations = new Map();
  for (const block of po.split(/\n{2,}/)) {
    const fields = new Map<string, string>();
    let name = '';
    for (const line of block.split('\n')) {
      const [, keyword, quoted] = /^(?:(msg\S+) )?(".*")$/.exec(line) ?? [];
      if (!quoted) continue;
      name = keyword ?? name;
      fields.set(name, (fields.get(name) ?? '') + (JSON.parse(quoted) as string));
    }
    const id = fields.get('msgid');
    if (id === undefined) continue;
    const plural = fields.get('msgid_plural');
    if (plural === undefined) found.set(id, fields.get('msgstr') ?? '');
    else found.set(`${id}\0${plural}`, `${fields.get('msgstr[0]')}\0${fields.get('msgstr[1]')}`);
  }
  return found;
}

/** The binary file of translations, sorted by their texts as readers require. */
export function binaryOf(translations: Translations) {
  const list = [...translations]
    .map((pair) => pair.map((text) => Buffer.from(text)) as [Buffer, Buffer])
    .sort(([a], [b]) => Buffer.compare(a, b));
  const HEADER = 28;
  const tables = HEADER + list.length * 16;
  const head = Buffer.alloc(tables);
  [0x950412de, 0, list.length, HEADER, HEADER + list.length * 8, 0, tables].forEach((value, index) =>
    head.writeUInt32LE(value, index * 4),
  );
  const texts: Buffer[] = [];
  let offset = tables;
  for (const column of [0, 1] as const)
    for (const [index, pair] of list.entries()) {
      const at = HEADER + (column * list.length + index) * 8;
      head.writeUInt32LE(pair[column].length, at);
      head.writeUInt32LE(offset, at + 4);
      texts.push(pair[column], Buffer.from([0]));
      offset += pair[column].length + 1;
    }
  return Buffer.concat([head, ...texts]);
}
