import type * as z from 'zod/mini';
import { TEXT_LENGTH } from '../http/fields.ts';
import { useView } from './view.ts';

// Forms for the parts of a domain: what a field is, and what may be entered, is what the part's own schema says.

type Schema = z.ZodMiniObject;
type Values = Record<string, unknown>;

/** What a page says of a field. */
export type FieldTexts = {
  label: string;
  text?: string;
  advice?: string;
  options?: Record<string, string>;
  /** What is wrong with it, where that can be one thing only. */
  fault?: string;
};

type Definition = z.core.$ZodTypeDef & {
  format?: string;
  entries?: object;
  /** Of a list whose entries are chosen among some: those. */
  choices?: string[];
  /** How many characters there may be. */
  maximum?: number | undefined;
};

/** What a field is, without that it may be left out or be null. */
function innermost({ def, _zod }: z.ZodMiniType): Definition {
  if ('innerType' in def) return innermost(def.innerType as z.ZodMiniType);
  const { entries } = 'element' in def ? innermost(def.element as z.ZodMiniType) : {};
  const { maximum } = _zod.bag as { maximum?: number };
  return { ...def, maximum, ...(entries && { choices: Object.keys(entries) }) };
}

function definitionOf(schema: Schema, name: string) {
  const definition = innermost(schema.shape[name] as z.ZodMiniType);
  return name.endsWith('Color') ? { ...definition, format: 'color' } : definition;
}

/** The values of these fields as the form has them; what cannot be read as the schema wants it stays a text. */
export function entered(schema: Schema, names: readonly string[], form: URLSearchParams): Values {
  return Object.fromEntries(names.map((name) => [name, valueOf(definitionOf(schema, name), name, form)]));
}

function valueOf({ type, format, choices }: Definition, name: string, form: URLSearchParams) {
  const text = (form.get(name) ?? '').replaceAll('\r\n', '\n');
  if (type === 'boolean') return form.has(name);
  if (type === 'number') return text.trim() === '' ? undefined : Number(text);
  if (choices) return [...new Set(form.getAll(name))].filter(Boolean);
  if (type === 'array')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (format === 'date' && text === '') return null;
  // A file that is there stays, unless another one comes or it is to go.
  if (format === 'base64') return text || (form.has(`${name}-remove`) ? null : undefined);
  return text;
}

type Props = {
  schema: Schema;
  name: string;
  value: unknown;
  texts: FieldTexts;
  /** What is wrong with what was entered. */
  fault?: string | undefined;
};

/** A field with its label, one sentence on what it does, and what is usually advised. */
export function ResourceField({ schema, name, value, texts, fault }: Props) {
  const { t } = useView();
  const definition = definitionOf(schema, name);
  const { label, text, advice } = texts;
  const notes = [fault && `${name}-fault`, (text || advice) && `${name}-hint`].filter(Boolean).join(' ');
  const common = {
    id: name,
    name,
    'aria-invalid': fault ? 'true' : undefined,
    'aria-describedby': notes || undefined,
  };
  const flag = definition.type === 'boolean';
  return (
    <div class={flag ? 'field flag' : 'field'}>
      {flag && <input type="checkbox" checked={Boolean(value)} {...common} />}
      <label for={name}>{label}</label>
      {!flag && <Input definition={definition} value={value} options={texts.options} common={common} />}
      {fault && (
        <p class="fault" id={`${name}-fault`}>
          {texts.fault ?? fault}
        </p>
      )}
      {(text || advice) && (
        <p class="hint" id={`${name}-hint`}>
          {text}
          {definition.type === 'array' && !definition.choices && ` ${t.lines}`}
          {advice && (
            <>
              {' '}
              <b>{t.advice}:</b> {advice}
            </>
          )}
        </p>
      )}
    </div>
  );
}

type InputProps = {
  definition: Definition;
  value: unknown;
  options: Record<string, string> | undefined;
  common: { id: string; name: string };
};

function Input({ definition, value, options, common }: InputProps) {
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
        {Array.isArray(value) ? value.join('\n') : ''}
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
      <textarea rows={4} spellcheck={false} maxlength={maximum} {...common}>
        {value ?? ''}
      </textarea>
    );
  const kind = type === 'number' ? type : format === 'date' || format === 'color' ? format : 'text';
  return <input type={kind} value={(value ?? '') as string | number} {...common} />;
}
