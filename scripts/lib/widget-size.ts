import { brotliCompressSync, gzipSync } from 'node:zlib';
import { firstTexts } from '../../src/definitions/widget-texts.ts';
import { en } from '../../src/texts/en.ts';
import { assembleScript } from '../../src/widget/assemble-script.ts';

/** Only some domains and visitors get the texts about partners, exempt services and signals. */
const TO_SOME = ['sharedDecision', 'exemptServices', 'signalHonored'];
const toAll = firstTexts.filter((name) => !TO_SOME.includes(name));

export const packed = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

/** The bytes as browsers that accept Brotli get them (src/visitor/script/stored-brotli.ts). */
export const transferred = (text: string | Uint8Array) => brotliCompressSync(text).length;

/** The bytes of a part of the widget with its default texts in one language, unlike a domain’s own data. */
export const sizeWithTexts = (
  part: string,
  names: Record<string, string>,
  texts: readonly string[] = toAll,
  compressed = packed,
) =>
  compressed(
    assembleScript(part, names, {
      texts: Object.fromEntries(
        Object.entries({ ...en.texts, ...en.widget }).filter(([name]) => texts.includes(name)),
      ),
    }),
  );
