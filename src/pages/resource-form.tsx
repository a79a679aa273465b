import type { Fields } from '../definitions/field.ts';
import { Form } from './form.tsx';
import { ResourceField, type FieldTexts } from './resource-field.tsx';
import { valueAt, type FieldErrors, type Schema, type Values } from './resource-values.ts';
import { useView } from './view.ts';

/** Fields in the order in which a page shows them, each by its path in the resource: `translations.de_DE.name`. */
export type Group = {
  title: string;
  text?: string;
  fields: Record<string, FieldTexts>;
  /** Collapsed until it is opened. */
  folded?: boolean;
};

export const pathsOf = (groups: Group[]) => groups.flatMap(({ fields }) => Object.keys(fields));

type FormProps = {
  schema: Schema;
  fields?: Fields | undefined;
  groups: Group[];
  values: Values;
  errors: FieldErrors;
  button?: string | undefined;
};

/** A form that is sent to `save` below its page. */
export function ResourceForm({ schema, fields: definitions, groups, values, errors, button }: FormProps) {
  const { t, url } = useView();
  return (
    <>
      {Object.keys(errors).length > 0 && (
        <p class="notice bad" role="alert">
          {t.notSaved}
        </p>
      )}
      <Form action={`${url.pathname}/save`} class="stack">
        {groups.map(({ title, text, fields, folded }) => {
          const content = (
            <>
              {text && <p class="hint">{text}</p>}
              {Object.entries(fields).map(([name, texts]) => (
                <ResourceField
                  schema={schema}
                  definition={definitions?.[name]}
                  name={name}
                  value={valueAt(values, name)}
                  texts={texts}
                  error={errors[name]}
                />
              ))}
            </>
          );
          return folded ? (
            <details class="card" open={Object.keys(fields).some((name) => errors[name])}>
              <summary>{title}</summary>
              <div class="stack">{content}</div>
            </details>
          ) : (
            <fieldset class="card stack">
              <legend>{title}</legend>
              {content}
            </fieldset>
          );
        })}
        <div>
          <button>{button ?? t.save}</button>
        </div>
      </Form>
    </>
  );
}
