import type { CDPSession } from 'playwright-core';

/** Some events have no `tdur`, their thread time. */
export type Traced = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
};

/** Events that browser tools count as scripting. */
const SCRIPT = /^(v8\.|V8\.|EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|\w*GC$)/;

/** Records what the page’s thread does from now on, until the returned function is called. */
export async function startTrace(devtools: CDPSession) {
  const events: Traced[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8'] },
  });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    return events;
  };
}

/**
 * The time in scripts, without the styles, layout and parsing that they cause, in ms: of the thread (`tdur`) or by the clock
 * (`dur`). Other than the metric `ScriptDuration`, that is with what a promise runs, and so with all that an async function
 * does after its first `await`.
 */
export function scriptingOf(events: Traced[], kind: 'tdur' | 'dur') {
  const { pid, tid } = events.find(({ name }) => name === 'ParseHTML')!;
  const inOrder = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const around: Traced[] = [];
  let microseconds = 0;
  for (const event of inOrder) {
    while (around.length > 0 && around.at(-1)!.ts + around.at(-1)!.dur <= event.ts) around.pop();
    const time = event[kind] ?? event.dur;
    if (SCRIPT.test(event.name)) microseconds += time;
    if (SCRIPT.test(around.at(-1)?.name ?? '')) microseconds -= time;
    around.push(event);
  }
  return microseconds / 1000;
}
