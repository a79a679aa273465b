import type { Tag } from './tag.ts';

/** Start tags that end SVG and MathML, as in the HTML standard. */
const HTML =
  /^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$/;
/** Elements of SVG and MathML whose content is HTML again. */
const HOLDS_HTML: Record<string, RegExp> = {
  svg: /^(?:foreignobject|desc|title)$/,
  math: /^m[ions]$|^mtext$/,
};

/** Follows the elements of a page as far as they decide whether it is HTML, SVG or MathML that is read. */
export function foreignContent(): {
  isForeign: () => boolean;
  /** Takes a start tag; says whether it is one of SVG or MathML. */
  open: (tag: Tag) => boolean;
  close: (name: string) => void;
} {
  /** The open `svg`, `math`, and elements within them that hold HTML. */
  let open: { name: string; isForeign: boolean }[] = [];
  const isForeign = () => open.at(-1)?.isForeign ?? false;

  function leave() {
    while (isForeign()) open.pop();
  }

  return {
    isForeign,
    open({ name, has, get, isClosed }) {
      if (name === 'svg' || name === 'math') {
        if (!isClosed()) open.push({ name, isForeign: true });
        return true;
      }
      if (!isForeign()) return false;
      if (HTML.test(name) || (name === 'font' && ['color', 'face', 'size'].some(has))) {
        leave();
        return false;
      }
      const holdsHtml =
        HOLDS_HTML[open.at(-1)!.name]!.test(name) ||
        (name === 'annotation-xml' &&
          /^(?:text\/html|application\/xhtml\+xml)$/i.test(get('encoding') ?? ''));
      if (holdsHtml && !isClosed()) open.push({ name, isForeign: false });
      return true;
    },
    close(name) {
      if (open.length === 0) return;
      if (isForeign() && (HTML.test(name) || name === 'template')) return leave();
      // Elements of HTML keep end tags of what they are in from having an effect, so only the innermost one counts.
      for (let at = open.length - 1; at >= 0; at--) {
        if (open[at]!.name === name) {
          open = open.slice(0, at);
          return;
        }
        if (!isForeign()) return;
      }
    },
  };
}
