import { builtIn } from '../texts/index.ts';
import { mandatoryPurpose, type PurposeId } from '../texts/purposes.ts';
import { matchLocale } from '../lib/locale.ts';
import type { Intake, KnownChoice } from '../db/intake.ts';

const MAX_KEPT = 100;

/**
 * The pair of maps that a decision is stored with, labelled in the visitor's language, and the id that it has by its
 * content. In a fixed order, so that one choice is one text.
 */
export async function choiceOf(intake: Intake, embeddingIds: string[], language: string) {
  const ids = [...new Set(embeddingIds)].sort();
  const key = `${language} ${ids.join()}`;
  const known = intake.choices.get(key);
  if (known) return known;
  const choice = await madeOf(intake, ids, language);
  if (intake.choices.size >= MAX_KEPT) intake.choices.clear();
  intake.choices.set(key, choice);
  return choice;
}

async function madeOf(
  { services, purposeNames }: Intake,
  ids: string[],
  language: string,
): Promise<KnownChoice> {
  const locale = matchLocale(language, Object.keys(purposeNames)) ?? language;
  const builtInPurposes = builtIn(locale).purposes;
  const purposeIds = [...new Set(ids.map((id) => services[id]!.purpose as PurposeId))].sort();
  const purposes = textOf(purposeIds, (id) => purposeNames[locale]?.[id] || builtInPurposes[id].name);
  const embeddings = textOf(ids, (id) => {
    const { name, names } = services[id]!;
    return names[matchLocale(locale, Object.keys(names)) ?? ''] ?? name;
  });
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${purposes}\n${embeddings}`),
  );
  return { id: Buffer.from(digest, 0, 16).toString('hex'), purposes, embeddings, stored: false };
}

// Written out by hand: as an object, ids of digits alone would change their place.
const textOf = <K extends string>(keys: K[], label: (key: K) => string) =>
  `{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(label(key))}`).join(',')}}`;

/** The embeddings that a visitor cannot refuse. */
export const mandatory = ({ services, consentForMandatory }: Intake) =>
  consentForMandatory
    ? []
    : Object.keys(services).filter(
        (id) => services[id]!.active && services[id]!.purpose === mandatoryPurpose,
      );
