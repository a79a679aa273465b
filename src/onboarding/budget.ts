/**
 * What a scan may still spend, all its pages together, so that it stays below half a second of processor time whatever they
 * hold. A step is some ten nanoseconds, and each thing costs what its dearest kind was measured to cost
 * (`npm run scan-quality -- --cost`).
 */
export type Budget = { steps: number; codeSeen: Set<string> };

export const STEPS = {
  scan: 14_000_000,
  tag: 60,
  attribute: 15,
  address: 2000,
  seen: 100,
  link: 600,
  code: 4,
};

export const scanBudget = (): Budget => ({ steps: STEPS.scan, codeSeen: new Set() });

/** As much of a text as there is budget for, where a character costs so many steps. */
export function affordable(text: string, budget: Budget, each = STEPS.code) {
  const part = text.slice(0, Math.max(budget.steps / each, 0));
  budget.steps -= text.length * each;
  return part;
}
