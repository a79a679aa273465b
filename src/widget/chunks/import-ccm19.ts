import { ccm19Key } from '../decision/ccm19-key.ts';
import { eraseCookie, newConsentId, optionalEmbeddings } from '../chunk-imports.ts';
import { importDecision, isConsentId } from './import-decision.ts';

type Ccm19Decision = {
  gen: number;
  consent: unknown;
  ucid: unknown;
  embeddings: (string & { id?: string; name?: string; purpose?: string })[];
  created: number | string;
  updated?: number | string;
  clickedButton?: string;
};

/** Imports a decision that the visitor made under CCM19, once. Services that it does not name stay undecided, unless it
 * rejects everything. */
export function importCcm19Decision(text: string) {
  try {
    localStorage.removeItem(ccm19Key);
    eraseCookie(ccm19Key);
    const found = (JSON.parse(text) as Record<string, Ccm19Decision>)['/']!;
    const { gen, consent, ucid, embeddings, created, updated = created, clickedButton } = found;
    const isRefusal = consent === false || clickedButton === 'decline';
    // Seconds, milliseconds or a date.
    const time = typeof updated === 'number' ? updated : Date.parse(updated);
    const seconds = Math.floor(time / (time > 1e11 ? 1000 : 1));
    if (gen !== 2) return;
    if (isRefusal)
      importDecision(
        // A program that declines for the visitor writes an ID of its own.
        isConsentId(ucid) ? ucid : newConsentId(),
        seconds,
        [],
        optionalEmbeddings().map(({ id }) => id),
        false,
      );
    else if (consent === true)
      importDecision(
        ucid,
        seconds,
        embeddings.flatMap((e) => [e, e.id, `${e.purpose} ${e.name}`]),
      );
  } catch {}
}
