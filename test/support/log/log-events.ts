import { vi } from 'vitest';

type Event = { event: string } & Record<string, unknown>;

/** Captures the log from now on, as lines and as events. */
export function captureEvents() {
  const lines: string[] = [];
  const take = (line: unknown) => void lines.push(String(line));
  for (const level of ['log', 'error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(take);
  return { lines, all: () => lines.map((line) => JSON.parse(line) as Event) };
}
