import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ClientValues } from '../../db/clients/clients.ts';
import { featureDefaults, isCompat, type FeatureName } from '../../definitions/features.ts';
import { refusedFields } from '../../http/problem.ts';
import { ErrorSummary, Form, FormCard, SaveBar, type WithForm } from '../../pages/forms/form.tsx';
import { ResourceField } from '../../pages/forms/resource-field.tsx';
import { conflictMessages, unsaved, type Unsaved } from '../../pages/activity/conflict-messages.ts';
import { mergeEdits } from '../../pages/forms/edits.ts';
import {
  fieldErrors,
  readFields,
  unedited,
  type FieldErrors,
  type Values,
} from '../../pages/forms/resource-values.ts';
import { clientSchema, featureFields } from '../../resources/client.ts';
import { websiteName } from '../../resources/domain.ts';
import { useView, type OperatorEnv, type View } from '../console.ts';

const features = (Object.keys(featureDefaults) as FeatureName[]).filter((name) => !isCompat(name));

const quotas = ['domainMaxCount', 'whitelabelMaxCount', 'widgetDisplayMaxCount'] as const;

/** The fields that a new client needs: visitors see the company as the controller, and the client chooses its own password. */
const basic = ['username', 'emailAddress', 'company'] as const;
/** The further fields in the order of the page; `hosts` become domains immediately. */
const groups = {
  account: ['firstName', 'lastName', 'active'],
  quotas,
  hosts: ['autoCreateDomains', 'hosts'],
  features,
} as const;
const names = [...basic, ...Object.values(groups).flat()];

const schema = z.object({
  ...clientSchema.update.shape,
  ...featureFields,
  ...Object.fromEntries(quotas.map((name) => [name, z.int().check(z.minimum(0))])),
  hosts: z.array(websiteName).check(z.maxLength(1000)),
});

type Entered = { values: ClientValues & { username: string; emailAddress: string }; hosts: string[] };
type Posted = OperatorEnv & WithForm;
type Show = (values: Values, refusal: Unsaved) => Response | Promise<Response>;

/** The values of an existing client, with its hosts. */
type Stored = { id: string; values: Values };

/** Passes the entered values to `write`; with errors, answers with `show` instead. Changes of others are merged into them. */
export async function submitClientForm<E extends Posted>(
  c: Context<E>,
  stored: Stored | undefined,
  show: Show,
  write: (entered: Entered) => Promise<Response>,
) {
  const { form, view }: Posted['Variables'] = c.var;
  const read = readFields(schema, names, form);
  // The number beside a checked box does not count, whatever it is.
  for (const name of quotas) if (form.has(unlimitedBox(name))) read[name] = UNLIMITED;
  const before = uneditedClient(stored?.values ?? {});
  const { merged, reverted } = mergeEdits(form, before, read);
  const values = stored ? merged : read;
  const unlimited = quotas.filter((name) => values[name] === UNLIMITED && form.has(unlimitedBox(name)));
  const everyQuota = (value: number) => Object.fromEntries(unlimited.map((name) => [name, value]));
  const checked = schema.safeParse({ ...values, ...everyQuota(0) });
  const { fields, taken } = view.t.client;
  const object = stored && ({ clientId: stored.id, domainId: '', kind: 'account' } as const);
  const conflicts = await conflictMessages(c, object, reverted, before, labelsOf(view));
  if (!checked.success || reverted.length > 0) {
    const errors = fieldErrors(names, checked.error?.issues ?? [], values, view.t, fields);
    return show(values, unsaved(errors, conflicts));
  }
  const entered = (list: readonly string[]) =>
    Object.fromEntries(list.map((name) => [name, (checked.data as Values)[name]]));
  const own = [...basic, ...groups.account, 'autoCreateDomains'];
  try {
    return await write({
      values: {
        ...entered(own),
        ...entered(quotas),
        ...everyQuota(UNLIMITED),
        features: entered(features),
      } as Entered['values'],
      hosts: checked.data.hosts,
    });
  } catch (error) {
    // Only the database knows whether another client already uses a name.
    const names = await refusedFields(error);
    return show(values, unsaved(Object.fromEntries(names.map((name) => [name, taken]))));
  }
}

const UNLIMITED = -1;
const unlimitedBox = (name: string) => `${name}-unlimited`;

/** What the form sends while nobody edits it. */
const uneditedClient = (stored: Values): Values => ({
  ...unedited(schema, names, stored),
  ...Object.fromEntries(quotas.map((name) => [name, stored[name]])),
});

/** The texts of the fields, with that of an unlimited quota. */
const labelsOf = ({ t }: View) => {
  const options = { [UNLIMITED]: t.client.unlimited };
  const ofQuotas = quotas.map((name) => [name, { ...t.client.fields[name], options }]);
  return { ...t.client.fields, ...Object.fromEntries(ofQuotas) } as typeof t.client.fields;
};

/** The values of a new client. */
export const newClient: Values = {
  active: true,
  domainMaxCount: UNLIMITED,
  whitelabelMaxCount: 0,
  widgetDisplayMaxCount: UNLIMITED,
  ...featureDefaults,
};

type Props = {
  action: string;
  values: Values;
  /** The values of an existing client. */
  stored?: Values;
  errors: FieldErrors;
  button: string;
};

export function ClientForm({ action, values, stored, errors, button }: Props) {
  const { t, formats } = useView();
  const { client: texts } = t;
  const advanced = Object.values(groups).flat();
  const isOpen = advanced.some((name) => errors[name] || differs(values[name], newClient[name]));
  const field = (name: (typeof names)[number]) => (
    <ResourceField
      schema={schema}
      name={name}
      value={values[name] === UNLIMITED ? undefined : values[name]}
      texts={texts.fields[name]}
      error={errors[name]}
    />
  );
  return (
    <Form action={action} class="stack" stored={stored && uneditedClient(stored)}>
      <ErrorSummary errors={errors} fields={texts.fields} />
      <FormCard title={texts.groups.basic}>{basic.map(field)}</FormCard>
      <details class="card" open={isOpen}>
        <summary>{t.advanced(formats.number(advanced.length))}</summary>
        <div class="stack">
          {Object.entries(groups).map(([group, fields]) => (
            <fieldset class={group === 'features' ? 'plain columns' : 'plain'}>
              <legend>{texts.groups[group as keyof typeof groups]}</legend>
              {fields.map((name) =>
                isQuota(name) ? (
                  <>
                    {field(name)}
                    <label class="option">
                      <input type="checkbox" name={unlimitedBox(name)} checked={values[name] === UNLIMITED} />
                      <span>
                        {texts.unlimited}
                        <span class="unseen">: {texts.fields[name].label}</span>
                      </span>
                    </label>
                  </>
                ) : (
                  field(name)
                ),
              )}
            </fieldset>
          ))}
        </div>
      </details>
      <SaveBar button={button} errors={errors} />
    </Form>
  );
}

const isQuota = (name: string): name is (typeof quotas)[number] =>
  (quotas as readonly string[]).includes(name);

/** Whether a value is neither the initial one nor empty. */
const differs = (value: unknown, initial: unknown) =>
  Array.isArray(value) ? value.length > 0 : (value || false) !== (initial || false);
