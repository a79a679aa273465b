import { decide } from './decide.ts';
import { closeView } from './dialog.ts';
import { config } from './current-config.ts';

/** Decides for these embeddings, and closes the widget. */
export function decideAndClose(picked: Iterable<string>, consent?: boolean) {
  void decide(new Set(picked), consent);
  closeView();
}

export const acceptAll = () =>
  decideAndClose(
    config.embeddings.map((e) => e.id),
    true,
  );
export const rejectAll = () => decideAndClose([], false);
