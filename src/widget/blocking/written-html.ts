import { INERT_TYPE, isBlocked } from './block-scripts.ts';
import type { Script } from './run-scripts.ts';

const TAG = /<script(?=[\s/>])/gi;

function scriptsIn(content: DocumentFragment): Script[] {
  return [...content.querySelectorAll('script,template')].flatMap((element) =>
    element instanceof HTMLTemplateElement ? scriptsIn(element.content) : [element as Script],
  );
}

/** HTML that the page is about to write, in which each script that is blocked has an inert type before any other attribute. */
export function holdWritten(texts: unknown[]) {
  try {
    const text = texts.join('');
    let count = 0;
    const template = document.createElement('template');
    template.innerHTML = text.replace(TAG, (tag) => `${tag} data-ccm-number=${count++}`);
    const held = new Map<number, string>();
    for (const script of scriptsIn(template.content)) {
      if (isBlocked(script)) held.set(+script.dataset.ccmNumber!, script.type);
    }
    if (!held.size) return texts;
    count = 0;
    return [
      text.replace(TAG, (tag) => {
        const type = held.get(count++);
        return type === undefined ? tag : `${tag} type="${INERT_TYPE}" data-ccm-loader-type="${type}"`;
      }),
    ];
  } catch {
    // Trusted Types may forbid to read the text.
    return texts;
  }
}
