/**
 * The remaining budget of a scan, which keeps it below half a second of CPU time for any contents. A step is about ten
 * nanoseconds; operations cost their slowest case (`scan-quality -- --cost`).
 */
export type CpuBudget = { steps: number; codeSeen: Set<string> };

export const CPU_STEPS = {
  scan: 14_000_000,
  tag: 60,
  attribute: 15,
  address: 2000,
  seen: 100,
  link: 600,
  code: 4,
};

export const cpuBudget = (): CpuBudget => ({ steps: CPU_STEPS.scan, codeSeen: new Set() });

/** The beginning of a text that the budget allows at this number of steps per character. */
export function affordable(text: string, budget: CpuBudget, each = CPU_STEPS.code) {
  const part = text.slice(0, Math.max(budget.steps / each, 0));
  budget.steps -= text.length * each;
  return part;
}
