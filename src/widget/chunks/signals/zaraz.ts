import { nameOf } from '../../decision/service-names.ts';
import { config } from '../../chunk-imports.ts';
import { page, send } from './call-tool.ts';
import { startTool } from './start-tool.ts';
import type { State } from './consent-kinds.ts';

type Purpose = { name?: string | Record<string, string> };

let latest: State;

/** The names by which a service can belong to a purpose of Zaraz: its own, and that of its purpose. */
const namesOf = (e: State['all'][number]) =>
  [e.name, nameOf(e), config.purposes.find(({ id }) => id === e.purpose)?.name ?? ''].map((name) =>
    name.toLowerCase(),
  );

/** Whether all services of a purpose of Zaraz are accepted; a purpose without services needs all that name Zaraz. */
function isGranted(names: string[]) {
  const named = latest.all.filter((e) => namesOf(e).some((name) => names.includes(name)));
  return (named[0] ? named : latest.all).every((e) => latest.on.includes(e));
}

/** Sets all purposes; before a decision, only to end a former consent. */
function tell() {
  const api = page.zaraz?.consent;
  if (!api?.APIReady) return;
  const current: Record<string, boolean> = api.getAll?.() ?? {};
  // Quoted, because the build shortens this name of the widget's own configuration.
  const purposes = Object.entries((api['purposes'] ?? {}) as Record<string, Purpose>).map(
    ([id, { name = '' }]) => {
      const names = typeof name === 'string' ? [name] : Object.values(name);
      return [id, isGranted(names.map((one) => one.toLowerCase()))] as const;
    },
  );
  if (!latest.decided && !purposes.some(([id, is]) => current[id] && !is)) return;
  const consent = Object.fromEntries(purposes);
  send('zaraz', ['set', consent], () => api.set(consent));
  // The events that waited for consent.
  if (latest.on[0]) send('zaraz', ['sendQueuedEvents'], () => api.sendQueuedEvents());
}

/** Cloudflare Zaraz. https://developers.cloudflare.com/zaraz/consent-management/api/ */
startTool('zaraz', {
  update(state) {
    if (!latest) document.addEventListener('zarazConsentAPIReady', tell);
    latest = state;
    tell();
  },
});
