import type { Child } from 'hono/jsx';
import type { Fields } from '../../definitions/field.ts';
import type { Features } from '../../definitions/features.ts';
import { canonicalJson, type Json } from '../../lib/crypto/canonical-json.ts';
import { ErrorSummary, Form, FormCard, SaveBar } from './form.tsx';
import { LinkList, ResourceField, type FieldTexts } from './resource-field.tsx';
import { unedited, valueAt, type FieldErrors, type Schema, type Values } from './resource-values.ts';
import { useView } from '../view.ts';

/** Fields in the order in which a page shows them, each by its path in the resource: `translations.de_DE.name`. */
export type Group = {
  title: string;
  text?: string;
  links?: FieldTexts['links'];
  fields: Record<string, FieldTexts>;
  /** Collapsed until it is opened. */
  folded?: boolean;
};

/** The texts of all fields. */
export const fieldsOf = (groups: Group[]): Record<string, FieldTexts> =>
  Object.assign({}, ...groups.map(({ fields }) => fields));
export const pathsOf = (groups: Group[]) => Object.keys(fieldsOf(groups));
export const unorderedOf = (fields: Record<string, FieldTexts>) =>
  Object.keys(fields).filter((name) => fields[name]!.unordered);

/** The groups without the fields that have no effect because the client's plan does not include them. */
export function groupsWithEffect(groups: Group[], definitions: Fields = {}, features?: Features): Group[] {
  const hasEffect = (name: string) => {
    const feature = definitions[name]?.feature;
    return !feature || !features || features[feature];
  };
  return groups
    .map((group) => ({
      ...group,
      fields: Object.fromEntries(Object.entries(group.fields).filter(([name]) => hasEffect(name))),
    }))
    .filter(({ fields }) => Object.keys(fields).length > 0);
}

/** Whether a field has another value than the recommended one, which is its default. */
export const isCustom = (definitions: Fields, values: Values, name: string) =>
  canonicalJson((values[name] ?? null) as Json) !== canonicalJson((definitions[name]?.value ?? null) as Json);

export type FormProps = {
  schema: Schema;
  fields?: Fields;
  groups: Group[];
  /** The fields that are always shown; the others are collapsed while they have their recommended values. */
  basic?: readonly string[];
  values: Values;
  /** The values that the form changes, unless they are new. */
  stored?: Values | undefined;
  errors: FieldErrors;
  /** Whether the form warns of the value of a field. */
  risks?: Record<string, (value: unknown, values: Values) => boolean>;
  button?: string;
  /** Shown beside the button. */
  actions?: Child;
  /** Shown beside the fields. */
  aside?: Child;
  /** Shown after the fields. */
  more?: Child;
};

/** A form that is sent to `save` below its page. */
export function ResourceForm(form: FormProps) {
  const { t, url } = useView();
  const { groups, schema, stored, errors, button = t.save, actions, aside, more } = form;
  return (
    <>
      <ErrorSummary errors={errors} fields={fieldsOf(groups)} />
      <Form
        action={`${url.pathname}/save`}
        class={aside ? 'theme' : undefined}
        stored={stored && unedited(schema, pathsOf(groups), stored, unorderedOf(fieldsOf(groups)))}
      >
        {aside}
        <div class="stack">
          {groups.map((group) => (
            <GroupOfFields group={group} form={form} />
          ))}
          {more}
          <SaveBar button={button} errors={errors}>
            {actions}
          </SaveBar>
        </div>
      </Form>
    </>
  );
}

function GroupOfFields({ group, form }: { group: Group; form: FormProps }) {
  const { schema, fields: definitions = {}, basic, values, errors, risks } = form;
  const { t, formats } = useView();
  const names = Object.keys(group.fields);
  const advanced = basic ? names.filter((name) => !basic.includes(name)) : [];
  const isOpen = (within: string[]) =>
    within.some((name) => errors[name] || (basic && isCustom(definitions, values, name)));
  const show = (shown: string[]) =>
    shown.map((name) => (
      <ResourceField
        schema={schema}
        name={name}
        value={valueAt(values, name)}
        texts={group.fields[name]!}
        error={errors[name]}
        isRisky={risks?.[name]?.(valueAt(values, name), values)}
      />
    ));
  const text = group.text && (
    <p class="hint">
      {group.text} {group.links && <LinkList links={group.links} />}
    </p>
  );
  if (group.folded || advanced.length === names.length)
    return (
      <details class="card" open={isOpen(names)}>
        <summary>{group.title}</summary>
        <div class="stack">
          {text}
          {show(names)}
        </div>
      </details>
    );
  return (
    <FormCard title={group.title}>
      {text}
      {show(names.filter((name) => !advanced.includes(name)))}
      {advanced.length > 0 && (
        <details class="advanced" open={isOpen(advanced)}>
          <summary>{t.advanced(formats.number(advanced.length))}</summary>
          <div class="stack">{show(advanced)}</div>
        </details>
      )}
    </FormCard>
  );
}
