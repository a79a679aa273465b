// Delivered with the widget to domains that treat some addresses differently: a single-page application changes the address
// without a page view.
import { config, needsDecision } from '../shared.ts';

type Page = { quiet?: boolean; form: string } | undefined;

/** As `currentLegalPage` of the first part. */
const legalPage = (): Page =>
  config.legalPages?.find(({ form }) => RegExp(form).test(location.pathname + location.search));

let href = location.href;
let page = legalPage();

const isShown = (layer: string) => document.getElementById(layer)?.hidden === false;

/** Judges again what runs at the new address, and whether the banner is shown there. */
function judge() {
  if (href === location.href) return;
  href = location.href;
  const before = page;
  page = legalPage();
  // Earlier, the first judgment of this page view is still to come.
  if (!document.querySelector('.ccm-root')) return;
  applyDecision();
  const { CCM } = window as unknown as {
    CCM: { openWidget: () => void; closeWidget: () => void };
  };
  if (before?.form === page?.form) return;
  if (page?.quiet) CCM.closeWidget();
  // A banner that is open is opened anew, because on a legal page it leaves room for the page.
  else if (isShown('ccm-widget') || (needsDecision() && !isShown('ccm-control-panel'))) CCM.openWidget();
}

/** Not within the page's own call, and after what else it does in the same task. */
const judgeSoon = () => void setTimeout(judge, 0);

// An element with that id would be there, too.
const { navigation } = window as { navigation?: EventTarget };
if (navigation && 'currentEntry' in navigation) navigation.addEventListener('currententrychange', judgeSoon);
else {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (...entry) {
      original.apply(this, entry);
      judgeSoon();
    };
  }
  addEventListener('popstate', judgeSoon);
}
