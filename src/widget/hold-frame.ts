import { accepted } from './choice.ts';
import { contains } from './pattern.ts';
import { allowFrame, frameAllowed } from './hosts.ts';
import { consentSwitch, placeholder } from './placeholder.ts';
import { config } from './settings.ts';

/** A frame in our care: its own address, code and style, and what stands beside it. */
type Ward = {
  src: string;
  srcdoc: string;
  style: string;
  size: number[];
  beside?: HTMLElement | undefined;
  held?: boolean | undefined;
};

const blank = 'about:blank';
const wards = new Map<HTMLIFrameElement, Ward>();

/** Whether the domain blocks a frame that belongs to no embedding. */
function blocked(frame: HTMLIFrameElement, { protocol, origin, host }: URL, code: string) {
  if (frameAllowed(frame, host)) return false;
  if (frame.dataset.ccmLoaderSrc) return true;
  if (!config.blockIframes || !protocol.startsWith('http') || origin === location.origin) return false;
  return contains(code, config.iframeMarkers) === (config.iframeBlockMode === 'blacklist');
}

/** Empties a frame that lacks consent and puts a placeholder before it, or fills it again. */
export function holdFrame(frame: HTMLIFrameElement) {
  const { ccmLoaderSrc = '', ccmLoaderGroup } = frame.dataset;
  const ward = wards.get(frame) ?? { src: ccmLoaderSrc, srcdoc: '', style: frame.style.cssText, size: [] };
  ward.src = frame.getAttribute('src')?.replace(blank, '') || ward.src;
  ward.srcdoc ||= frame.srcdoc;
  const code = ward.src + ward.srcdoc;
  const owners = config.embeddings.filter(
    (e) => contains(code, e.iframeMarkers) || (ccmLoaderGroup && ccmLoaderGroup === e.scriptLoaderGroup),
  );
  const [owner] = owners;
  const url = new URL(ward.src, location.href);
  const held = owner ? !owners.some(accepted) : blocked(frame, url, code);
  const switched = !held && owner && config.appendConsentSwitchToIframes;
  if (!held && !switched && !wards.has(frame) && !ccmLoaderSrc) return;
  wards.set(frame, ward);

  // Only a new address ends a load that has begun; none at all does not.
  const src = held ? blank : ward.src;
  if (held) frame.removeAttribute('srcdoc');
  else if (ward.srcdoc) frame.srcdoc = ward.srcdoc;
  if (frame.getAttribute('src') !== src) frame.src = src;

  if (!frame.isConnected || ward.held === held) return;
  ward.held = held;
  ward.beside?.remove();
  if (!ward.size[0]) ward.size = [frame.offsetWidth, frame.offsetHeight];
  frame.style.cssText = ward.style;
  if (held) frame.style.setProperty('display', 'none', 'important');
  ward.beside = switched
    ? consentSwitch(owner)
    : held && !owner?.hideIframesUntilConsent
      ? placeholder(owner ?? url.host, ward.size, () => {
          allowFrame(frame, url.host);
          checkFrames();
        })
      : undefined;
  if (ward.beside) frame.after(ward.beside);
}

/** Looks at every frame again, after a choice. */
export function checkFrames() {
  for (const frame of document.querySelectorAll('iframe')) holdFrame(frame);
}

/** Removes what stands beside frames that have left the page, or beside all of them so that it is made anew. */
export function tidyFrames(all?: boolean) {
  for (const [frame, ward] of wards)
    if (all || !frame.isConnected) {
      ward.beside?.remove();
      ward.held = undefined;
    }
}
