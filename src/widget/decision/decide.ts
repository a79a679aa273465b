import { config, optionalEmbeddings } from '../current-config.ts';
import { delay, painted } from '../time.ts';
import { closeView } from '../banner/dialog.ts';
import { isAccepted } from './accepted.ts';
import { rejectUndecided, setDecision } from './make-decision.ts';
import { isPressing } from '../banner/visitor-click.ts';
import { sendDecision } from './send-decision.ts';
import { setWaiting } from '../is-waiting.ts';
import { patchPage } from '../blocking/page/patch-page.ts';

/** Applies a decision to the page, by a reload when it is sent if need be. */
type Complete = (sent: Promise<unknown>, anew: boolean) => Promise<void>;

let complete: Complete;

/** Sets `completeDecision` of apply-decision.ts, once at the start. An import would be a cycle. */
export function setComplete(completeDecision: Complete) {
  complete = completeDecision;
}

/** Stores, applies and sends a decision, by default a consent if it accepts a service that needs one. */
export function decide(picked: Set<string>, consent = optionalEmbeddings().some((e) => picked.has(e.id))) {
  setDecision(picked, consent);
  return applyAndSend();
}

/** Slow work follows once the visitor sees the effect, or on the next page. */
async function applyAndSend() {
  setWaiting(true);
  if (BLOCKS) patchPage();
  await painted();
  await complete(Promise.race([sendDecision(), delay(1000)]), true);
}

/** Decides for these embeddings, and closes the widget. */
export function decideAndClose(picked: Iterable<string>, consent?: boolean) {
  void decide(new Set(picked), consent);
  closeView();
}

export const acceptAll = () =>
  decideAndClose(
    config.embeddings.map((e) => e.id),
    true,
  );
/** Closes a notice that needs no consent: what runs keeps running, and what the visitor or a signal has ruled out stays off. */
export const acknowledge = () => decideAndClose(config.embeddings.filter(isAccepted).map((e) => e.id));

/** Rejects for a program what the visitor has not decided, and otherwise does nothing. */
export function rejectForProgram() {
  if (!rejectUndecided()) return;
  void applyAndSend();
  closeView();
}

/** Rejects everything for the visitor. A program may click the button, too, on each page view. */
export function rejectByClick() {
  if (isPressing()) decideAndClose([], false);
  else rejectForProgram();
}
