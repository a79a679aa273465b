import { AS_HTML, type Tag, type TextChunk } from './html-rewriter.ts';

/** Characters of a text that is kept until its end; a longer one passes unchanged. */
export const MOST_HELD: number = 256 * 1024;

/** The attributes of a tag, with their values as they are written. */
export type Attributes = Map<string, string>;

const startOf = (attributes: Attributes) =>
  `<script${Array.from(attributes, ([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('')}>`;

/** Keeps inline scripts until their text is known. `judge` gives the attributes that a script then has, if it stays. */
export function holdScripts(judge: (text: string, attributes: Attributes) => Attributes | undefined): {
  hold: (script: Tag) => void;
  add: (chunk: TextChunk) => void;
  rest: () => string;
} {
  let held: { attributes: Attributes; text: string; passes: boolean } | undefined;

  function whole() {
    const { attributes, text, passes } = held!;
    held = undefined;
    if (passes) return '</script>';
    const written = judge(text, attributes);
    return written ? `${startOf(written)}${text}</script>` : '';
  }

  return {
    /** Takes the tags of a script, which are written at its end. */
    hold(script) {
      script.onEndTag((end) => void end.before(whole(), AS_HTML));
      // The first attribute of a name counts.
      const attributes = new Map(
        Array.from(script.attributes, ([name, value]) => [name!, value!] as const).reverse(),
      );
      held = { attributes, text: '', passes: false };
      script.removeAndKeepContent();
    },
    /** Takes a part of its text. */
    add(chunk) {
      if (!held || held.passes) return;
      held.text += chunk.text;
      held.passes = held.text.length > MOST_HELD;
      if (held.passes) chunk.replace(startOf(held.attributes) + held.text, AS_HTML);
      else chunk.remove();
    },
    /** What is left of a script without an end, which browsers do not run. */
    rest: () => (held && !held.passes ? startOf(held.attributes) + held.text : ''),
  };
}
