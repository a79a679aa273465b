import { goTo } from './browser/go-to.ts';
import { openVisit, type Session, type VisitOptions } from './browser/open-visit.ts';
import { AuditError } from './audit-error.ts';
import type { Limits } from './limits.ts';
import {
  bannerButtons,
  hasPlacet,
  placetAsks,
  type BannerButtons,
  type Selectors,
} from './measure/banner-buttons.ts';
import { connectionHints } from './measure/connection-hints.ts';
import { measureBanner, waitForButton } from './measure/measure-banner.ts';
import { pagesToVisit } from './measure/pages-to-visit.ts';
import { readPageText, readPreferences } from './measure/read-declaration.ts';
import { readStorage } from './measure/read-storage.ts';
import { answers, move, settle } from './measure/settle.ts';
import type { Limit, Mode, Phase, Sent, Stored, Visit } from './types.ts';
import { printable } from '../../../src/lib/text/printable.ts';
import { within } from './within.ts';

export type VisitPlan = Omit<VisitOptions, 'signal'> &
  Limits &
  Selectors & { pages: number; declaration?: string | undefined };

/** One visit of a new visitor to the website: its start page and `links`, or the pages that the start page links to. */
export async function visit(site: URL, mode: Mode, plan: VisitPlan, links?: string[]) {
  let phase: Phase = 'before';
  const session = await openVisit(site, { ...plan, signal: mode === 'signal' }, () => phase);
  const { context, page, proxy, requests } = session;
  const result: Visit = {
    mode,
    browser: session.browser,
    pages: [],
    sent: [],
    stored: [],
    decided: false,
    complete: false,
    placet: false,
    limits: [],
  };
  const stored = new Map<string, Stored>();
  const hints = new Map<string, Sent>();
  /** The pages whose code kept the browser from telling what is on them. */
  const stuck: string[] = [];
  let linked = links;

  const keepStorage = async () => {
    for (const item of await readStorage(context, page, phase))
      stored.set([item.type, item.name, item.host, item.phase].join('\n'), item);
  };
  /** Opens a page and waits until it has loaded and moved. */
  const open = async (address: string) => {
    const began = Date.now();
    const failure = await goTo(session, address, plan.pageTime);
    if (failure) result.limits.push({ kind: 'page', detail: `${address} (${failure.code})` });
    else result.pages.push(page.url());
    return { began, failure };
  };
  const look = async () => {
    await settle(session, plan);
    await move(session);
    await settle(session, plan);
    await keepStorage();
    if (!(await answers(page))) stuck.push(page.url());
    for (const url of await connectionHints(page))
      hints.set(`${url} ${phase}`, { url, kind: 'preconnect', startedBy: '', page: page.url(), phase });
  };

  const steps = async () => {
    for (const selector of [plan.accept, plan.reject])
      if (
        selector !== undefined &&
        (await within(3000, page.locator(selector).count(), undefined)) === undefined
      )
        throw new AuditError(`"${selector}" is not a valid selector.`);
    const { began, failure } = await open(site.href);
    if (failure) throw new AuditError(`${site.href} could not be read: ${failure.reason}.`);
    const kind = await within(
      3000,
      page.evaluate(() => document.contentType),
      'text/html',
    );
    if (!/html/.test(kind)) throw new AuditError(`${site.href} is not a web page but ${printable(kind)}.`);
    const buttons = bannerButtons(page, plan);
    const isOver = untilBanner(session, buttons, plan);
    if (mode === 'undecided') {
      const banner = await measureBanner(page, buttons, began, isOver);
      if (banner) result.banner = banner;
      const picture = await pictureOf(page);
      if (picture) result.picture = picture;
    }
    await look();
    result.placet = await hasPlacet(page);
    if (result.placet) {
      const asks = await placetAsks(page);
      if (asks !== undefined) result.asks = asks;
    }
    linked ??= await pagesToVisit(page, site, plan.pages);
    if (mode === 'rejected' || mode === 'accepted') {
      const button = await waitForButton(mode === 'rejected' ? buttons.reject : buttons.accept, isOver);
      if (!button) return;
      phase = 'after';
      if (
        !(await within(
          6000,
          button.click({ timeout: 5000 }).then(() => true),
          false,
        ))
      )
        return;
      result.decided = true;
      await settle(session, plan);
      if ((await open(site.href)).failure) return;
      await look();
    } else result.decided = true;
    for (const link of linked) {
      await open(link);
      await look();
    }
    result.complete = true;
    if (mode !== 'accepted') return;
    if (plan.declaration) await open(plan.declaration);
    // The last page may be one without Placet.
    else if (result.placet && !(await hasPlacet(page))) await open(site.href);
    const lines = plan.declaration
      ? await readPageText(page)
      : result.placet
        ? await readPreferences(page)
        : undefined;
    if (lines) result.declaration = lines;
  };

  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), plan.visitTime);
  });
  try {
    const ended = await Promise.race([steps(), late]);
    if (ended === 'late') result.limits.push({ kind: 'time', detail: `${plan.visitTime / 1000} s` });
    result.sent = [...requests.all(), ...hints.values()];
    result.stored = [...stored.values()];
    result.limits.push(...limitsOf(session));
    for (const url of stuck) result.limits.push({ kind: 'page', detail: `${url} (ERR_TIMED_OUT)` });
    if (stuck.length > 0 || proxy.isExhausted() || requests.isFull() || ended === 'late')
      result.complete = false;
    return { result, links: linked ?? [] };
  } finally {
    clearTimeout(timer);
    await session.close();
  }
}

/** Milliseconds, and characters of base64, that a picture may take: a page can draw without end. */
const PICTURE_TIME = 5000;
const PICTURE_LENGTH = 4 * 1024 * 1024;

/** What the visitor sees first, as a JPEG in base64. */
async function pictureOf(page: Session['page']) {
  const shot = page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled', timeout: PICTURE_TIME });
  const picture = (await within(PICTURE_TIME, shot, undefined))?.toString('base64');
  return picture && picture.length < PICTURE_LENGTH ? picture : undefined;
}

/** Tells when it is pointless to wait for the banner: after its time, or where the page has loaded without Placet. */
function untilBanner({ page }: Session, { source }: BannerButtons, { bannerTime, pageTime }: Limits) {
  const until = Date.now() + bannerTime;
  let isAbsent = false;
  if (source === 'placet')
    void within(pageTime, page.waitForLoadState('load', { timeout: pageTime }), undefined)
      .then(() => hasPlacet(page))
      .then((has) => (isAbsent = !has));
  return () => isAbsent || Date.now() >= until;
}

const limitsOf = ({ proxy, guard, requests }: Session): Limit[] => [
  ...(proxy.isExhausted() ? [{ kind: 'bytes' as const, detail: '' }] : []),
  ...(requests.isFull() ? [{ kind: 'requests' as const, detail: '' }] : []),
  ...guard
    .left()
    .slice(0, 20)
    .map((url) => ({ kind: 'left' as const, detail: url })),
  ...proxy
    .refused()
    .slice(0, 20)
    .map((host) => ({ kind: 'refused' as const, detail: host })),
];
