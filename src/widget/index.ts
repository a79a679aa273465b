import { applyDecision, completeDecision } from './decision/apply-decision.ts';
import { CCM, followCcmLink } from './ccm-api.ts';
import { hasOtherDecision, validDecision } from './decision/decision.ts';
import { importFormer, needsDecision } from './decision/accepted.ts';
import type { WidgetConfig } from './config-types.ts';
import { storageKey } from './decision/decision-storage.ts';
import { setComplete } from './decision/decide.ts';
import { fillDeclarations } from './banner/fill-declarations.ts';
import { checkVisible, focusView, rebuildDialog, showCurrent } from './banner/dialog.ts';
import { addHosts } from './banner/hosts.ts';
import { fireEvent } from './fire-event.ts';
import { addContentPolicy } from './blocking/content-policy.ts';
import { refillFrames, remakePlaceholders } from './blocking/frames/block-frames.ts';
import { currentLegalPage } from './banner/legal-links.ts';
import { lightDom, showIcon } from './banner/light-dom.ts';
import { listen } from './listen.ts';
import { shareWithChunks } from './load-chunk.ts';
import { keepSending } from './decision/send-decision.ts';
import { configure } from './current-config.ts';
import { shared } from './chunk-values.ts';
import { followPresses } from './banner/visitor-click.ts';
import { isWaiting } from './is-waiting.ts';
import { watchPosts } from './blocking/posted-page.ts';
import { patchPage } from './blocking/page/patch-page.ts';
import { watchPage } from './blocking/page/watch-page.ts';
import { pageDocument, windowProperty } from './unclobbered.ts';

function reconfigure(next: WidgetConfig) {
  configure(next);
  rebuildDialog(lightDom);
  if (BLOCKS) {
    patchPage();
    remakePlaceholders();
  }
  fillDeclarations();
}

/** Applies a decision that was made in another tab, or while this page was in the back/forward cache. */
function catchUp(event: Event) {
  const { persisted } = event as Partial<PageTransitionEvent>;
  // The event of a page that was loaded, not restored.
  if (persisted === false) {
    if (BLOCKS) refillFrames();
    return;
  }
  const isChanged = hasOtherDecision();
  if (isChanged) {
    if (BLOCKS) patchPage();
    void completeDecision();
    if (!needsDecision()) CCM.closeWidget();
    else if (!validDecision()) CCM.openWidget();
  }
  // Scripts of a page that is about to reload must not count a visit.
  if (STARTS && isWaiting && (isChanged || persisted)) event.stopImmediatePropagation();
}

function ready(imported?: boolean) {
  addHosts(lightDom);
  if (imported) void completeDecision(undefined, true);
  else applyDecision(true);
  // Afterwards, because programs read then what is accepted.
  fireEvent('WidgetLoaded');
  fillDeclarations();
  if (!BLOCKS) new MutationObserver(fillDeclarations).observe(document, { childList: true, subtree: true });
  keepSending();
  setInterval(checkVisible, 500);
  if (!followCcmLink(location.hash) && needsDecision() && !currentLegalPage()?.quiet) CCM.openWidget();
  showCurrent();
}

/** Starts the widget: it blocks at once, and opens the banner when the page is parsed. Only some domains have extra parts. */
export function start(given: WidgetConfig, extraParts?: ((given: object) => void)[]) {
  // A second script, loaded for another language or by mistake, hands its configuration to the first.
  if (!dispatchEvent(new CustomEvent('placet', { detail: given, cancelable: true }))) return;
  listen('placet', (event) => {
    const { detail } = event as CustomEvent<WidgetConfig | null>;
    // The page can fire the event, too.
    if (!detail?.domain) return;
    event.preventDefault();
    reconfigure(detail);
  });
  configure(given);
  followPresses();
  hasOtherDecision();
  if (STARTS) watchPosts();
  Object.assign(window, { CCM });
  shareWithChunks(shared);
  extraParts?.forEach((run) => run(shared));
  if (FRAME_POLICY) addContentPolicy();
  if (BLOCKS) patchPage();
  setComplete(completeDecision);
  if (BLOCKS) watchPage(fillDeclarations);
  listen('click', (event) => {
    for (const target of event.composedPath())
      if (target instanceof HTMLAnchorElement && followCcmLink(target.hash)) {
        event.preventDefault();
        focusView();
      }
  });
  for (const type of ['visibilitychange', 'pageshow', 'storage']) listen(type, catchUp, true);
  // A cookie fires no event of the storage.
  if (OPTIONS && given.consentStorage === 'cookie')
    windowProperty('cookieStore')?.addEventListener('change', (event) => {
      if (event.changed.some(({ name }) => name === storageKey())) catchUp(event);
    });
  showIcon();
  const begin = () => {
    // Not earlier, because the first access to cookies blocks a page that is still loading for a long time.
    if (!importFormer(() => ready(true))) ready();
  };
  if (pageDocument.readyState === 'loading') pageDocument.addEventListener('DOMContentLoaded', begin);
  else begin();
}
