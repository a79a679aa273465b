// Delivered with the widget to domains that treat some addresses differently: a single-page application changes the address
// without a page view.
import { config } from '../shared.ts';
import { CCM } from './ccm.ts';
import { needsDecision } from './needs-decision.ts';

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
  if (before?.form === page?.form) return;
  if (isShown('ccm-widget')) {
    if (page?.quiet) CCM.closeWidget();
    // Anew, because on a legal page it leaves room for the page.
    else CCM.openWidget();
  } else if (needsDecision() && !page?.quiet && !isShown('ccm-control-panel')) CCM.openWidget();
}

/** Not within the page's own call, and after what else it does in the same task. */
const judgeSoon = () => void setTimeout(judge, 0);

const { navigation } = window as { navigation?: EventTarget };
if (navigation) navigation.addEventListener('currententrychange', judgeSoon);
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
