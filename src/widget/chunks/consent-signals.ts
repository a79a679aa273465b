// Delivered with the widget to domains whose embeddings name other tools (docs/signals.md).
import { config, isAccepted, parts } from '../shared.ts';
import { CCM } from './ccm.ts';
import { calls } from './signals/call-tool.ts';
import type { Tool } from './signals/state.ts';
import { tools } from './signals/tools.ts';

type Name = keyof typeof tools;

/** The tools on this page, and the state that each was told last. */
const told = new Map<Name, { tool: Tool; last: string }>();

const naming = (name: Name) =>
  config.embeddings.filter((e) =>
    name === 'google' ? e.googleConsentMode : e.consentSignals?.includes(name),
  );

/** Tells a tool about the decision, if anything has changed for it. */
function tell(name: Name) {
  const all = naming(name);
  if (!all[0]) return;
  const on = all.filter(isAccepted);
  // A mandatory service can be accepted before a decision.
  const decided = !!config.policy || CCM.consent || !!on[0];
  const entry = told.get(name) ?? { tool: tools[name](), last: '' };
  if (!told.has(name)) entry.tool.start?.();
  told.set(name, entry);
  const state = `${decided} ${on.map(({ id }) => id).join()}`;
  // Before the first decision, the default is enough; a consent that has expired must end.
  if (entry.last === state || (entry.tool.start && !decided && !entry.last)) return;
  entry.last = state;
  entry.tool.update({ on, all, decided });
}

function refresh() {
  for (const name of Object.keys(tools) as Name[])
    try {
      tell(name);
    } catch (error) {
      // The decision must be applied and sent all the same.
      console.warn(`Placet could not tell ${name}`, error);
    }
}

parts.set('signals', { refresh, calls });
refresh();
