import type { Child } from 'hono/jsx';
import { useView } from '../view.ts';

type FieldProps = {
  name: string;
  /** Required where several fields share a name. */
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  type?: 'text' | 'email' | 'password' | 'search' | 'file' | 'color';
  [attribute: string]: unknown;
};

/** An input with its label, hint and validation message. */
export function Field({ name, id = name, label, hint, error, type = 'text', ...rest }: FieldProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        aria-invalid={error ? 'true' : undefined}
        autofocus={Boolean(error)}
        aria-describedby={describedBy || undefined}
        {...rest}
      />
      {error && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type BoxProps = { name: string; label: Child; [attribute: string]: unknown };

/** A checkbox with its label. */
export const Box = ({ label, ...attributes }: BoxProps) => (
  <label class="option">
    <input type="checkbox" {...attributes} /> {label}
  </label>
);

type OptionsProps = { list: readonly (readonly [value: string, text: string])[]; chosen?: unknown };

/** The options of a select. */
export const Options = ({ list, chosen }: OptionsProps) => (
  <>
    {list.map(([value, text]) => (
      <option value={value} selected={value === chosen}>
        {text}
      </option>
    ))}
  </>
);

type SelectProps = OptionsProps & {
  name: string;
  label: string;
  /** The text of the option that has no value. */
  any?: string;
};

/** A select with its label. */
export const SelectField = ({ name, label, any, ...options }: SelectProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <select id={name} name={name}>
      {any && <option value="">{any}</option>}
      <Options {...options} />
    </select>
  </div>
);

/** The content of a textarea. Browsers drop a line break at its start, so one is added. */
export const textareaContent = (value: unknown) => `\n${String(value)}`;

/** A text to copy. The button appears in browsers that can copy (public/account/copy.js). */
export function Copyable({
  id,
  label,
  value,
  rows,
}: {
  id: string;
  label: string;
  value: string;
  rows?: number;
}) {
  const { t } = useView();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="copyable">
        {rows ? (
          <textarea id={id} rows={rows} readonly spellcheck={false}>
            {textareaContent(value)}
          </textarea>
        ) : (
          <input id={id} value={value} readonly spellcheck={false} />
        )}
        <button type="button" class="quiet" data-copy={id} hidden>
          {t.copy}
          <span class="unseen"> {label}</span>
        </button>
        <span class="unseen" role="status" data-copied={t.copied} />
      </div>
    </div>
  );
}
