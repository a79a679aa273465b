import type * as z from 'zod/mini';
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
};

/** What a field is, without that it may be left out or be null. */
function innermost({ def }: z.ZodMiniType): z.core.$ZodTypeDef & { format?: string; entries?: object } {
  return 'innerType' in def ? innermost(def.innerType as z.ZodMiniType) : def;
}

const definitionOf = (schema: Schema, name: string) => innermost(schema.shape[name] as z.ZodMiniType);

/** The values of these fields as the form has them; what cannot be read as the schema wants it stays a text. */
export function entered(schema: Schema, names: readonly string[], form: URLSearchParams): Values {
  return Object.fromEntries(names.map((name) => [name, valueOf(definitionOf(schema, name), name, form)]));
}

function valueOf({ type, format }: ReturnType<typeof innermost>, name: string, form: URLSearchParams) {
  const text = (form.get(name) ?? '').replaceAll('\r\n', '\n');
  if (type === 'boolean') return form.has(name);
  if (type === 'number') return text.trim() === '' ? undefined : Number(text);
  if (type === 'array')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (format === 'date' && text === '') return null;
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
          {fault}
        </p>
      )}
      {(text || advice) && (
        <p class="hint" id={`${name}-hint`}>
          {text}
          {definition.type === 'array' && ` ${t.lines}`}
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
  definition: ReturnType<typeof innermost>;
  value: unknown;
  options: Record<string, string> | undefined;
  common: object;
};

function Input({ definition: { type, format, entries }, value, options, common }: InputProps) {
  if (type === 'enum')
    return (
      <select {...common}>
        {Object.keys(entries!).map((option) => (
          <option value={option} selected={option === value}>
            {options?.[option] ?? option}
          </option>
        ))}
      </select>
    );
  if (type === 'array')
    return (
      <textarea rows={3} spellcheck={false} {...common}>
        {Array.isArray(value) ? value.join('\n') : ''}
      </textarea>
    );
  const kind = type === 'number' ? 'number' : format === 'date' ? 'date' : 'text';
  return <input type={kind} value={(value ?? '') as string | number} {...common} />;
}
