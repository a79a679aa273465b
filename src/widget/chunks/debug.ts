import { config, decisionOn, isAccepted, parts } from '../shared.ts';

/** The state of a service; one that no decision covers is allowed if it needs none. */
function stateOf(e: (typeof config.embeddings)[number]): 'accepted' | 'rejected' | 'undecided' | 'allowed' {
  const decided = decisionOn(e);
  if (decided === undefined) return isAccepted(e) ? 'allowed' : 'undecided';
  return decided ? 'accepted' : 'rejected';
}

/** Prints the services with their states, and the signals that were sent to other tools, and returns both. */
export function debug() {
  const services = config.embeddings.map((e) => ({
    id: e.id,
    key: e.key,
    name: e.name,
    purpose: e.purpose,
    state: stateOf(e),
  }));
  const signals = [...parts.values()].flatMap(({ calls = [] }) => calls);
  console.table(services);
  console.table(signals.map(([tool, ...call]) => ({ tool, call: JSON.stringify(call) })));
  return { services, signals };
}
