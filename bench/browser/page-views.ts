import { chromium, type Browser, type BrowserContext, type CDPSession } from 'playwright-core';
import { chromiumPath } from '../../test/browser/support/engines.ts';
import { scriptingOf, startTrace } from './scripting.ts';

/**
 * Milliseconds of the page’s thread: CPU time in scripts, by trace, with what promises run; CPU time in all; the scripts’ time by
 * the clock; and the time in which the profiler has found a function running.
 */
export type Cost = Partial<Record<'scripting' | 'mainThread' | 'wall' | 'profiled', number>>;

/** A page, the button that accepts all, and the banner. */
export type Side = { url: string; accept?: string; shown: string };

/** Milliseconds to wait after a page has loaded, because late scripts belong to the page view. */
const SETTLE = 800;

export const VIEWS = ['first', 'decided'] as const;
export type Views = Record<(typeof VIEWS)[number], Cost>;

export async function withChromium<T>(work: (browser: Browser) => Promise<T>) {
  const browser = await chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** How views are measured: on a processor that is so many times slower, and with the profiler instead of a trace. */
export type How = { throttle?: number; profiles?: boolean };

/** Opens a page in a new browser profile, accepts all, and opens it again. */
export async function twoViews(
  browser: Browser,
  { url, accept, shown }: Side,
  how: How = {},
): Promise<Views> {
  const context = await browser.newContext();
  try {
    const { tab, cost: first } = await view(context, url, how);
    if (!(await tab.locator(shown).first().isVisible())) throw new Error(`${url} shows nothing.`);
    if (accept) {
      await tab.locator(accept).first().click();
      await tab.waitForTimeout(300);
    }
    await tab.close();
    const { tab: again, cost: decided } = await view(context, url, how);
    if (accept && (await again.locator(shown).first().isVisible())) throw new Error(`${url} asks again.`);
    return { first, decided };
  } finally {
    await context.close();
  }
}

/** Loads a page and returns what its thread does from the first byte until some time after it. */
async function view(context: BrowserContext, url: string, { throttle = 1, profiles }: How) {
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  // An empty page of the website, so that the measured one runs in the same process.
  await tab.goto(new URL('/empty', url).href);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const end = await (profiles ? startProfile : startCosts)(devtools);
  await tab.goto(url);
  // The banner is not polled meanwhile, because that would count as scripting.
  await new Promise((done) => setTimeout(done, SETTLE));
  const cost = await end();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { tab, cost };
}

/** On a throttled processor, only the time by the clock tells anything: the browser throttles by keeping the thread busy. */
async function startCosts(devtools: CDPSession) {
  const mainThread = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await mainThread();
  const end = await startTrace(devtools);
  return async (): Promise<Cost> => {
    const cost = { mainThread: (await mainThread()) - before };
    const events = await end();
    return { ...cost, scripting: scriptingOf(events, 'tdur'), wall: scriptingOf(events, 'dur') };
  };
}

async function startProfile(devtools: CDPSession) {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 100 });
  await devtools.send('Profiler.start');
  return async (): Promise<Cost> => {
    const { profile } = await devtools.send('Profiler.stop');
    const outside = new Set(
      profile.nodes
        .filter(({ callFrame }) => /^\((idle|program|root)\)$/.test(callFrame.functionName))
        .map(({ id }) => id),
    );
    const inside = profile.timeDeltas!.filter((_, i) => !outside.has(profile.samples![i]!));
    return { profiled: inside.reduce((sum, delta) => sum + delta, 0) / 1000 };
  };
}
