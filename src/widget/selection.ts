import { accepted } from './choice.ts';
import type { Embedding } from './config.ts';
import { h } from './h.ts';
import { config, mandatory } from './settings.ts';

/** What is switched on in the open settings and not yet saved. */
export let picked = new Set<string>();

let switches: { box: HTMLInputElement; of: Embedding[] }[] = [];

export function resetSelection() {
  picked = new Set(config.embeddings.filter(accepted).map((e) => e.id));
}

export function forgetSwitches() {
  switches = [];
}

export function refreshSwitches() {
  for (const { box, of } of switches) {
    const on = of.filter((e) => mandatory(e) || picked.has(e.id)).length;
    box.checked = on === of.length;
    box.indeterminate = on > 0 && !box.checked;
  }
}

export function pick(of: Embedding[], on: boolean) {
  for (const { id } of of)
    if (on) picked.add(id);
    else picked.delete(id);
  refreshSwitches();
}

/** A labelled switch for one embedding or all of a purpose; mandatory ones are on and stay on. */
export function row(name: string, of: Embedding[]) {
  const box = h('input', {
    type: 'checkbox',
    disabled: of.every(mandatory),
    onchange: () => pick(of, box.checked),
  });
  switches.push({ box, of });
  return h('label.row', h('b', name), box);
}
