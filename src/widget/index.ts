import { apply } from './apply.ts';
import { banner, openBanner } from './banner.ts';
import { CCM, follow } from './ccm.ts';
import { recall, required, standing } from './choice.ts';
import type { WidgetConfig } from './config.ts';
import { onDecision } from './decide.ts';
import { fillDeclarations } from './declarations.ts';
import { build, check, close } from './dialog.ts';
import { takeOver } from './elsewhere.ts';
import { fire } from './events.ts';
import { addPolicy } from './frame-policy.ts';
import { googleConsent } from './google.ts';
import { checkFrames, tidyFrames } from './hold-frame.ts';
import { legalPage } from './legal.ts';
import { light } from './light.ts';
import { arrived, load } from './load.ts';
import { send } from './send.ts';
import { config, configure } from './settings.ts';
import { watch } from './watch.ts';

/** A second script, loaded for another language or by mistake, gives its configuration to the first and ends. */
const handover = 'placet';

/** What the second part is needed for from the start: links to partners carry the decision. */
function prepare() {
  if (config.consentSharingDomains) void load();
}

function reconfigure(next: WidgetConfig) {
  configure(next);
  prepare();
  build(light);
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

/** A link carries the decision only while it is followed: whoever copies its address later must not hand it on. */
function followLink(event: Event) {
  for (const link of event.composedPath())
    if (link instanceof HTMLAnchorElement) {
      if (follow(link.hash)) event.preventDefault();
      const part = arrived();
      part?.carry(link);
      setTimeout(() => part?.carry(link, ''));
    }
}

function ready(tookOver?: boolean) {
  build(light);
  fire('WidgetLoaded');
  const unfinished = apply(true);
  if (tookOver && unfinished()) location.reload();
  fillDeclarations();
  void send();
  setInterval(check, 500);
  if (follow(location.hash) || !required() || legalPage()?.quiet) return;
  openBanner();
}

/** Starts the widget: holds back at once, and asks as soon as the page is there. */
export function start(given: WidgetConfig) {
  if (!dispatchEvent(new CustomEvent(handover, { detail: given, cancelable: true }))) return;
  addEventListener(handover, (event) => {
    event.preventDefault();
    reconfigure((event as CustomEvent<WidgetConfig>).detail);
  });
  configure(given);
  recall();
  prepare();
  const elsewhere = takeOver();
  if (FRAME_POLICY) addPolicy();
  if (CONSENT_MODE) googleConsent();
  Object.assign(window, { CCM });
  onDecision(apply);
  watch(fillDeclarations);
  for (const type of ['click', 'auxclick']) addEventListener(type, followLink, true);
  addEventListener('storage', catchUp);
  addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  const begin = () => (elsewhere ? void elsewhere.then(() => ready(true)) : ready());
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
