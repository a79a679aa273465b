import { config, decisionOn, isAccepted, parts } from '../shared.ts';

/** The state of a service; one that no decision covers is exempt if it runs all the same. */
function stateOf(e: (typeof config.embeddings)[number]): 'accepted' | 'rejected' | 'undecided' | 'exempt' {
  const decided = decisionOn(e);
  if (decided === undefined) return isAccepted(e) ? 'exempt' : 'undecided';
  return decided ? 'accepted' : 'rejected';
}

/** Prints the services with their states, and the signals that other tools were sent, and gives both. */
export function debug() {
  const services = config.embeddings.map((e) => ({
    id: e.id,
    name: e.name,
    purpose: e.purpose,
    state: stateOf(e),
  }));
  const signals = [...parts.values()].flatMap(({ calls = [] }) => calls);
  console.table(services);
  console.table(signals.map(([tool, ...call]) => ({ tool, call: JSON.stringify(call) })));
  return { services, signals };
}
