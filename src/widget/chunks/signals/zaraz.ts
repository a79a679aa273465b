import { nameOf } from '../../decision/service-names.ts';
import { config, listen } from '../../chunk-imports.ts';
import { page, send } from './call-tool.ts';
import { startToolLater, type State } from './start-tool.ts';

type Purpose = { name?: string | Record<string, string> };

/** The names by which a service can belong to a purpose of Zaraz: its own, and that of its purpose. */
const namesOf = (e: State['all'][number]) =>
  [e.name, nameOf(e), config.purposes.find(({ id }) => id === e.purpose)?.name ?? ''].map((name) =>
    name.toLowerCase(),
  );

/** Whether all services of a purpose of Zaraz are accepted; a purpose without services needs all that name Zaraz. */
function isGranted({ on, all }: State, names: string[]) {
  const named = all.filter((e) => namesOf(e).some((name) => names.includes(name)));
  return (named[0] ? named : all).every((e) => on.includes(e));
}

function wait(then: () => void) {
  listen('zarazConsentAPIReady', then, true);
  then();
}

/**
 * Cloudflare Zaraz: all purposes; before a decision, only to end a former consent.
 * https://developers.cloudflare.com/zaraz/consent-management/api/
 */
startToolLater('zaraz', wait, (state) => {
  const api = page.zaraz?.consent;
  if (!api?.APIReady) return;
  const current: Record<string, boolean> = api.getAll?.() ?? {};
  // Quoted, because the build shortens this name of the widget's own configuration.
  const purposes = Object.entries((api['purposes'] ?? {}) as Record<string, Purpose>).map(
    ([id, { name = '' }]) => {
      const names = typeof name === 'string' ? [name] : Object.values(name);
      const lower = names.map((one) => one.toLowerCase());
      return [id, isGranted(state, lower)] as const;
    },
  );
  if (!state.decided && !purposes.some(([id, is]) => current[id] && !is)) return;
  const consent = Object.fromEntries(purposes);
  send('zaraz', ['set', consent], () => api.set(consent));
  // The events that waited for consent.
  if (state.on[0]) send('zaraz', ['sendQueuedEvents'], () => api.sendQueuedEvents());
});
