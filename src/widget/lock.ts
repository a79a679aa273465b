let sheet: CSSStyleSheet | undefined;

/** Keeps the page from scrolling, in its place and width, or lets it again. */
export function lockScroll(on: boolean) {
  const { adoptedStyleSheets: all, documentElement: html } = document;
  if (on === all.includes(sheet!)) return;
  sheet ??= new CSSStyleSheet();
  // Of these two it is the one whose overflow the window has taken over: by the other one the page would lose its place.
  const scroller = getComputedStyle(html).overflow === 'visible' ? 'body' : 'html';
  const gutter = innerWidth > html.clientWidth ? 'html{scrollbar-gutter:stable!important}' : '';
  if (on) sheet.replaceSync(`${scroller}{overflow:hidden!important}${gutter}`);
  document.adoptedStyleSheets = on ? [...all, sheet] : all.filter((one) => one !== sheet);
}
