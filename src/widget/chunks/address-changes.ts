// Delivered with the widget to domains with settings for some addresses: a single-page application changes the address without
// a page view.
import {
  applyDecision,
  CCM,
  currentLegalPage,
  listen,
  needsDecision,
  isLayerShown,
  windowProperty,
} from '../chunk-imports.ts';

let href = location.href;
let page = currentLegalPage();

/** Applies the decision and the settings for legal pages to the new address. */
function update() {
  if (href === location.href) return;
  href = location.href;
  const before = page;
  page = currentLegalPage();
  // Before the widget is ready, the decision is applied anyway.
  if (isLayerShown(0) === undefined) return;
  applyDecision();
  if (before?.form === page?.form) return;
  if (page?.quiet) CCM.closeWidget();
  // An open banner is opened again, because on a legal page it covers less of the page.
  else if (isLayerShown(0) || (needsDecision() && !isLayerShown(1))) CCM.openWidget();
}

/** After the page's own task, which may also change the content. */
const updateSoon = () => void setTimeout(update, 0);

const navigation = windowProperty('navigation');
if (navigation) navigation.addEventListener('currententrychange', updateSoon);
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
