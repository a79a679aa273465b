import { config, parts, strictState } from '../chunk-imports.ts';
import { blockedElements } from './blocked-elements.ts';
import { serviceState } from './service-state.ts';

/** Milliseconds between two looks at what is blocked. */
const INTERVAL = 500;
let isLive = false;

/** Logs from now on what is blocked, what is released, and what strict blocking stops. */
function logChanges() {
  if (isLive) return;
  isLive = true;
  let before = blockedElements();
  const without = (all: typeof before, others: typeof before) =>
    all.filter(({ element }) => !others.some((other) => other.element === element));
  setInterval(() => {
    const now = blockedElements();
    for (const { element, ...why } of without(now, before)) console.log('Placet blocked', element, why);
    for (const { element, ...why } of without(before, now)) console.log('Placet released', element, why);
    before = now;
  }, INTERVAL);
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    console.log('The content security policy blocked', blockedURI, effectiveDirective),
  );
}

/** Prints what is blocked and why, the services with their states, and the signals to other tools, and returns it. */
export function debug({ live }: { live?: boolean } = {}) {
  const blocked = blockedElements();
  const services = config.embeddings.map((e) => ({
    id: e.id,
    key: e.key,
    name: e.name,
    purpose: e.purpose,
    ...serviceState(e),
  }));
  const signals = [...parts.values()].flatMap(({ calls = [] }) => calls);
  const page = {
    policy: config.policy ?? ('optIn' as const),
    storage: config.consentStorage,
    notice: config.notice,
    // A domain without strict blocking has no state of it.
    stopped: [...((strictState as typeof strictState | undefined)?.blocked ?? [])],
  };
  console.table(blocked);
  console.table(services);
  console.table(signals.map(([tool, ...call]) => ({ tool, call: JSON.stringify(call) })));
  console.log('Placet', page);
  if (live) logChanges();
  return { blocked, services, signals, ...page };
}
