let sheet: CSSStyleSheet | undefined;
let locked = false;

/** Keeps the page from scrolling, in its place and width, or lets it again. */
export function lockScroll(on: boolean) {
  if (on === locked) return;
  locked = on;
  const { adoptedStyleSheets: all, documentElement: html } = document;
  // Of these two it is the one whose overflow the window has taken over: by the other one the page would lose its place.
  const scroller = getComputedStyle(html).overflow === 'visible' ? 'body' : 'html';
  const gutter = innerWidth > html.clientWidth ? 'html{scrollbar-gutter:stable}' : '';
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(on ? `${scroller}{overflow:hidden!important}${gutter}` : '');
  if (!all.includes(sheet)) all.push(sheet);
}
