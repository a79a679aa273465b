import type { BrowserContext, Frame, Page } from 'playwright-core';
import type { Phase, Stored } from '../types.ts';
import { within } from '../within.ts';

/** The most names of a storage that are read, and their length: a page can write any number. */
const MAX_NAMES = 300;
const MAX_NAME = 200;
const MAX_FRAMES = 30;
const SECONDS_A_DAY = 86_400;

/** Cookies and storage keys of all frames that exist now, and whether there are more. Values are not read. */
export async function readStorage(context: BrowserContext, page: Page, phase: Phase) {
  const cookies = await within(5000, context.cookies(), []);
  const keys = await Promise.all(
    page
      .frames()
      .slice(0, MAX_FRAMES)
      .map((frame) => keysOf(frame, phase)),
  );
  const frames = page.frames().length;
  const stored: Stored[] = [
    ...cookies.slice(0, MAX_NAMES).map(({ name, domain, expires }) => ({
      type: 'cookie' as const,
      name: name.slice(0, MAX_NAME),
      host: domain.replace(/^\./, ''),
      ...(expires > 0 && { days: Math.max(0, Math.ceil((expires - Date.now() / 1000) / SECONDS_A_DAY)) }),
      phase,
    })),
    ...keys.flat(),
  ];
  const isFull = cookies.length > MAX_NAMES || frames > MAX_FRAMES || keys.some(isOverfull);
  return { stored, isFull };
}

/** Whether a frame has more names in one storage than are kept. */
const isOverfull = (keys: Stored[]) =>
  (['localStorage', 'sessionStorage'] as const).some(
    (type) => keys.filter((key) => key.type === type).length > MAX_NAMES,
  );

async function keysOf(frame: Frame, phase: Phase): Promise<Stored[]> {
  if (!URL.canParse(frame.url())) return [];
  const host = new URL(frame.url()).hostname;
  if (!host) return [];
  const lists = await within(
    2000,
    frame.evaluate(() =>
      [localStorage, sessionStorage].map((storage) =>
        Object.keys(storage)
          .slice(0, 301)
          .map((name) => name.slice(0, 200)),
      ),
    ),
    [],
  );
  // The page’s own code can change what it is asked for.
  const namesOf = (list: unknown) =>
    Array.isArray(list) ? list.filter((name) => typeof name === 'string').slice(0, MAX_NAMES + 1) : [];
  return (['localStorage', 'sessionStorage'] as const).flatMap((type, i) =>
    namesOf((lists as unknown[])[i]).map((name: string) => ({
      type,
      name: name.slice(0, MAX_NAME),
      host,
      phase,
    })),
  );
}
