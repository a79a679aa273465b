import { setDecision, optionalServices } from './decision.ts';
import { forgetAllowedFrames } from './allowed-frames.ts';
import { sendDecision } from './send-decision.ts';

/** Carries a choice out on the page, and gives what says whether only a reload can finish it. */
type Apply = (saved: boolean) => () => boolean;

let apply: Apply;

/** Who carries choices out; set once at the start, because those who do so also ask for them. */
export function setApply(carryOut: Apply) {
  apply = carryOut;
}

const second = () => new Promise((done) => setTimeout(done, 1000));

/** Remembers the choice, carries it out and sends it. Without `consent` given it is one if it holds anything optional. */
export async function decide(
  picked: Set<string>,
  consent = optionalServices().some((e) => picked.has(e.id)),
) {
  setDecision(picked, consent);
  if (!consent) forgetAllowedFrames();
  const unfinished = apply(true);
  const sent = sendDecision();
  if (!unfinished()) return;
  await Promise.race([sent, second()]);
  // Meanwhile the visitor may have begun to write.
  if (unfinished()) location.reload();
}
