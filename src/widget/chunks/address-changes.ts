// Delivered with the widget to domains with settings for some addresses: a single-page application changes the address without
// a page view.
import { applyDecision, CCM, currentLegalPage, listen, needsDecision } from '../chunk-imports.ts';

let href = location.href;
let page = currentLegalPage();

const isShown = (layer: string) => document.getElementById(layer)?.hidden === false;

/** Applies the decision and the settings for legal pages to the new address. */
function update() {
  if (href === location.href) return;
  href = location.href;
  const before = page;
  page = currentLegalPage();
  // Before the widget is ready, the decision is applied anyway.
  if (!document.querySelector('.ccm-root')) return;
  applyDecision();
  if (before?.form === page?.form) return;
  if (page?.quiet) CCM.closeWidget();
  // An open banner is opened again, because on a legal page it covers less of the page.
  else if (isShown('ccm-widget') || (needsDecision() && !isShown('ccm-control-panel'))) CCM.openWidget();
}

/** After the page's own task, which may also change the content. */
const updateSoon = () => void setTimeout(update, 0);

// An element of the page with that id would be found here, too.
const { navigation } = window as { navigation?: EventTarget };
if (navigation && 'currentEntry' in navigation) navigation.addEventListener('currententrychange', updateSoon);
else {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (...entry) {
      original.apply(this, entry);
      updateSoon();
    };
  }
  listen('popstate', updateSoon);
}
