import { goTo } from './browser/go-to.ts';
import { untilGrownBy } from './browser/memory-guard.ts';
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
import { pictureOf } from './measure/first-view.ts';
import { countTabs, measureBanner, waitForButton } from './measure/measure-banner.ts';
import { pagesToVisit } from './measure/pages-to-visit.ts';
import { readPageState } from './measure/page-state.ts';
import { readPageText, readPreferences } from './measure/read-declaration.ts';
import { readStorage } from './measure/read-storage.ts';
import { isRead, move, settle } from './measure/settle.ts';
import type { Limit, Mode, Obstacle, Phase, Sent, Stored, Visit } from './types.ts';
import { printable } from '../../../src/lib/text/printable.ts';
import { within } from './within.ts';

export type VisitPlan = Omit<VisitOptions, 'signal'> &
  Limits &
  Selectors & { pages: number; declaration?: string | undefined };

/** One visit of a new visitor to the website: its start page and `links`, or the pages that the start page links to. */
export async function visit(site: URL, mode: Mode, plan: VisitPlan, links?: string[]) {
  let phase: Phase = 'before';
  const session = await openVisit(site, { ...plan, signal: mode === 'signal' }, () => phase);
  const { context, page, requests } = session;
  const result: Visit = {
    mode,
    browser: session.browser,
    pages: [],
    sent: [],
    stored: [],
    obstacles: [],
    decided: mode === 'undecided' || mode === 'signal',
    complete: false,
    placet: false,
    limits: [],
  };
  const stored = new Map<string, Stored>();
  const hints = new Map<string, Sent>();
  const obstacles = new Map<string, Obstacle>();
  /** The addresses of the iframes that were blocked, by their hosts. */
  const frames = new Map<string, string>();
  /** The pages that did not end, or whose code kept the browser from telling what is on them. */
  const stuck: string[] = [];
  let isOverfull = false;
  let isOver = false;
  let linked = links;

  const keepStorage = async () => {
    const { stored: items, isFull } = await readStorage(context, page, phase);
    isOverfull ||= isFull;
    for (const item of items) stored.set([item.type, item.name, item.host, item.phase].join('\n'), item);
  };
  const keepObstacle = (obstacle: Obstacle) => {
    if (obstacles.size < MAX_OBSTACLES) obstacles.set(`${obstacle.by} ${obstacle.url} ${phase}`, obstacle);
  };
  /** What the page’s policies and Placet’s script have stopped. */
  const keepObstacles = async () => {
    // After a redirect, a policy tells the origin alone.
    const keepFrame = (url: string) => {
      const host = URL.canParse(url) ? new URL(url).hostname : undefined;
      if (host && url.length > (frames.get(host)?.length ?? 0)) frames.set(host, url);
    };
    for (const obstacle of await session.violations(page)) {
      if (/^(frame|child)-src/.test(obstacle.detail)) keepFrame(obstacle.url);
      keepObstacle({ ...obstacle, phase });
    }
    const state = (await hasPlacet(page)) ? await readPageState(page) : undefined;
    if (!state) return;
    result.services = state.services;
    for (const { isFrame, url, detail, service } of state.blocked) {
      if (isFrame) keepFrame(url);
      keepObstacle({ by: 'script', url, detail, service, phase });
    }
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
    const until = Date.now() + plan.pageTime;
    await settle(session, plan, until);
    await move(session);
    await settle(session, plan, until);
    await session.scripts.done();
    await keepStorage();
    if (!(await isRead(page))) stuck.push(page.url());
    for (const url of await connectionHints(page))
      hints.set(`${url} ${phase}`, { url, kind: 'preconnect', startedBy: '', page: page.url(), phase });
    await keepObstacles();
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
    const isPointless = untilBanner(session, buttons, plan);
    if (mode === 'undecided') {
      const banner = await measureBanner(page, buttons, began, isPointless);
      if (banner) result.banner = banner;
      const picture = await pictureOf(page);
      if (picture) result.picture = picture;
      if (banner) await countTabs(page, buttons, banner);
    }
    await look();
    result.placet = await hasPlacet(page);
    if (result.placet) {
      const asks = await placetAsks(page);
      if (asks !== undefined) result.asks = asks;
    }
    linked ??= await pagesToVisit(page, site, plan.pages);
    if (mode === 'rejected' || mode === 'accepted') {
      const button = await waitForButton(mode === 'rejected' ? buttons.reject : buttons.accept, isPointless);
      if (!button) return;
      phase = 'after';
      const click = button.click({ timeout: 5000 }).then(() => true);
      if (!(await within(6000, click, false))) return;
      result.decided = true;
      await settle(session, plan);
      if ((await open(site.href)).failure) return;
      await look();
    }
    for (const link of linked) {
      if (isOver) return;
      await open(link);
      await look();
    }
    result.complete = true;
    if (mode === 'accepted') await keepDeclaration();
  };
  const keepDeclaration = async () => {
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
  const late = new Promise<Limit>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'time', detail: `${plan.visitTime / 1000} s` }), plan.visitTime);
  });
  const large = untilGrownBy(plan.maxMemory, () => isOver).then((): Limit => ({
    kind: 'memory',
    detail: '',
  }));
  try {
    const cut = await Promise.race([steps(), late, large]);
    isOver = true;
    const limits = [
      ...result.limits,
      ...(cut ? [cut] : []),
      ...(isOverfull ? [{ kind: 'names' as const, detail: '' }] : []),
      // If the browser has used too much memory, the visit may still have been waiting for a host.
      ...limitsOf(session, cut?.kind === 'memory' ? '' : unreachableHosts(session)),
      ...stuck.map((url) => ({ kind: 'page' as const, detail: `${url} (ERR_TIMED_OUT)` })),
    ];
    const isCut = limits.some(({ kind }) => CUTTING.includes(kind)) || stuck.length > 0;
    const sent = [...requests.all(), ...hints.values()].map((item): Sent => {
      const copyOf = session.scripts.copies.get(item.url);
      if (copyOf) return { ...item, copyOf };
      const frame = item.kind === 'connection' ? frames.get(new URL(item.url).hostname) : undefined;
      return frame === undefined ? item : { ...item, url: frame, kind: 'frame-connection' };
    });
    // The steps of a visit that was cut go on for a moment, and must not change what it says.
    const made: Visit = {
      ...result,
      pages: [...result.pages],
      sent,
      stored: [...stored.values()],
      obstacles: [...obstacles.values(), ...requests.obstacles()],
      complete: result.complete && !isCut,
      limits,
    };
    return { result: made, links: linked ?? [] };
  } finally {
    isOver = true;
    clearTimeout(timer);
    await session.close();
  }
}

/** The most of what policies and Placet’s script have stopped that is kept. */
const MAX_OBSTACLES = 500;

/** The limits after which something may be missing; the others only say what was refused. */
const CUTTING: Limit['kind'][] = ['time', 'memory', 'bytes', 'requests', 'names', 'loop'];

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

/** The most hosts that are named because they could not be reached. */
const MAX_UNREACHABLE = 20;

/** The hosts of requests that no connection reached; the proxy also sees those that the browser contacts by itself. */
function unreachableHosts({ proxy, requests }: Session) {
  const asked = new Set(requests.all().map(({ url }) => new URL(url).host));
  return proxy
    .unreachable()
    .filter((host) => asked.has(host))
    .slice(0, MAX_UNREACHABLE)
    .join(', ');
}

const limitsOf = ({ proxy, guard, requests }: Session, unreachable: string): Limit[] => [
  ...(proxy.isExhausted() ? [{ kind: 'bytes' as const, detail: '' }] : []),
  ...(requests.isFull() ? [{ kind: 'requests' as const, detail: '' }] : []),
  ...(guard.loops() > 0 ? [{ kind: 'loop' as const, detail: '' }] : []),
  ...guard
    .left()
    .slice(0, 20)
    .map((url) => ({ kind: 'left' as const, detail: url })),
  ...proxy
    .refused()
    .slice(0, 20)
    .map((host) => ({ kind: 'refused' as const, detail: host })),
  ...(unreachable ? [{ kind: 'unreachable' as const, detail: unreachable }] : []),
];
