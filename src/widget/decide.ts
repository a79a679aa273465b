import { choose, optional } from './choice.ts';
import { forgetFrames } from './hosts.ts';
import { send } from './send.ts';

/** Carries a choice out on the page, and gives what says whether only a reload can finish it. */
type Apply = (saved: boolean) => () => boolean;

let apply: Apply;

/** Who carries choices out; set once at the start, because those who do so also ask for them. */
export function onDecision(carryOut: Apply) {
  apply = carryOut;
}

const second = () => new Promise((done) => setTimeout(done, 1000));

/** Remembers the choice, carries it out and sends it. Without `consent` given it is one if it holds anything optional. */
export async function decide(picked: Set<string>, consent = optional().some((e) => picked.has(e.id))) {
  choose(picked, consent);
  if (!consent) forgetFrames();
  const unfinished = apply(true);
  const sent = send();
  if (!unfinished()) return;
  await Promise.race([sent, second()]);
  // Meanwhile the visitor may have begun to write.
  if (unfinished()) location.reload();
}
