let sheet: CSSStyleSheet | undefined;

/** Keeps the page from scrolling, in its place and width, or lets it again. */
export function lockScroll(on: boolean) {
  const { adoptedStyleSheets: all, documentElement: html } = document;
  const at = all.indexOf(sheet!);
  if (on === at >= 0) return;
  // Of these two it is the one whose overflow the window has taken over: by the other one the page would lose its place.
  const scroller = getComputedStyle(html).overflow === 'visible' ? 'body' : 'html';
  const gutter = innerWidth > html.clientWidth ? 'html{scrollbar-gutter:stable}' : '';
  (sheet ??= new CSSStyleSheet()).replaceSync(`${scroller}{overflow:hidden!important}${gutter}`);
  if (on) all.push(sheet);
  else all.splice(at, 1);
}
