import { blockFrame } from '../frames/block-frames.ts';
import { blockScript } from '../scripts/block-scripts.ts';
import { holdTag } from '../block-tags.ts';
import { fail } from '../scripts/failed-loads.ts';
import { quietCopy } from './quiet-document.ts';
import { addressOf, isRunnable, type Script } from '../scripts/run-scripts.ts';

// oxlint-disable-next-line no-explicit-any -- These elements belong to the page.
type Any = any;

/** Whether an element is in the page, or in a shadow root, whose content is not checked when its host is added. */
const isPlaced = (element: Element) => element.isConnected || element.getRootNode() instanceof ShadowRoot;

/** Blocks a script in the page that has not started if a change would start it, and says whether it would. */
function blockChangedScript(script: Script, change: (copy: Script) => void) {
  if (!isPlaced(script) || (isRunnable(script) && (script.textContent || addressOf(script)))) return false;
  const copy = quietCopy(script, true);
  change(copy);
  const isBlocked = blockScript(script, copy);
  if (isBlocked) fail(script);
  return isBlocked;
}

/** Blocks a frame that would get another address or code. */
function blockChangedFrame(frame: HTMLIFrameElement, change: (copy: HTMLIFrameElement) => void) {
  const copy = quietCopy(frame);
  change(copy);
  const isChanged = ['src', 'srcdoc'].some((name) => copy.getAttribute(name) !== frame.getAttribute(name));
  return isChanged && blockFrame(frame, copy);
}

/** What an action gives; undefined if it fails, because the page’s own call says what is wrong with it. */
export function quietly<T>(action: () => T) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Blocks an element that a change would start, and says whether it would. Only a script gets the change all the same. */
export const blockBefore = (element: Any, change: (copy: Any) => void) =>
  quietly(() => {
    const name = element.localName;
    if (element.ownerDocument !== document || (name === 'link' && !isPlaced(element))) return false;
    if (name === 'script') return blockChangedScript(element, change);
    if (name === 'iframe') return blockChangedFrame(element, change);
    return holdTag(element, change) && !!fail(element);
  });

/** Runs the page’s change of an element, unless it is blocked, and the rehearsal of the change on a copy. */
export function changeUnlessBlocked(element: Any, rehearse: (copy: Any) => void, change: () => unknown) {
  const isBlocked = blockBefore(element, rehearse);
  if (isBlocked && element.localName !== 'script') return undefined;
  const result = change();
  // The script may have got its type back.
  if (isBlocked) blockScript(element);
  return result;
}
