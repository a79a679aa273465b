import type { Context } from 'hono';
import type { Setup } from '../../domains/status/setup-checklist.ts';
import { linkAddress } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { conflictMessages, unsaved } from '../../pages/activity/conflict-messages.ts';
import { mergeEdits } from '../../pages/forms/edits.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import type { FieldErrors } from '../../pages/forms/resource-values.ts';
import { linkLegalPages } from '../../resources/locale.ts';
import { createSteps, nextStep, objectOf, saveStep, stepForm, type WithSetup } from './steps.tsx';

const kinds = ['imprintUrl', 'privacyPolicyUrl'] as const;
type Links = Record<(typeof kinds)[number], string>;

export const legal = createSteps()
  .get('/', (c) => show(c, proposed(c.var.setup)))
  .post('/save', formBody, saveStep(save));

async function save(c: Context<WithSetup & WithForm>) {
  const { db, domain, form, setup } = c.var;
  const active = activeOf(setup);
  const stored = byField(active);
  const entered = byField(active.map((locale) => ({ name: locale.name, ...readLinks(form, locale) })));
  const { merged, reverted } = mergeEdits(form, stored, entered);
  const links = active.map(({ name }) => ({ name, ...each((kind) => merged[fieldOf(kind, name)]!) }));
  const object = { ...objectOf(domain), kind: 'text', valueIn: linkIn } as const;
  const conflicts = await conflictMessages(c, object, reverted, stored);
  if (reverted.length > 0 || links.some((locale) => kinds.some((kind) => !isAddress(locale[kind]))))
    return show(c, links, true, conflicts);
  await linkLegalPages(db, domain.id, links);
  return nextStep(c, 'legal');
}

const fieldOf = (kind: keyof Links, locale: string) => `${kind}-${locale}`;
/** The addresses by the names of their fields. */
const byField = (locales: (Links & { name: string })[]): Record<string, string> =>
  Object.fromEntries(
    locales.flatMap((locale) => kinds.map((kind) => [fieldOf(kind, locale.name), locale[kind]])),
  );
/** The address of a field among what the activity list records of the texts of a locale. */
const linkIn = (recorded: Record<string, unknown>, field: string, { objectId }: { objectId: string }) =>
  recorded[kinds.find((kind) => field === fieldOf(kind, objectId)) ?? ''];

const activeOf = ({ locales }: Setup) => locales.filter(({ active }) => active);
const each = (address: (kind: keyof Links) => string) =>
  Object.fromEntries(kinds.map((kind) => [kind, address(kind)])) as Links;

/** The stored addresses, otherwise those of another locale, otherwise those that the scan found. */
function proposed(setup: Setup) {
  const active = activeOf(setup);
  return active.map((locale) => ({
    name: locale.name,
    ...each(
      (kind) => locale[kind] || active.find((other) => other[kind])?.[kind] || setup.scan?.found[kind] || '',
    ),
  }));
}

/** Reads the addresses and adds a missing scheme; unchanged addresses stay as they are. */
const readLinks = (form: URLSearchParams, locale: Links & { name: string }) =>
  each((kind) => {
    const address = (form.get(fieldOf(kind, locale.name)) ?? '').trim();
    return address === locale[kind] || /^($|https?:\/\/|\/|\{)/i.test(address)
      ? address
      : `https://${address}`;
  });

const isAddress = (address: string) =>
  linkAddress(2048).safeParse(address).success &&
  !/\s/.test(address) &&
  (!/^https:\/\/[^/]*$/.test(address) || /^https:\/\/[^/.]+\./.test(address)) &&
  URL.canParse(address, 'https://site.example');

/** `isSent` says whether the addresses were entered; stored ones are no errors. */
function show<E extends WithSetup>(
  c: Context<E>,
  locales: (Links & { name: string })[],
  isSent = false,
  conflicts: FieldErrors = {},
) {
  const { setup, view }: WithSetup['Variables'] = c.var;
  const { t, formats } = view;
  const texts = t.onboarding;
  const labels = { imprintUrl: texts.imprint, privacyPolicyUrl: texts.privacy };
  const fields = locales.flatMap((locale) =>
    kinds.map((kind) => ({ id: fieldOf(kind, locale.name), kind, locale, address: locale[kind] })),
  );
  const wrong = isSent ? fields.filter(({ address }) => !isAddress(address)) : [];
  const errors = Object.fromEntries(wrong.map(({ id }) => [id, texts.addressError]));
  const refusal = unsaved(errors, conflicts);
  return stepForm(
    c,
    'legal',
    {
      title: texts.legalTitle,
      text: texts.legalText,
      error: !isSent && fields.some(({ address }) => !address) ? texts.legalMissing : undefined,
      refusal,
      stored: byField(activeOf(setup)),
      fields: Object.fromEntries(
        fields.map(({ id, kind, locale }) => [
          id,
          { label: `${labels[kind]} (${formats.language(locale.name)})` },
        ]),
      ),
    },
    locales.map((locale) => (
      <fieldset class="stack plain">
        <legend>{formats.language(locale.name)}</legend>
        {fields
          .filter((field) => field.locale === locale)
          .map(({ id, kind, address }) => (
            <div class="linked">
              <Field
                name={id}
                label={labels[kind]}
                value={address}
                inputmode="url"
                spellcheck={false}
                error={refusal.errors[id]}
              />
              {/^https?:/.test(address) && (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {texts.open}
                  <span class="unseen"> {labels[kind]}</span>
                </a>
              )}
            </div>
          ))}
      </fieldset>
    )),
  );
}
