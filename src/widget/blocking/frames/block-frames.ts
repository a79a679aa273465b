import { warnOnFailure } from '../../warn-on-failure.ts';
import { isAccepted } from '../../decision/accepted.ts';
import { isExempt } from '../exempt-tags.ts';
import { keptAddress, resolved } from '../kept-addresses.ts';
import { codeInAddress, contains, withPlainHosts } from '../match-pattern.ts';
import {
  laterPagesNeedReload,
  savePlace,
  mayReload,
  nextPageAllows,
  policyBlocks,
  reloadAllowsMore,
} from '../content-policy.ts';
import { allowFrame, wasClicked, isFrameAllowed } from './frames-without-service.ts';
import { allowThisTime, isAllowedThisTime } from './this-time.ts';
import { config } from '../../current-config.ts';
import { present, states, type FrameState } from './frame-states.ts';
import { h } from '../../banner/hyperscript.ts';
import { loadChunk, loadPart } from '../../load-chunk.ts';
import { isPosted } from '../posted-page.ts';
import { isWaiting } from '../../is-waiting.ts';
import { plain } from '../page/plain-methods.ts';
import { createShadow } from '../../banner/shadow-root.ts';
import { pageDocument } from '../../unclobbered.ts';

/** A placeholder or switch, which keeps its room free while its part loads. */
function companion(made: Promise<Node>, size: number[] = [], of?: { hostname: string }) {
  const host = h('span');
  const root = createShadow(host, `r p ${of ? `domain--${of.hostname.replaceAll('.', '-')}` : ''}`);
  [root.style.width, root.style.minHeight] = size.map((length) => `${length || 300}px`) as [string, string];
  void made.then(
    (node) => root.append(node),
    () => root.append(config.texts.unavailable),
  );
  return host;
}

const blank = 'about:blank';

/** Whether the decision refuses a frame with this address and code, and whether only the page's policy blocks it. */
function judge(frame: HTMLIFrameElement, { src, srcdoc }: FrameState) {
  const kept = keptAddress(frame);
  const { ccmLoaderGroup } = frame.dataset;
  const url = resolved(src);
  const code = withPlainHosts((src && url.href) + srcdoc);
  // A document that the page itself fills can contain scripts.
  const filled = withPlainHosts(codeInAddress(url.href) + srcdoc);
  const owners = config.embeddings.filter(
    (e) =>
      (OPTIONS && ccmLoaderGroup && ccmLoaderGroup === e.scriptLoaderGroup) ||
      contains(code, e.iframeMarkers) ||
      contains(kept ? code : filled, e.scriptMarkers),
  );
  const [owner] = owners;
  const foreign = url.protocol.startsWith('http') && url.origin !== location.origin;
  const listed = contains(code, config.iframeMarkers) === (OPTIONS && config.iframeBlockMode === 'blacklist');
  const refused = owner
    ? !owners.some((e) => isAccepted(e) || isAllowedThisTime(e.id))
    : !isFrameAllowed(frame, url) &&
      !isAllowedThisTime(url.host) &&
      (!!kept || (!!config.blockIframes && foreign && listed));
  return {
    url,
    owner,
    refused,
    isOutOfPolicy: FRAME_POLICY && !refused && foreign && policyBlocks(url.host),
  };
}

/**
 * Empties a frame without consent and shows a placeholder, or restores it. A `copy` has the address that the frame is about to
 * get. Says whether the frame is blocked. Long, because its order decides: the first reason that applies counts.
 */
export function blockFrame(frame: HTMLIFrameElement, copy = frame) {
  // The policy for frames, which was in force before the frame was read, blocks an exempt one as well.
  if (!FRAME_POLICY && isExempt(frame, copy !== frame)) return false;
  const kept = keptAddress(frame);
  const state = states.get(frame) ?? { src: kept, srcdoc: '', style: frame.style.cssText, size: [] };
  const given = copy.getAttribute('src');
  if (given && given !== blank) state.src = given;
  state.srcdoc ||= copy.srcdoc;
  const { url, owner, refused, isOutOfPolicy } = judge(frame, state);
  state.owner = owner;
  const blocked = refused || isOutOfPolicy || (isWaiting && !!owner && state.blocked !== false);
  const switched =
    OPTIONS && !blocked && owner && !isAllowedThisTime(owner.id) && config.appendConsentSwitchToIframes;
  if (!blocked && !switched && !states.has(frame) && !kept) return false;
  states.set(frame, state);
  present.add(frame);
  if (FRAME_POLICY)
    state.nextPage = !isOutOfPolicy
      ? undefined
      : nextPageAllows(url.host) || (wasClicked(frame) ? false : undefined);

  // Only a new address cancels a load that has begun; removing the address does not.
  const src = blocked ? blank : state.src;
  if (blocked) plain.removeAttribute.call(frame, 'srcdoc');
  // The page is observed, so setting the same code again would never end.
  else if (state.srcdoc && frame.srcdoc !== state.srcdoc)
    plain.setAttribute.call(frame, 'srcdoc', state.srcdoc);
  // Chromium loses an address that a frame gets while the parser inserts it, so the frame is filled when the page is parsed.
  if (frame.getAttribute('src') !== src && (blocked || pageDocument.readyState !== 'loading'))
    plain.setAttribute.call(frame, 'src', src);

  if (!frame.isConnected || state.blocked === blocked) return blocked;
  const of = ((FRAME_POLICY ? refused || state.nextPage : refused) && owner) || url.host;
  const reload = () => {
    if (framesNeedReload()) {
      savePlace();
      location.reload();
    } else remakePlaceholders();
  };
  const allow = (thisTime?: boolean) => {
    if (thisTime) allowThisTime(owner?.id ?? url.host);
    else allowFrame(frame, url);
    recheckFrames();
    reload();
  };
  const offer =
    !FRAME_POLICY || state.nextPage === undefined ? allow : state.nextPage && framesNeedReload() && reload;
  state.blocked = blocked;
  state.companion?.remove();
  if (!state.size[0]) state.size = [frame.offsetWidth, frame.offsetHeight];
  frame.style.cssText = state.style;
  if (blocked) frame.style.setProperty('display', 'none', 'important');
  state.companion = switched
    ? companion(loadChunk().then((chunk) => chunk.consentSwitch(owner)))
    : blocked && !(OPTIONS && owner?.hideIframesUntilConsent)
      ? companion(
          loadPart('frames').then((part) => part.placeholder(of, offer, offer === reload)),
          state.size,
          url,
        )
      : undefined;
  if (state.companion) frame.after(state.companion);
  return blocked;
}

/** Blocks or restores every frame again, after a decision, those in shadow roots included. */
export function recheckFrames() {
  for (const frame of [...pageDocument.querySelectorAll('iframe'), ...present])
    warnOnFailure(frame.src, () => blockFrame(frame));
}

/**
 * Loads the allowed frames of the HTML that are empty: on the way back, and in Firefox after a reload, browsers restore the
 * document that each frame had, which is the empty one of a frame that was blocked then.
 */
export function refillFrames() {
  for (const frame of pageDocument.querySelectorAll('iframe'))
    if (frame.src.startsWith('http') && frame.contentDocument?.URL === blank)
      plain.setAttribute.call(frame, 'src', frame.src);
}

/** Whether only a reload loads what is allowed now, because the page's policy blocks it. */
export const framesNeedReload = () =>
  FRAME_POLICY &&
  mayReload() &&
  (laterPagesNeedReload() ||
    (STRICT_POLICY && reloadAllowsMore()) ||
    [...present].some((frame) => {
      const { url, isOutOfPolicy } = judge(frame, states.get(frame)!);
      return frame.isConnected && isOutOfPolicy && nextPageAllows(url.host);
    })) &&
  !isPosted();

/** Makes the placeholders anew, without an offer that would need a reload which does not come. */
export function remakePlaceholders() {
  removePlaceholders(true);
  recheckFrames();
}

/** Removes the placeholders and switches of frames that have left the page, or of all frames so that they are made anew. */
export function removePlaceholders(all?: boolean) {
  for (const frame of present)
    if ((!frame.isConnected && present.delete(frame)) || all) {
      const state = states.get(frame)!;
      state.companion?.remove();
      state.blocked = undefined;
    }
}
