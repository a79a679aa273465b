import { ccm19Key } from '../ccm19-key.ts';
import { eraseCookie } from '../shared.ts';
import { importDecision } from './import-decision.ts';

type Ccm19Decision = {
  gen: number;
  consent: unknown;
  ucid: unknown;
  embeddings: (string & { id?: string; name?: string; purpose?: string })[];
  created: number | string;
  updated?: number | string;
};

/** Imports a decision that the visitor made under CCM19, once. Services that it does not name stay undecided. */
export function importCcm19Decision(text: string) {
  try {
    localStorage.removeItem(ccm19Key);
    eraseCookie(ccm19Key);
    const found = (JSON.parse(text) as Record<string, Ccm19Decision>)['/']!;
    const { gen, consent, ucid, embeddings, created, updated = created } = found;
    // Seconds, milliseconds or a date.
    const time = typeof updated === 'number' ? updated : Date.parse(updated);
    if (gen === 2 && consent === true)
      importDecision(
        ucid,
        Math.floor(time / (time > 1e11 ? 1000 : 1)),
        embeddings.flatMap((e) => [e, e.id, `${e.purpose} ${e.name}`]),
      );
  } catch {}
}
