import type * as z from 'zod/mini';
import type { Field, Fields } from '../definitions/field.ts';
import { TEXT_LENGTH } from '../http/input-schemas.ts';
import { validationMessage } from '../http/validation-messages.ts';
import { MAX_VALUES } from '../lib/json-errors.ts';
import { inTextarea } from './fields.tsx';
import { Form } from './form.tsx';
import type { Texts } from './texts/index.ts';
import { useView } from './view.ts';

// Forms for the parts of a domain: what a field is, and what may be entered, is what the part's own schema says.

type Schema = z.ZodMiniType;
export type Values = Record<string, unknown>;
/** What is wrong with what was entered, by field. */
export type Faults = Record<string, string>;

/** What a page says of a field. */
export type FieldTexts = {
  label: string;
  text?: string;
  advice?: string;
  options?: Record<string, string>;
  /** Of choices whose order means nothing. */
  unordered?: boolean;
  /** What stands there as long as nothing is entered. */
  placeholder?: string | undefined;
  /** What is wrong with it, where that can be one thing only. */
  fault?: string;
};

/** Fields in the order in which a page has them, each by its path in the part: `translations.de_DE.name`. */
export type Group = {
  title: string;
  text?: string;
  fields: Record<string, FieldTexts>;
  /** Shown once it is opened. */
  folded?: boolean;
};

/** What a schema says of a value, as far as it matters here. */
type Definition = {
  type: string;
  format?: string;
  entries?: object;
  checks?: { _zod: { def: { maximum?: number } } }[];
  innerType?: Schema;
  in?: Schema;
  shape?: Record<string, Schema>;
  valueType?: Schema;
  element?: Schema;
  /** Of a list whose entries are chosen among some: those. */
  choices?: string[] | undefined;
  /** How many characters there may be. */
  maximum?: number | undefined;
};

/** What the value at a path is, without that it may be left out, be null, or become another. */
function definitionAt({ _zod }: Schema, [step, ...rest]: string[]): Definition {
  const def = _zod.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  if (inner) return definitionAt(inner, step === undefined ? [] : [step, ...rest]);
  if (step !== undefined) return definitionAt((def.shape?.[step] ?? def.valueType ?? def.element)!, rest);
  const { entries } = def.element ? definitionAt(def.element, []) : {};
  const [maximum] = def.checks?.map(({ _zod }) => _zod.def.maximum) ?? [];
  return { ...def, maximum, choices: entries && Object.keys(entries) };
}

function definitionOf(schema: Schema, path: string) {
  const definition = definitionAt(schema, path.split('.'));
  return path.endsWith('Color') ? { ...definition, format: 'color' } : definition;
}

export const pathsOf = (groups: Group[]) => groups.flatMap(({ fields }) => Object.keys(fields));

const valueAt = (values: Values, path: string) =>
  path.split('.').reduce<unknown>((value, step) => (value as Values | undefined)?.[step], values);

/** The values at these paths as the form has them; what cannot be read as the schema wants it stays a text. */
export function entered(schema: Schema, paths: readonly string[], form: URLSearchParams) {
  const values: Values = {};
  for (const path of paths) {
    const steps = path.split('.');
    const name = steps.pop()!;
    let at = values;
    for (const step of steps) at = (at[step] ??= {}) as Values;
    at[name] = valueOf(definitionOf(schema, path), path, form);
  }
  return values;
}

function valueOf({ type, format, choices }: Definition, name: string, form: URLSearchParams) {
  const text = (form.get(name) ?? '').replaceAll('\r\n', '\n');
  if (type === 'boolean') return form.has(name);
  if (type === 'number') return text.trim() === '' ? undefined : Number(text);
  if (choices) return [...new Set(form.getAll(name))].filter(Boolean);
  if (type === 'array') {
    const lines = text.split('\n', MAX_VALUES + 1);
    return lines.length > MAX_VALUES ? text : lines.map((line) => line.trim()).filter(Boolean);
  }
  if (format === 'date' && text === '') return null;
  // A file that is there stays, unless another one comes or it is to go.
  if (format === 'base64') return text || (form.has(`${name}-remove`) ? null : undefined);
  // An address without its scheme would be one below the page that it stands on.
  return name.endsWith('Url') ? text.trim().replace(/^www\./i, 'https://$&') : text;
}

/** What a schema found in `values`, told at the fields that are there, in the page's language. */
export function faultsAt(
  paths: readonly string[],
  issues: readonly z.core.$ZodIssue[],
  values: Values,
  { faults }: Texts,
): Faults {
  const told = issues.map((issue) => {
    const at = issue.path.join('.');
    const sentence = validationMessage({ ...issue, input: valueAt(values, at) }, faults);
    return [paths.find((path) => `${at}.`.startsWith(`${path}.`)) ?? '', `${sentence}.`] as const;
  });
  return Object.fromEntries(told);
}

type FormProps = {
  schema: Schema;
  fields?: Fields | undefined;
  groups: Group[];
  values: Values;
  faults: Faults;
  button?: string | undefined;
};

/** A form that is sent to `save` below its page. */
export function ResourceForm({ schema, fields: definitions, groups, values, faults, button }: FormProps) {
  const { t, url } = useView();
  return (
    <>
      {Object.keys(faults).length > 0 && (
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
                  fault={faults[name]}
                />
              ))}
            </>
          );
          return folded ? (
            <details class="card" open={Object.keys(fields).some((name) => faults[name])}>
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

type Props = {
  schema: Schema;
  /** Where it has one. */
  definition?: Field | undefined;
  name: string;
  value: unknown;
  texts: FieldTexts;
  /** What is wrong with what was entered. */
  fault?: string | undefined;
};

/** A field with its label, one sentence on what it does, and what is usually advised. */
export function ResourceField({ schema, definition: field, name, value, texts, fault }: Props) {
  const { t, features } = useView();
  const definition = definitionOf(schema, name);
  const { label, text, advice, unordered } = texts;
  const { type, choices } = definition;
  const lines = type === 'array' && !choices;
  const withheld = field?.feature && features && !features[field.feature];
  const hint = text || advice || lines || withheld;
  const notes = [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const common = {
    id: name,
    name,
    'aria-invalid': fault ? 'true' : undefined,
    autofocus: Boolean(fault),
    'aria-describedby': notes || undefined,
  };
  const flag = type === 'boolean';
  return (
    <div
      class={flag ? 'field flag' : 'field'}
      role={unordered ? 'group' : undefined}
      aria-label={unordered && label}
    >
      {flag && <input type="checkbox" checked={Boolean(value)} {...common} />}
      {unordered ? <b>{label}</b> : <label for={name}>{label}</label>}
      {!flag && <Input definition={definition} value={value} texts={texts} common={common} />}
      {fault && (
        <p class="fault" id={`${name}-fault`}>
          {texts.fault ?? fault}
        </p>
      )}
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {text}
          {lines && ` ${t.lines}`}
          {advice && (
            <>
              {' '}
              <b>{t.advice}:</b> {advice}
            </>
          )}
          {withheld && <strong> {t.withheld}</strong>}
        </p>
      )}
    </div>
  );
}

type InputProps = {
  definition: Definition;
  value: unknown;
  texts: FieldTexts;
  common: { id: string; name: string };
};

function Input({ definition, value, texts, common }: InputProps) {
  const { options, unordered, placeholder } = texts;
  const { type, format, entries, choices, maximum = 0 } = definition;
  const { t } = useView();
  const select = (names: string[], chosen: unknown, more: object | false = {}) => (
    <select {...common} {...more}>
      {names.map((option) => (
        <option value={option} selected={option === chosen}>
          {options?.[option] ?? option}
        </option>
      ))}
    </select>
  );
  if (type === 'enum') return select(Object.keys(entries!), value);
  if (choices && unordered)
    return choices.map((option) => (
      <label class="option">
        <input
          type="checkbox"
          name={common.name}
          value={option}
          checked={(value as string[] | undefined)?.includes(option)}
        />
        {options?.[option] ?? option}
      </label>
    ));
  if (choices)
    return (
      <span class="ranks">
        {choices.map((_, i) =>
          select(
            ['', ...choices],
            (value as string[])[i] ?? '',
            i > 0 && { id: undefined, 'aria-label': t.rank(i + 1) },
          ),
        )}
      </span>
    );
  if (type === 'array')
    return (
      <textarea rows={3} spellcheck={false} {...common}>
        {inTextarea(Array.isArray(value) ? value.join('\n') : '')}
      </textarea>
    );
  if (format === 'base64')
    return (
      <>
        <input type="file" accept="image/png,image/jpeg" {...common} />
        {value && (
          <label class="remove">
            <input type="checkbox" name={`${common.name}-remove`} /> {t.removeFile}
          </label>
        )}
      </>
    );
  if (maximum > TEXT_LENGTH)
    return (
      <textarea
        rows={((value ?? placeholder ?? '') as string).length > 80 ? 4 : 1}
        dir="auto"
        spellcheck={/C(ode|ss)$/.test(common.name) ? false : undefined}
        maxlength={maximum}
        placeholder={placeholder}
        {...common}
      >
        {inTextarea(value ?? '')}
      </textarea>
    );
  const kind = type === 'number' ? type : format === 'date' || format === 'color' ? format : 'text';
  return <input type={kind} value={(value ?? '') as string | number} placeholder={placeholder} {...common} />;
}
