/**
 * What a scan may still spend, so that it stays below half a second of processor time whatever the pages hold: calls out of
 * the parser (some 30 to 80 µs each; a large page makes 3,000) and characters that patterns go over.
 */
export type Budget = { calls: number; characters: number; codeSeen: Set<string> };

export const scanBudget = (): Budget => ({ calls: 6000, characters: 3_000_000, codeSeen: new Set() });

/** As much of a text as there is budget for. */
export function affordable(text: string, budget: Budget) {
  const part = text.slice(0, Math.max(budget.characters, 0));
  budget.characters -= part.length;
  return part;
}
