import type { BrowserContext, Page } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import type { Obstacle } from '../types.ts';
import { within } from '../within.ts';

/** The most violations that are kept of a page. */
const MAX_KEPT = 200;

type Violation = { url: string; directive: string; policy: string };

/** The beginnings of the policies that Placet’s script adds: that of strict blocking, and that of blocked iframes. */
const STRICT = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:";
const FRAMES = "frame-src 'self' data: blob:";

/** Keeps what content security policies stop on each page. `read` gives it, with whose policy it was. */
export async function keepViolations(context: BrowserContext) {
  const name = `_${randomUUID()}`;
  await context.addInitScript(listenTo, { name, most: MAX_KEPT });
  return async (page: Page): Promise<Omit<Obstacle, 'phase'>[]> => {
    const kept: unknown = await within(
      2000,
      page.evaluate((name) => (window as unknown as Record<string, unknown>)[name], name),
      [],
    );
    return (Array.isArray(kept) ? kept.slice(0, MAX_KEPT) : []).filter(isViolation).map((violation) => ({
      by: violation.policy.startsWith(STRICT)
        ? 'strict'
        : violation.policy.startsWith(FRAMES)
          ? 'script'
          : 'policy',
      url: violation.url.slice(0, 500),
      detail: `${violation.directive}: ${violation.policy}`.slice(0, 300),
    }));
  };
}

/** Runs in the page, before its own code. */
function listenTo({ name, most }: { name: string; most: number }) {
  const kept: Violation[] = [];
  Object.defineProperty(window, name, { value: kept });
  addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective, originalPolicy, disposition }) => {
      if (kept.length < most && disposition === 'enforce')
        kept.push({
          url: blockedURI.slice(0, 500),
          directive: effectiveDirective,
          policy: originalPolicy.slice(0, 300),
        });
    },
    true,
  );
}

const isViolation = (value: unknown): value is Violation =>
  typeof value === 'object' &&
  value !== null &&
  ['url', 'directive', 'policy'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
