// Each tool is a part of its own, delivered to domains whose embeddings name it (docs/signals.md).
import type { EmbeddingFields } from '../../../definitions/embedding-fields.ts';
import type { Embedding } from '../../config-types.ts';
import { CCM, config, isAccepted, parts } from '../../chunk-imports.ts';
import { calls } from './call-tool.ts';

type Name = EmbeddingFields['consentSignals']['value'][number] | 'google';

/** What a tool is told about: the embeddings that name it, those of them that are accepted, and whether a decision is there or not needed. */
export type State = { on: Embedding[]; all: Embedding[]; decided: boolean };

/** `start` is called once and sends the default. `update` is called when the state changes, also when a consent expires, and without `start` also before a decision. */
type Tool = { start?: () => void; update: (state: State) => void };

/** Tells a tool about the decision, now and after each change. Before a reload, it is told only if something ends. */
export function startTool(name: Name, tool: Tool) {
  let isStarted = false;
  /** The ids of the embeddings that the tool knows as accepted, and the whole state that it was told. */
  let known: string[] = [];
  let told = '';
  const naming = () =>
    config.embeddings.filter((e) =>
      name === 'google' ? e.googleConsentMode : e.consentSignals?.includes(name),
    );

  function tell(isLeaving?: boolean) {
    const all = naming();
    const accepted = all.filter(isAccepted);
    const on = isLeaving ? accepted.filter(({ id }) => known.includes(id)) : accepted;
    if (!all[0] || (isLeaving && on.length === known.length)) return;
    // A mandatory service can be accepted before a decision.
    const decided = !!config.policy || CCM.consent || !!on[0];
    if (!isStarted) tool.start?.();
    isStarted = true;
    known = on.map(({ id }) => id);
    const state = `${decided} ${known.join()}`;
    // Before the first decision, the default is enough; a consent that has expired must end.
    if (told === state || (tool.start && !decided && !told)) return;
    told = state;
    tool.update({ on, all, decided });
  }

  function refresh(isLeaving?: boolean) {
    try {
      tell(isLeaving);
    } catch (error) {
      // The decision must be applied and sent all the same.
      console.warn(`Placet could not tell ${name}`, error);
    }
  }

  parts.set(name, { refresh, calls });
  refresh();
}

/** As `startTool`, for a tool that may come later: the first update waits until `wait` calls its argument, and has the latest state. */
export function startToolLater(name: Name, wait: (then: () => void) => void, update: Tool['update']) {
  let latest: State | undefined;
  startTool(name, {
    update(state) {
      const isFirst = !latest;
      latest = state;
      if (isFirst) wait(() => update(latest!));
      else update(state);
    },
  });
}
