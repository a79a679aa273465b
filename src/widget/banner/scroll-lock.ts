import { pageDocument } from '../unclobbered.ts';
let sheet: CSSStyleSheet | undefined;

/** Stops the page from scrolling without moving it or changing its width, or lets it scroll again. */
export function lockScroll(on: boolean) {
  // Nearly all page views end here, without the first access to the page’s style sheets.
  if (!on && !sheet) return;
  const { adoptedStyleSheets: all, documentElement: html } = pageDocument;
  if (on === all.includes(sheet!)) return;
  // In Chrome 98 and older, the list itself cannot be changed.
  if (!on) {
    pageDocument.adoptedStyleSheets = all.filter((other) => other !== sheet);
    return;
  }
  // The rule is for the element whose overflow applies to the viewport; on the other one it would reset the scroll position.
  const scroller = getComputedStyle(html).overflow === 'visible' ? 'body' : 'html';
  const gutter = innerWidth > html.clientWidth ? 'html{scrollbar-gutter:stable}' : '';
  (sheet ??= new CSSStyleSheet()).replaceSync(`${scroller}{overflow:hidden!important}${gutter}`);
  pageDocument.adoptedStyleSheets = [...all, sheet];
}
