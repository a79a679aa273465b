import type { Setup } from '../../clients/status/setup-checklist.ts';
import { linkAddress } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { formBody } from '../../pages/forms/form.tsx';
import { linkLegalPages } from '../../resources/locale.ts';
import { useView } from '../console.ts';
import { createSteps, nextStep, StepForm, stepPage } from './steps.tsx';

const kinds = ['imprintUrl', 'privacyPolicyUrl'] as const;
type Links = Record<(typeof kinds)[number], string>;

export const legal = createSteps()
  .get('/', (c) => stepPage(c, 'legal', <Legal setup={c.var.setup} locales={proposed(c.var.setup)} />))
  .post('/save', formBody, async (c) => {
    const { db, domain, form, setup } = c.var;
    const links = activeOf(setup).map((locale) => ({ name: locale.name, ...readLinks(form, locale) }));
    if (links.some((locale) => kinds.some((kind) => !isAddress(locale[kind]))))
      return stepPage(c, 'legal', <Legal setup={c.var.setup} locales={links} checked />, 422);
    await linkLegalPages(db, domain.id, links);
    return nextStep(c, 'legal');
  });

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
    const address = (form.get(`${kind}-${locale.name}`) ?? '').trim();
    return address === locale[kind] || /^($|https?:\/\/|\/|\{)/i.test(address)
      ? address
      : `https://${address}`;
  });

const isAddress = (address: string) =>
  linkAddress(2048).safeParse(address).success &&
  !/\s/.test(address) &&
  (!/^https:\/\/[^/]*$/.test(address) || /^https:\/\/[^/.]+\./.test(address)) &&
  URL.canParse(address, 'https://site.example');

type Props = { setup: Setup; locales: (Links & { name: string })[]; checked?: boolean };

function Legal({ setup, locales, checked }: Props) {
  const { t, formats } = useView();
  const texts = t.onboarding;
  const labels = { imprintUrl: texts.imprint, privacyPolicyUrl: texts.privacy };
  const isIncomplete = locales.some((locale) => kinds.some((kind) => !locale[kind]));
  return (
    <StepForm
      title={texts.legalTitle}
      text={texts.legalText}
      setup={setup}
      error={!checked && isIncomplete ? texts.legalMissing : undefined}
      errors={
        checked
          ? locales.flatMap((locale) =>
              kinds
                .filter((kind) => !isAddress(locale[kind]))
                .map((kind) => ({
                  id: `${kind}-${locale.name}`,
                  label: `${labels[kind]} (${formats.language(locale.name)})`,
                  message: texts.addressError,
                })),
            )
          : []
      }
    >
      {locales.map((locale) => (
        <fieldset class="stack plain">
          <legend>{formats.language(locale.name)}</legend>
          {kinds.map((kind) => (
            <div class="linked">
              <Field
                name={`${kind}-${locale.name}`}
                label={labels[kind]}
                value={locale[kind]}
                inputmode="url"
                spellcheck={false}
                error={checked && !isAddress(locale[kind]) ? texts.addressError : undefined}
              />
              {/^https?:/.test(locale[kind]) && (
                <a href={locale[kind]} target="_blank" rel="noopener noreferrer">
                  {texts.open}
                  <span class="unseen"> {labels[kind]}</span>
                </a>
              )}
            </div>
          ))}
        </fieldset>
      ))}
    </StepForm>
  );
}
