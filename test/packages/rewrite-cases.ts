import { decode } from '../../packages/client/src/edge/character-references.ts';
import table from '../../packages/rewrite-cases.json' with { type: 'json' };

/** Pages before and after they are rewritten, for the plug-in for WordPress and the edge; `edgeOnly`: what it leaves to the widget. */
export const cases: { title: string; input: string; output: string; edgeOnly?: boolean }[] = table.cases;
export const { rules } = table;

const TAG = /<([a-z][^\s/>]*)((?:[\s/]+|[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)>/gi;
const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** HTML without differences that no browser sees: the order, the quotes and the repetition of attributes. */
export const comparable = (html: string) =>
  html.replace(TAG, (_, name: string, attributes: string) => {
    const values = new Map<string, string>();
    for (const [, key, a, b, c] of attributes.matchAll(ATTRIBUTE))
      if (!values.has(key!.toLowerCase())) values.set(key!.toLowerCase(), decode(a ?? b ?? c ?? ''));
    const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
    return `<${[name.toLowerCase(), ...sorted.map(([key, value]) => `${key}=${JSON.stringify(value)}`)].join(' ')}>`;
  });
