import { apply } from './apply.ts';
import { banner, openBanner } from './banner.ts';
import { CCM, follow } from './ccm.ts';
import { recall, required, standing } from './choice.ts';
import type { WidgetConfig } from './config.ts';
import { onDecision } from './decide.ts';
import { fillDeclarations } from './declarations.ts';
import { build, check, close, rebuild, settle } from './dialog.ts';
import { fire } from './events.ts';
import { addPolicy } from './frame-policy.ts';
import { googleConsent } from './google.ts';
import { checkFrames, tidyFrames } from './hold-frame.ts';
import { legalPage } from './legal-page.ts';
import { light, showIcon } from './light-dom.ts';
import { takeOver } from './original.ts';
import { send } from './send.ts';
import { configure } from './settings.ts';
import { shared } from './given.ts';
import { watch } from './watch.ts';

/** A second script, loaded for another language or by mistake, gives its configuration to the first and ends. */
const handover = 'placet';

function reconfigure(next: WidgetConfig) {
  configure(next);
  rebuild(light);
  tidyFrames(true);
  checkFrames();
  fillDeclarations();
}

/** Follows a choice that was made in another tab, or while this page was away. */
function catchUp() {
  if (!recall()) return;
  if (apply()()) location.reload();
  if (!required()) close(banner);
  else if (!standing()) openBanner();
}

function ready(tookOver?: boolean) {
  build(light);
  fire('WidgetLoaded');
  const unfinished = apply(true);
  if (tookOver && unfinished()) location.reload();
  fillDeclarations();
  void send();
  setInterval(check, 500);
  if (!follow(location.hash) && required() && !legalPage()?.quiet) openBanner();
  settle();
}

/** Starts the widget: holds back at once, and asks as soon as the page is there; `more` is what only some domains need. */
export function start(given: WidgetConfig, more?: ((given: typeof shared) => void)[]) {
  if (!dispatchEvent(new CustomEvent(handover, { detail: given, cancelable: true }))) return;
  addEventListener(handover, (event) => {
    event.preventDefault();
    reconfigure((event as CustomEvent<WidgetConfig>).detail);
  });
  configure(given);
  recall();
  Object.assign(window, { CCM });
  more?.forEach((part) => part(shared));
  if (FRAME_POLICY) addPolicy();
  if (CONSENT_MODE) googleConsent();
  onDecision(apply);
  watch(fillDeclarations);
  addEventListener('click', (event) => {
    for (const target of event.composedPath())
      if (target instanceof HTMLAnchorElement && follow(target.hash)) event.preventDefault();
  });
  addEventListener('storage', catchUp);
  addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  showIcon();
  const begin = () => {
    // Not before: while the page loads, a first look at its cookies keeps it waiting for long.
    const original = takeOver();
    if (original) void original.then(() => ready(true));
    else ready();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
