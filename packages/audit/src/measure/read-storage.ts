import type { BrowserContext, Frame, Page } from 'playwright-core';
import type { Phase, Stored } from '../types.ts';
import { within } from '../within.ts';

/** The most names of a storage that are read, and their length: a page can write any number. */
const MAX_NAMES = 300;
const MAX_NAME = 200;
const SECONDS_A_DAY = 86_400;

/** Cookies and storage keys of all frames that exist now. Values are not read. */
export async function readStorage(context: BrowserContext, page: Page, phase: Phase): Promise<Stored[]> {
  const cookies = await within(5000, context.cookies(), []);
  const keys = await Promise.all(
    page
      .frames()
      .slice(0, 30)
      .map((frame) => keysOf(frame, phase)),
  );
  return [
    ...cookies.slice(0, MAX_NAMES).map(({ name, domain, expires }) => ({
      type: 'cookie' as const,
      name: name.slice(0, MAX_NAME),
      host: domain.replace(/^\./, ''),
      ...(expires > 0 && { days: Math.max(0, Math.ceil((expires - Date.now() / 1000) / SECONDS_A_DAY)) }),
      phase,
    })),
    ...keys.flat(),
  ];
}

async function keysOf(frame: Frame, phase: Phase): Promise<Stored[]> {
  if (!URL.canParse(frame.url())) return [];
  const host = new URL(frame.url()).hostname;
  if (!host) return [];
  const lists = await within(
    2000,
    frame.evaluate(() =>
      [localStorage, sessionStorage].map((storage) =>
        Object.keys(storage)
          .slice(0, 300)
          .map((name) => name.slice(0, 200)),
      ),
    ),
    [],
  );
  // The page’s own code can change what it is asked for.
  const namesOf = (list: unknown) =>
    Array.isArray(list) ? list.filter((name) => typeof name === 'string').slice(0, MAX_NAMES) : [];
  return (['localStorage', 'sessionStorage'] as const).flatMap((type, i) =>
    namesOf((lists as unknown[])[i]).map((name: string) => ({
      type,
      name: name.slice(0, MAX_NAME),
      host,
      phase,
    })),
  );
}
