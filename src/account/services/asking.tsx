import { askings, type Asking, type Choice } from '../../db/domains/askings.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import { canonicalJson, type Json } from '../../lib/crypto/canonical-json.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field, SelectField } from '../../pages/forms/fields.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { useView } from '../console.ts';

/** What visitors are told of a service. */
const told =
  `name purpose vendor description privacyPolicyUrl whatDataIsCollected purposeOfDataCollection legalBasis
  placeOfProcessing translations loadBeforeConsent exemptInUk assets`.split(/\s+/);

/** Changes that a consent does not cover, so that visitors are asked in any case. */
const needed = ['purpose', 'vendor'];

const isEqual = (one: unknown, other: unknown) =>
  canonicalJson((one ?? null) as Json) === canonicalJson((other ?? null) as Json);

/** The places of processing in all languages. */
const placesOf = ({ placeOfProcessing, translations }: Values) => [
  placeOfProcessing ?? '',
  ...Object.entries((translations ?? {}) as Record<string, Values>).flatMap(([locale, texts]) =>
    texts['placeOfProcessing'] ? [[locale, texts['placeOfProcessing']]] : [],
  ),
];

/**
 * What follows from a change of a service for visitors who have decided: what the form chose, or else what the change proposes,
 * and never less than it needs; recorded unless nobody was to choose anything. Undefined where visitors are not told anything else, or are not asked about the service.
 */
export function choiceOf(stored: Values, changed: Values, form: URLSearchParams) {
  const after = { ...stored, ...changed };
  const fields = Object.keys(changed).filter((name) => told.includes(name));
  const chosen = askings.find((one) => one === form.get('ask'));
  const isAskedAbout = after['active'] && after['purpose'] !== mandatoryPurpose;
  if (!isAskedAbout || (fields.length === 0 && (chosen === undefined || chosen === 'none'))) return undefined;
  const isNeeded = needed.some((name) => fields.includes(name));
  const isProposed = isNeeded || !isEqual(placesOf(stored), placesOf(after));
  const least: Asking = isNeeded ? 'service' : 'none';
  const wanted = chosen ?? (isProposed ? 'service' : 'none');
  const ask = askings.indexOf(wanted) < askings.indexOf(least) ? least : wanted;
  const reason = (form.get('askReason') ?? '').trim().slice(0, TEXT_LENGTH);
  const service = { id: String(stored['id']), name: String(after['name']) };
  const choice: Choice = { ask, reason, fields, service };
  return { ...choice, isRecorded: chosen !== undefined || ask !== 'none' };
}

/** The fields with which the form of a service chooses what follows for visitors who have decided. */
export function AskAgain({ values, form }: { values: Values; form: URLSearchParams | undefined }) {
  const t = useView().t.services.asking;
  if (!values['active'] || values['purpose'] === mandatoryPurpose) return null;
  return (
    <details class="card" open={Boolean(form?.get('ask') || form?.get('askReason'))}>
      <summary>{t.title}</summary>
      <div class="stack">
        <SelectField
          name="ask"
          label={t.label}
          any={t.proposed}
          list={askings.map((name) => [name, t.options[name]])}
          chosen={form?.get('ask')}
          hint="ask-hint"
        >
          <p class="hint" id="ask-hint">
            {t.hint}
          </p>
        </SelectField>
        <Field
          name="askReason"
          label={t.reason}
          hint={t.reasonHint}
          value={form?.get('askReason') ?? ''}
          maxlength={TEXT_LENGTH}
        />
      </div>
    </details>
  );
}
