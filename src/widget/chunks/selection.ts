import type { Embedding } from '../config-types.ts';
import { isAccepted, decideAndClose, config, h, isMandatory } from '../shared.ts';

/** What is switched on in the open settings and not yet saved. */
export let picked: Set<string>;
let switches: { box: HTMLInputElement; of: Embedding[] }[];

/** Begins anew with what is accepted now. */
export function reset() {
  switches = [];
  picked = new Set(config.embeddings.filter(isAccepted).map((e) => e.id));
}

function refresh() {
  for (const { box, of } of switches) {
    const on = of.filter((e) => isMandatory(e) || picked.has(e.id)).length;
    box.checked = on === of.length;
    box.indeterminate = on > 0 && !box.checked;
  }
}

export function pick(of: Embedding[], on: boolean) {
  for (const { id } of of)
    if (on) picked.add(id);
    else picked.delete(id);
  refresh();
}

/** A labelled switch for one embedding or all of a purpose; mandatory ones are on and stay on. */
export function row(name: string, of: Embedding[], tag: 'b' | 'h3' = 'b') {
  const id = `s${switches.length}`;
  const box = h('input', {
    id,
    type: 'checkbox',
    disabled: of.every(isMandatory),
    // A change is always the browser's, whoever clicked.
    onclick: () => pick(of, box.checked),
  });
  switches.push({ box, of });
  refresh();
  // Inside of a heading the switch would be read out as a part of it.
  return h('div.row', h(tag, h('label', name, { htmlFor: id })), box);
}

/** The button that decides as the switches stand. */
export const saveButton = (text: string) =>
  h('button.button', text, { onclick: () => decideAndClose(picked) });
