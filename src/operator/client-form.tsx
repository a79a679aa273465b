import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import type { ClientValues } from '../db/clients.ts';
import { featureDefaults, isCompat, type FeatureName } from '../definitions/features.ts';
import type { ValidationError } from '../http/problem.ts';
import { Form } from '../pages/form.tsx';
import { ResourceField } from '../pages/resource-field.tsx';
import { fieldErrors, readFields, type FieldErrors, type Values } from '../pages/resource-values.ts';
import { clientSchema, featureFields } from '../resources/client.ts';
import { websiteName } from '../resources/domain.ts';
import { useView, type View } from './view.ts';

const features = (Object.keys(featureDefaults) as FeatureName[]).filter((name) => !isCompat(name));

/** The fields in the order of the page; `hosts` become domains immediately. */
const groups = {
  account: ['username', 'emailAddress', 'firstName', 'lastName', 'company', 'active'],
  quotas: ['domainMaxCount', 'whitelabelMaxCount', 'widgetDisplayMaxCount'],
  hosts: ['autoCreateDomains', 'hosts'],
  features,
} as const;
const names = Object.values(groups).flat();

const schema = z.object({
  ...clientSchema.update.shape,
  ...featureFields,
  hosts: z.array(websiteName).check(z.maxLength(1000)),
});

type Entered = { values: ClientValues & { username: string; emailAddress: string }; hosts: string[] };
type Show = (values: Values, errors: FieldErrors) => Response | Promise<Response>;

/** Passes the entered values to `write`; with validation errors, answers with `show` instead. */
export async function submitClientForm(
  c: Context,
  show: Show,
  write: (entered: Entered) => Promise<Response>,
) {
  const values = readFields(schema, names, c.var.form);
  const { t } = c.var.view as View;
  const checked = schema.safeParse(values);
  if (!checked.success) {
    const errors = fieldErrors(names, checked.error.issues, values, t);
    return show(values, errors);
  }
  const of = (list: readonly string[]) =>
    Object.fromEntries(list.map((name) => [name, (checked.data as Values)[name]]));
  const own = [...groups.account, ...groups.quotas, 'autoCreateDomains'];
  try {
    return await write({
      values: { ...of(own), features: of(features) } as Entered['values'],
      hosts: checked.data.hosts,
    });
  } catch (error) {
    // Only the database knows whether another client already uses a name.
    if (!(error instanceof HTTPException) || error.status !== 400) throw error;
    const { errors } = await error.getResponse().json<{ errors: ValidationError[] }>();
    return show(values, Object.fromEntries(errors.map(({ pointer }) => [pointer.slice(1), t.client.taken])));
  }
}

type Props = { action: string; values: Values; errors: FieldErrors; button: string };

export function ClientForm({ action, values, errors, button }: Props) {
  const { client: t, notSaved } = useView().t;
  return (
    <Form action={action} class="stack">
      {Object.keys(errors).length > 0 && (
        <p class="notice bad" role="alert">
          {notSaved}
        </p>
      )}
      {Object.entries(groups).map(([group, fields]) => (
        <fieldset class="card stack">
          <legend>{t.groups[group as keyof typeof groups]}</legend>
          {fields.map((name) => (
            <ResourceField
              schema={schema}
              name={name}
              value={values[name]}
              texts={t.fields[name]}
              error={errors[name]}
            />
          ))}
        </fieldset>
      ))}
      <div>
        <button>{button}</button>
      </div>
    </Form>
  );
}
