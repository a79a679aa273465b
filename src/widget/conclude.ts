import { decide } from './decide.ts';
import { close } from './dialog.ts';
import { config } from './settings.ts';

/** Decides for these embeddings, and closes the widget. */
export function conclude(picked: Iterable<string>, consent?: boolean) {
  void decide(new Set(picked), consent);
  close();
}

export const acceptAll = () =>
  conclude(
    config.embeddings.map((e) => e.id),
    true,
  );
export const refuseAll = () => conclude([], false);
