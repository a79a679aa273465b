import type { Embedding } from '../config-types.ts';
import { config, decide, isAccepted } from '../chunk-imports.ts';

/** Decides on one service, and keeps the decision on the others. */
export function setConsent({ id }: Embedding, on: boolean) {
  const picked = new Set(config.embeddings.filter(isAccepted).map((e) => e.id));
  if (on) picked.add(id);
  else picked.delete(id);
  return decide(picked);
}
