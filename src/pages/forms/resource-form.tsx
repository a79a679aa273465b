import type { Child } from 'hono/jsx';
import type { Fields } from '../../definitions/field.ts';
import type { Features } from '../../definitions/features.ts';
import { canonicalJson, type Json } from '../../lib/crypto/canonical-json.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Form } from './form.tsx';
import { LinkList, ResourceField, type FieldTexts, type Links } from './resource-field.tsx';
import { valueAt, type FieldErrors, type Schema, type Values } from './resource-values.ts';
import { SaveBar } from './save-bar.tsx';
import { useView } from '../view.ts';

/** Fields in the order in which a page shows them, each by its path in the resource: `translations.de_DE.name`. */
export type Group = {
  title: string;
  text?: string;
  links?: Links;
  fields: Record<string, FieldTexts>;
  /** Collapsed until it is opened. */
  folded?: boolean;
};

export const pathsOf = (groups: Group[]) => groups.flatMap(({ fields }) => Object.keys(fields));

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

/** What the summary above a form lists. */
export const errorItems = (groups: Pick<Group, 'fields'>[], errors: FieldErrors) =>
  groups.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([id, { label, error }]) =>
      errors[id] ? [{ id, label, message: error ?? errors[id] }] : [],
    ),
  );

/** Whether a value of a field is one to warn of. */
export type Risks = Record<string, (value: unknown, values: Values) => boolean>;

type FormProps = {
  schema: Schema;
  fields?: Fields | undefined;
  groups: Group[];
  /** The fields that are always shown; the others are collapsed while they have their recommended values. */
  basic?: readonly string[] | undefined;
  values: Values;
  errors: FieldErrors;
  /** The fields that the form warns of, with their conditions. */
  risks?: Risks | undefined;
  button?: string | undefined;
  /** Shown beside the button. */
  actions?: Child;
  /** Shown beside the fields. */
  aside?: Child;
};

/** A form that is sent to `save` below its page. */
export function ResourceForm({ groups, errors, button, actions, aside, ...rest }: FormProps) {
  const { t, url } = useView();
  const items = errorItems(groups, errors);
  const content = (
    <>
      {groups.map((group) => (
        <GroupOfFields group={group} errors={errors} {...rest} />
      ))}
      <SaveBar button={button ?? t.save} changed={items.length > 0}>
        {actions}
      </SaveBar>
    </>
  );
  return (
    <>
      <ErrorSummary items={items} />
      <Form action={`${url.pathname}/save`} class={aside ? 'theme' : 'stack'}>
        {aside ? (
          <>
            {aside}
            <div class="stack">{content}</div>
          </>
        ) : (
          content
        )}
      </Form>
    </>
  );
}

type GroupProps = Pick<FormProps, 'schema' | 'fields' | 'basic' | 'values' | 'errors' | 'risks'> & {
  group: Group;
};

function GroupOfFields({
  group,
  schema,
  fields: definitions = {},
  basic,
  values,
  errors,
  risks,
}: GroupProps) {
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
    <fieldset class="card stack">
      <legend>{group.title}</legend>
      {text}
      {show(names.filter((name) => !advanced.includes(name)))}
      {advanced.length > 0 && (
        <details class="advanced" open={isOpen(advanced)}>
          <summary>{t.advanced(formats.number(advanced.length))}</summary>
          <div class="stack">{show(advanced)}</div>
        </details>
      )}
    </fieldset>
  );
}
