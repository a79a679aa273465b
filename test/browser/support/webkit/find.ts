// Runs in the page: finds elements as Playwright's locators do, in open shadow roots too.

/** A text that must occur, in any case, or be equal if it is `exact`; or a pattern. */
export type Wanted = { text: string; exact?: boolean } | { pattern: string; flags: string };

/** A step from elements to others; the first starts at the document. */
export type Step =
  | { css: string }
  | { role: string; name?: Wanted; level?: number; disabled?: boolean; checked?: boolean }
  | { text: Wanted }
  | { label: Wanted }
  | { placeholder: Wanted }
  | { containing: Wanted }
  | { having: Step[] }
  | { nth: number };

/** All that match the last step. */
export function find(steps: Step[], from: Element | Document = document): Element[] {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (text: string, wanted: Wanted) =>
    'pattern' in wanted
      ? new RegExp(wanted.pattern, wanted.flags).test(text)
      : wanted.exact
        ? text === clean(wanted.text)
        : text.toLowerCase().includes(clean(wanted.text).toLowerCase());
  const within = (parent: ParentNode): Element[] =>
    [...parent.children].flatMap((element) => [
      element,
      ...within(element),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const inside = (parent: Element | Document) => [
    ...within(parent),
    ...('shadowRoot' in parent && parent.shadowRoot ? within(parent.shadowRoot) : []),
  ];
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const drawnParent = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  const isHidden = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = drawnParent(at))
      if (
        at.getAttribute('aria-hidden') === 'true' ||
        getComputedStyle(at).display === 'none' ||
        (at.parentElement?.shadowRoot && !at.assignedSlot)
      )
        return true;
    return getComputedStyle(element).visibility !== 'visible';
  };
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || /^(script|style|template|noscript)$/.test(node.localName)) return '';
    return [...(node.shadowRoot ?? node).childNodes].map(textOf).join('');
  };
  const nameFrom = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || /^(script|style|template)$/.test(node.localName)) return '';
    if (isHidden(node)) return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (own) return own;
    const children = [...node.childNodes].map(nameFrom).join('');
    return getComputedStyle(node).display === 'inline' ? children : ` ${children} `;
  };
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby');
    const root = element.getRootNode() as Document;
    if (ids)
      return clean(
        ids
          .split(/\s+/)
          .map((id) => textOf(root.getElementById(id)!))
          .join(' '),
      );
    const own = element.getAttribute('aria-label');
    if (own) return clean(own);
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return clean([...labels].map(textOf).join(' '));
    const legend = element.querySelector(':scope > legend, :scope > caption, :scope > figcaption');
    if (legend) return clean(textOf(legend));
    if (/^(input|select|textarea|fieldset|table|section|nav|main)$/.test(element.localName))
      return clean(element.getAttribute('title') ?? element.getAttribute('placeholder'));
    return clean(nameFrom(element)) || clean(element.getAttribute('title'));
  };
  const roleOf = (element: Element) => {
    const given = element.getAttribute('role');
    if (given) return given;
    const { localName, type } = element as HTMLInputElement;
    if (localName === 'a') return element.hasAttribute('href') ? 'link' : '';
    if (localName === 'input')
      return (
        (
          {
            checkbox: 'checkbox',
            radio: 'radio',
            search: 'searchbox',
            number: 'spinbutton',
            range: 'slider',
            submit: 'button',
            button: 'button',
            reset: 'button',
            image: 'button',
          } as Record<string, string>
        )[type] ?? 'textbox'
      );
    if (localName === 'section') return nameOf(element) ? 'region' : '';
    return (
      (
        {
          button: 'button',
          dialog: 'dialog',
          fieldset: 'group',
          details: 'group',
          img: 'img',
          li: 'listitem',
          main: 'main',
          nav: 'navigation',
          ol: 'list',
          option: 'option',
          output: 'status',
          progress: 'progressbar',
          select: 'combobox',
          table: 'table',
          td: 'cell',
          textarea: 'textbox',
          th: 'columnheader',
          tr: 'row',
          ul: 'list',
        } as Record<string, string>
      )[localName] ?? (/^h[1-6]$/.test(localName) ? 'heading' : '')
    );
  };
  const next: { [K in string]: (found: (Element | Document)[], step: never) => (Element | Document)[] } = {
    css: (found, { css }: { css: string }) => {
      if (css === 'xpath=..') return found.map((element) => (element as Element).parentElement!);
      const selector = css.replaceAll(':visible', '');
      return found.flatMap((parent) =>
        inside(parent).filter(
          (element) => element.matches(selector) && (selector === css || isShown(element)),
        ),
      );
    },
    role: (found, step: Extract<Step, { role: string }>) =>
      found.flatMap((parent) =>
        inside(parent).filter(
          (element) =>
            roleOf(element) === step.role &&
            !isHidden(element) &&
            (step.level === undefined || element.localName === `h${step.level}`) &&
            (step.disabled === undefined || element.matches(':disabled') === step.disabled) &&
            (step.checked === undefined || (element as HTMLInputElement).checked === step.checked) &&
            (!step.name || fits(nameOf(element), step.name)),
        ),
      ),
    text: (found, { text }: { text: Wanted }) =>
      found.flatMap((parent) => {
        const all = inside(parent).filter(
          (element) =>
            !/^(script|style|noscript|head|title)$/.test(element.localName) &&
            fits(clean(textOf(element)), text),
        );
        return all.filter(
          (element) => !all.some((other) => other !== element && inside(element).includes(other)),
        );
      }),
    label: (found, { label }: { label: Wanted }) =>
      found.flatMap((parent) =>
        inside(parent).filter(
          (element) =>
            ((element as HTMLInputElement).labels?.length ||
              element.matches('[aria-label], [aria-labelledby]')) &&
            fits(nameOf(element), label),
        ),
      ),
    placeholder: (found, { placeholder }: { placeholder: Wanted }) =>
      found.flatMap((parent) =>
        inside(parent).filter((element) => fits(element.getAttribute('placeholder') ?? '', placeholder)),
      ),
    containing: (found, { containing }: { containing: Wanted }) =>
      found.filter((element) => fits(clean(textOf(element)), containing)),
    having: (found, { having }: { having: Step[] }) =>
      found.filter((element) => find(having, element).length > 0),
    nth: (found, { nth }: { nth: number }) => found.slice(nth, nth + 1 || undefined),
  };
  let found: (Element | Document)[] = [from];
  for (const step of steps) found = [...new Set(next[Object.keys(step)[0]!]!(found, step as never))];
  return found as Element[];
}
