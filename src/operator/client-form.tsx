import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import type { ClientValues } from '../db/clients.ts';
import { featureDefaults, isCompat, type FeatureName } from '../definitions/features.ts';
import type { ValidationError } from '../http/problem.ts';
import { Form } from '../pages/form.tsx';
import { entered, faultsAt, ResourceField, type Faults } from '../pages/resource-form.tsx';
import { clientSchema, featureFields } from '../resources/client.ts';
import { websiteName } from '../resources/domain.ts';
import { useView, type View } from './env.ts';

const features = (Object.keys(featureDefaults) as FeatureName[]).filter((name) => !isCompat(name));

/** The fields in the order in which the page has them; `hosts` are those of which domains are made at once. */
const groups = {
  account: ['username', 'emailAddress', 'firstName', 'lastName', 'company', 'active'],
  quotas: ['domainMaxCount', 'whitelabelMaxCount', 'widgetDisplayMaxCount'],
  hosts: ['autoCreateDomains', 'hosts'],
  features,
} as const;
const names = Object.values(groups).flat();
export type FieldName = (typeof names)[number];

const schema = z.object({
  ...clientSchema.update.shape,
  ...featureFields,
  hosts: z.array(websiteName).check(z.maxLength(1000)),
});

export type Values = Record<string, unknown>;
type Entered = { values: ClientValues & { username: string; emailAddress: string }; hosts: string[] };
type Show = (values: Values, faults: Faults) => Response | Promise<Response>;

/** Hands what was entered to `write`; what is wrong with it is shown beside its field. */
export async function submitted(c: Context, show: Show, write: (entered: Entered) => Promise<Response>) {
  const values = entered(schema, names, c.var.form);
  const { t } = c.var.view as View;
  const checked = schema.safeParse(values);
  if (!checked.success) {
    const faults = faultsAt(names, checked.error.issues, values, t);
    // A fault within the list is a line that is no host name.
    const host = checked.error.issues.some(({ path }) => path[0] === 'hosts' && path.length > 1);
    return show(values, host ? { ...faults, hosts: t.client.noHosts } : faults);
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
    // What only the database knows: names that are taken.
    if (!(error instanceof HTTPException) || error.status !== 400) throw error;
    const { errors } = await error.getResponse().json<{ errors: ValidationError[] }>();
    return show(values, Object.fromEntries(errors.map(({ pointer }) => [pointer.slice(1), t.client.taken])));
  }
}

type Props = { action: string; values: Values; faults: Faults; button: string };

export function ClientForm({ action, values, faults, button }: Props) {
  const t = useView().t.client;
  return (
    <Form action={action} class="stack">
      {Object.keys(faults).length > 0 && (
        <p class="notice bad" role="alert">
          {t.fault}
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
              fault={faults[name]}
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
