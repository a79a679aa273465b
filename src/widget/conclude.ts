import { decide } from './decide.ts';
import { close } from './dialog.ts';
import { picked } from './selection.ts';
import { config } from './settings.ts';

/** Decides for all, for none (`false`) or as the switches stand, and closes the widget. */
export function conclude(all?: boolean) {
  void decide(
    all === undefined ? picked : new Set(config.embeddings.filter(() => all).map((e) => e.id)),
    all,
  );
  close();
}
