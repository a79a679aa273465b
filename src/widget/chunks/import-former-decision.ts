import { ccm19Key } from '../decision/former-keys.ts';
import { now } from '../time.ts';
import { config, decision, eraseCookie, newConsentId, optionalEmbeddings, parts } from '../chunk-imports.ts';
import { importDecision, isConsentId } from './import-decision.ts';

/** When everything was rejected, in seconds; undefined for anything else. */
type TimeOfRefusal = (text: string) => number | undefined;

/** Names that websites give to the category that visitors cannot reject. */
const necessary = /^(strictly.?)?(necessary|essential|required|notwendig|essenziell)$/i;

/** A service that needs no consent here, by the name that it had there. */
const isNecessary = (name: string) =>
  config.embeddings.some(
    (e) => !optionalEmbeddings().includes(e) && [e.key, e.name.toLowerCase()].includes(name.toLowerCase()),
  );

/** The consent managers by where they store. Only what a person can have answered counts. */
const refusals: Record<string, TimeOfRefusal> = {
  // vanilla-cookieconsent does not store which categories cannot be rejected.
  cc_cookie(text) {
    const { categories, services, lastConsentTimestamp } = JSON.parse(text) as {
      categories: string[];
      services: Record<string, string[]>;
      lastConsentTimestamp: string;
    };
    const optional = Object.keys(services).filter((name) => !necessary.test(name));
    const isRefusal = categories.every((name) => necessary.test(name)) && optional[0];
    return isRefusal && optional.every((name) => !services[name]![0])
      ? Math.floor(Date.parse(lastConsentTimestamp) / 1000)
      : undefined;
  },
  klaro(text) {
    const services = JSON.parse(decodeURIComponent(text)) as Record<string, boolean>;
    return rejectsAll(Object.entries(services).filter(([name]) => !isNecessary(name)));
  },
  // It can also answer by itself, for browsers with Do Not Track.
  tarteaucitron: (text) =>
    navigator.doNotTrack === '1'
      ? undefined
      : rejectsAll(
          [...text.matchAll(/!([^=!]+)=(\w+)/g)].map(([, name, state]) => [
            name!,
            state === 'false' ? false : state,
          ]),
        ),
};

/** These two store no time, so the refusal counts from now on. */
const rejectsAll = (services: [string, unknown][]) =>
  services[0] && services.every(([, state]) => state === false) ? now() : undefined;

/** Rejects all services, as a person did elsewhere. */
const rejectAll = (ucid: string, time: number) =>
  importDecision(
    ucid,
    time,
    [],
    optionalEmbeddings().map(({ id }) => id),
    false,
  );

function erase(key: string) {
  localStorage.removeItem(key);
  eraseCookie(key);
}

/**
 * Imports what the visitor decided under other consent managers. Under CCM19, that is every decision; under others, only
 * that everything was rejected, because their notices were others.
 */
export function importFormerDecisions(found: [key: string, text: string][]) {
  parts.delete('former');
  for (const [key, text] of found)
    try {
      if (key === ccm19Key) {
        erase(key);
        importCcm19Decision(text);
      } else if (!decision) {
        const time = refusals[key]!(text);
        if (time === undefined) continue;
        rejectAll(newConsentId(), time);
        // Not one that has expired.
        if (decision) erase(key);
      }
    } catch {}
}

type Ccm19Decision = {
  gen: number;
  consent: unknown;
  ucid: unknown;
  embeddings: (string & { id?: string; name?: string; purpose?: string })[];
  created: number | string;
  updated?: number | string;
  clickedButton?: string;
};

/** Services that the decision does not name stay undecided, unless it rejects everything. */
function importCcm19Decision(text: string) {
  const found = (JSON.parse(text) as Record<string, Ccm19Decision>)['/']!;
  const { gen, consent, ucid, embeddings, created, updated = created, clickedButton } = found;
  const isRefusal = consent === false || clickedButton === 'decline';
  // Seconds, milliseconds or a date.
  const time = typeof updated === 'number' ? updated : Date.parse(updated);
  const seconds = Math.floor(time / (time > 1e11 ? 1000 : 1));
  if (gen !== 2) return;
  // A program that declines for the visitor writes an ID of its own.
  if (isRefusal) rejectAll(isConsentId(ucid) ? ucid : newConsentId(), seconds);
  else if (consent === true)
    importDecision(
      ucid,
      seconds,
      embeddings.flatMap((e) => [e, e.id, `${e.purpose} ${e.name}`]),
    );
}
