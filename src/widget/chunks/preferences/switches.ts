import type { Embedding, Service } from '../../config-types.ts';
import {
  byVisitor,
  isAccepted,
  decideAndClose,
  config,
  h,
  isMandatory,
  isShown,
} from '../../chunk-imports.ts';

/** The ids of the services that are switched on in the open preferences, before they are saved. */
let picked: Set<string>;
let switches: {
  box: HTMLInputElement;
  label: HTMLElement;
  line: HTMLElement;
  name: string;
  of: Embedding[];
}[];

/** Sets the switches to the current decision. */
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

/** A labeled switch for one embedding or all of a purpose; those of mandatory services stay on. */
export function row(name: string, of: Embedding[], tag: 'b' | 'h3' = 'b') {
  const id = `s${switches.length}`;
  const box = h('input', {
    id,
    type: 'checkbox',
    disabled: of.every(isMandatory),
    // A script's click also fires `change` as a trusted event, so only `click` tells who clicked.
    onclick: () => pick(of, box.checked),
  });
  const label = h('label', name, { htmlFor: id });
  // Inside the heading a screen reader would read out the switch as part of it.
  const line = h('div.row', h(tag, label), box);
  switches.push({ box, label, line, name, of });
  refresh();
  return line;
}

/** Whether a switch is in its row with its label, which has no other row’s name. Browsers may have translated it. */
const isNamed = ({ box, label, line, name }: (typeof switches)[number]) =>
  line.contains(box) &&
  line.contains(label) &&
  isShown(line) &&
  !switches.some((other) => other.name !== name && other.name === line.textContent);

/** Whether the visitor sees that the switch for a service is on; a script of the page can change, hide or remove it. */
function isSeenOn(id: string) {
  // The last one is in the open view, and is the service's own if there is one.
  const last = switches.findLast(({ of }) => of.some((e) => e.id === id));
  return (
    last && (last.box.checked || (last.of[1] && last.box.indeterminate)) && isShown(last.box) && isNamed(last)
  );
}

/** The button that saves the switches as the decision. */
export const saveButton = (text: string) =>
  h('button.button', text, { onclick: byVisitor(() => decideAndClose([...picked].filter(isSeenOn))) });

/** The embeddings of these services, which do not include the widget itself. */
export const embeddingsOf = (services: Service[]) =>
  config.embeddings.filter(({ id }) => services.some((s) => s.id === id));
