import { attempt } from './attempt.ts';
import { isAccepted } from './decision.ts';
import { beside } from './beside.ts';
import { contains } from './match-pattern.ts';
import { saveScrollPosition, mayReload, nextPageAllows, policyBlocks } from './frame-policy.ts';
import { allowFrame, wasClicked, isFrameAllowed } from './allowed-frames.ts';
import { config } from './current-config.ts';

/** What we know of a frame that we care for: its own address, code and style, and what stands beside it. */
type FrameState = {
  src: string;
  srcdoc: string;
  style: string;
  size: number[];
  beside?: HTMLElement | undefined;
  held?: boolean | undefined;
  /** Allowed, but held by the page's policy: whether the next page has it. Undefined also where a click is still due. */
  late?: boolean | undefined;
};

const blank = 'about:blank';
const states = new Map<HTMLIFrameElement, FrameState>();

/** Whether the domain blocks a frame that belongs to no embedding. */
function blocked(frame: HTMLIFrameElement, url: URL, code: string, foreign: boolean) {
  if (isFrameAllowed(frame, url)) return false;
  if (frame.dataset.ccmLoaderSrc) return true;
  if (!config.blockIframes || !foreign) return false;
  return contains(code, config.iframeMarkers) === (config.iframeBlockMode === 'blacklist');
}

/** Empties a frame that lacks consent and puts a placeholder before it, or fills it again. */
export function blockFrame(frame: HTMLIFrameElement) {
  const { ccmLoaderSrc = '', ccmLoaderGroup } = frame.dataset;
  const state = states.get(frame) ?? { src: ccmLoaderSrc, srcdoc: '', style: frame.style.cssText, size: [] };
  state.src = frame.getAttribute('src')?.replace(blank, '') || state.src;
  state.srcdoc ||= frame.srcdoc;
  const code = state.src + state.srcdoc;
  const owners = config.embeddings.filter(
    (e) => contains(code, e.iframeMarkers) || (ccmLoaderGroup && ccmLoaderGroup === e.scriptLoaderGroup),
  );
  const [owner] = owners;
  const url = new URL(state.src, location.href);
  const foreign = url.protocol.startsWith('http') && url.origin !== location.origin;
  const refused = owner ? !owners.some(isAccepted) : blocked(frame, url, code, foreign);
  const held = refused || (FRAME_POLICY && foreign && policyBlocks(url.host));
  const switched = !held && owner && config.appendConsentSwitchToIframes;
  if (!held && !switched && !states.has(frame) && !ccmLoaderSrc) return;
  states.set(frame, state);
  if (FRAME_POLICY)
    state.late =
      refused || !held ? undefined : nextPageAllows(url.host) || (wasClicked(frame) ? false : undefined);

  // Only a new address ends a load that has begun; none at all does not.
  const src = held ? blank : state.src;
  if (held) frame.removeAttribute('srcdoc');
  else if (state.srcdoc) frame.srcdoc = state.srcdoc;
  // Chromium loses an address that a frame without one gets while the parser puts it in: that comes with the page's end.
  if (frame.getAttribute('src') !== src && (held || document.readyState !== 'loading')) frame.src = src;

  if (!frame.isConnected || state.held === held) return;
  const late = FRAME_POLICY && state.late;
  const of = ((refused || late) && owner) || url.host;
  const allow = () => {
    allowFrame(frame, url);
    recheckFrames();
    if (reloadNeeded() && FRAME_POLICY) location.reload();
  };
  const offer = (!FRAME_POLICY || late === undefined) && allow;
  state.held = held;
  state.beside?.remove();
  if (!state.size[0]) state.size = [frame.offsetWidth, frame.offsetHeight];
  frame.style.cssText = state.style;
  if (held) frame.style.setProperty('display', 'none', 'important');
  state.beside = switched
    ? beside((part) => part.consentSwitch(owner))
    : held && !owner?.hideIframesUntilConsent
      ? beside((part) => part.placeholder(of, offer), state.size, url)
      : undefined;
  if (state.beside) frame.after(state.beside);
}

/** Looks at every frame again, after a choice. */
export function recheckFrames() {
  for (const frame of document.querySelectorAll('iframe')) attempt(frame.src, () => blockFrame(frame));
}

/**
 * Whether only a reload brings frames that are allowed now, because the page's policy holds them. If not, placeholders
 * no longer promise anything that would take one.
 */
export function reloadNeeded() {
  if (FRAME_POLICY && mayReload() && [...states].some(([frame, { late }]) => late && frame.isConnected)) {
    saveScrollPosition();
    return true;
  }
  removePlaceholders(true);
  recheckFrames();
  return false;
}

/** Removes what stands beside frames that have left the page, or beside all of them so that it is made anew. */
export function removePlaceholders(all?: boolean) {
  for (const [frame, state] of states)
    if (all || !frame.isConnected) {
      state.beside?.remove();
      state.held = undefined;
    }
}
