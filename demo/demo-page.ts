import { drawing, prices, type Goods } from './shop-drawings.ts';
import { shopTexts, type ShopLanguage } from './shop-texts.ts';

const styles = `
  :root { color-scheme: light dark; --page: light-dark(#fbf8f3, #17140f); --card: light-dark(#fff, #221d16);
    --text: light-dark(#2b241b, #f1eadf); --soft: light-dark(#6b5d4b, #b9ab97); --wood: light-dark(#8a5a1f, #e0b071);
    --line: light-dark(#e6dccd, #3a3227); --on: light-dark(#fff, #241a0c) }
  * { box-sizing: border-box }
  html { scroll-behavior: smooth }
  @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
  body { margin: 0; background: var(--page); color: var(--text); font: 1.05rem/1.6 system-ui, sans-serif }
  h1, h2, h3, .brand { font-family: Georgia, 'Times New Roman', serif; line-height: 1.2; text-wrap: balance }
  h1 { margin: 0; font-size: clamp(2.2rem, 6vw, 3.6rem) }
  h2 { margin: 0 0 .6rem; font-size: 1.8rem }
  h3 { margin: .8rem 0 0; font-size: 1.1rem }
  a { color: var(--wood) }
  .wide { margin: 0 auto; padding: 0 1.2rem; max-width: 68rem }
  .skip:not(:focus) { position: absolute; clip-path: inset(50%) }
  .note { padding: .5rem 0; background: var(--text); color: var(--page); font-size: .9rem }
  .note a { color: inherit }
  .top { border-bottom: 1px solid var(--line) }
  .top .wide { display: flex; flex-wrap: wrap; gap: .4rem 1.6rem; align-items: center; padding-block: 1rem }
  .brand { margin-inline-end: auto; color: inherit; font-size: 1.5rem; text-decoration: none }
  nav { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; align-items: center }
  nav a { display: inline-block; min-height: 28px; color: inherit; text-underline-offset: .3em }
  .hero { padding-block: clamp(2.5rem, 8vw, 6rem); display: grid; gap: 2rem; align-items: center;
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)) }
  .hero svg, .goods svg { display: block; width: 100%; color: var(--wood) }
  .hero svg { max-height: 18rem }
  .lead { max-width: 34rem; font-size: 1.15rem; color: var(--soft) }
  .button, button { display: inline-block; padding: .6rem 1.2rem; border: 0; border-radius: .4rem; background: var(--wood);
    color: var(--on); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
  :focus-visible { outline: 3px solid var(--wood); outline-offset: 2px }
  section { padding-block: 2.5rem }
  .goods { display: grid; gap: 1.2rem; padding: 0; list-style: none;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)) }
  .goods li { padding: 1.2rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card) }
  .goods svg { height: 7.5rem }
  .goods p { margin: .1rem 0 .8rem; color: var(--soft) }
  .goods strong { display: block; margin-bottom: .8rem; font-size: 1.15rem }
  .goods button { width: 100% }
  .two { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)) }
  iframe { width: 100%; height: 20rem; border: 0; border-radius: .6rem; background: var(--card) }
  .text { max-width: 46rem }
  footer { margin-top: 2rem; padding: 2rem 0 6rem; border-top: 1px solid var(--line); color: var(--soft) }
`;

/** A page of the demo shop, with the snippet first in its head. */
function page(language: ShopLanguage, snippet: string, path: string, body: string) {
  const t = shopTexts[language];
  const at = (to: string, language: string) => `/demo/${language}${to}`;
  const link = (to: string, text: string) => `<a href="${at(to, language)}">${text}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${snippet}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
<script type="text/x-ccm-loader" data-ccm-loader-src="/demo/matomo.js"></script>
<script type="text/x-ccm-loader" data-ccm-loader-src="/demo/ads.js"></script>
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
<aside class="note" aria-label="Placet"><div class="wide">${t.note} <a href="/account">${t.console}</a></div></aside>
<header class="top"><div class="wide">
  ${link('', 'Lindenhof').replace('<a', '<a class="brand"')}
  <nav aria-label="${t.navigation}">
    ${link('#products', t.products)} ${link('#workshop', t.workshop)} ${link('#visit', t.visit)}
    ${link('#products', `${t.cart} (<span id="cart">0</span>)`)}
    <a href="${at(path, t.other.language)}" lang="${t.other.language}" hreflang="${t.other.language}">${t.other.name}</a>
  </nav>
</div></header>
<main id="content">${body}</main>
<footer><div class="wide">
  <nav aria-label="${t.footer}">${link('/imprint', t.imprint)} ${link('/privacy', t.privacy)} <a href="#CCM.openControlPanel">${t.consent}</a></nav>
  <p>${t.imprintLines[0]}. ${t.invented}</p>
</div></footer>
<script>
  const count = () => Number(/cart_session=(\\d+)/.exec(document.cookie)?.[1] ?? 0);
  const show = () => document.getElementById('cart').textContent = count();
  addEventListener('click', ({ target }) => {
    if (!target.matches('.goods button')) return;
    document.cookie = 'cart_session=' + (count() + 1) + '; path=/demo; samesite=lax';
    show();
  });
  show();
</script>
</body>
</html>`;
}

/** The start page: goods, a film, and a map from OpenStreetMap. */
export function shopPage(language: ShopLanguage, snippet: string) {
  const t = shopTexts[language];
  const price = new Intl.NumberFormat(t.locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 0,
  });
  const goods = (Object.keys(prices) as Goods[]).map((name) => {
    const [title, detail] = t.items[name];
    return `<li>${drawing(name)}<h3>${title}</h3><p>${detail}</p><strong>${price.format(prices[name])}</strong>
      <button aria-label="${t.add}: ${title}">${t.add}</button></li>`;
  });
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=9.1690%2C48.7740%2C9.1890%2C48.7840';
  return page(
    language,
    snippet,
    '',
    `<div class="wide hero"><div><h1>${t.claim}</h1><p class="lead">${t.intro}</p><a class="button" href="#products">${t.browse}</a></div>${drawing('table')}</div>
<section class="wide" id="products"><h2>${t.products}</h2><ul class="goods">${goods.join('')}</ul><p>${t.tax}</p></section>
<div class="wide two">
  <section id="workshop"><h2>${t.workshop}</h2><p>${t.workshopText}</p><iframe data-ccm-loader-src="/demo/video" title="${t.video}"></iframe></section>
  <section id="visit"><h2>${t.visit}</h2><p>${t.visitText}</p><iframe data-ccm-loader-src="${map}" title="${t.map}"></iframe></section>
</div>`,
  );
}

export function imprintPage(language: ShopLanguage, snippet: string) {
  const t = shopTexts[language];
  return page(
    language,
    snippet,
    '/imprint',
    `<section class="wide"><h1>${t.imprint}</h1><p>${t.imprintLines.join('<br>')}</p><p><a href="/demo/${language}">${t.home}</a></p></section>`,
  );
}

/** The privacy policy, with the cookie declaration. */
export function privacyPage(language: ShopLanguage, snippet: string) {
  const t = shopTexts[language];
  return page(
    language,
    snippet,
    '/privacy',
    `<section class="wide"><div class="text"><h1>${t.privacy}</h1><p>${t.privacyText}</p><h2>${t.declaration}</h2></div><div class="ccm-cookie-declaration"></div><p><a href="/demo/${language}">${t.home}</a></p></section>`,
  );
}

/** The player of an invented video platform. */
export const videoPage = `<!doctype html><html lang="en"><title>Video</title><style>
  body { margin: 0; height: 100vh; display: grid; place-items: center; background: #2b241b; color: #e0b071 }
  svg { width: min(60%, 20rem) }
</style><svg viewBox="0 0 120 104" fill="currentColor" role="img" aria-label="Video">
<path d="M14 62h92v8H14zM22 70h7l-3 30h-5zM91 70h7l1 30h-5z"/><circle cx="60" cy="30" r="24" opacity=".25"/><path d="m53 18 20 12-20 12z"/></svg></html>`;
