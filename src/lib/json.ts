/**
 * What `JSON.parse` accepts without a word: a property that stands twice (it keeps the last one), and `__proto__`.
 * So the text itself is walked; it must be valid JSON.
 */
export function hiddenFaults(text: string) {
  const found: { pointer: string; detail: string }[] = [];
  const stack: { keys?: Set<string>; step: string | number }[] = [];
  let expectKey = false;
  for (let i = 0; i < text.length; i++) {
    const top = stack[stack.length - 1];
    switch (text[i]) {
      case '{':
        stack.push({ keys: new Set(), step: '' });
        expectKey = true;
        break;
      case '[':
        stack.push({ step: 0 });
        expectKey = false;
        break;
      case '}':
      case ']':
        stack.pop();
        expectKey = false;
        break;
      case ',':
        if (typeof top?.step === 'number') top.step++;
        else expectKey = true;
        break;
      case '"': {
        const start = i;
        for (i++; text[i] !== '"'; i++) if (text[i] === '\\') i++;
        if (!expectKey || !top?.keys) break;
        expectKey = false;
        top.step = JSON.parse(text.slice(start, i + 1)) as string;
        const twice = top.keys.has(top.step);
        if (twice || top.step === '__proto__') {
          const detail = twice ? 'This property stands twice.' : 'This property is not known.';
          found.push({ pointer: pointer(stack.map((level) => level.step)), detail });
        }
        top.keys.add(top.step);
      }
    }
  }
  return found;
}

/** A JSON pointer (RFC 6901) for a path of property names and list positions. */
export function pointer(path: PropertyKey[]) {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
