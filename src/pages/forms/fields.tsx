import type { Child, PropsWithChildren } from 'hono/jsx';
import { useView } from '../view.ts';

type FieldProps = {
  name: string;
  /** Required where several fields share a name. */
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  type?: 'text' | 'email' | 'password' | 'search' | 'date' | 'file' | 'color';
  [attribute: string]: unknown;
};

/** The attributes with which an input refers to its validation message and to the elements that describe it. */
export const described = (id: string, error: unknown, ...by: (string | false | undefined)[]) => ({
  'aria-invalid': error ? 'true' : undefined,
  'aria-describedby': [error && `${id}-error`, ...by].filter(Boolean).join(' ') || undefined,
});

/** The validation message of a field. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p class="error" id={`${id}-error`}>
      {error}
    </p>
  ) : null;

/** An input with its label, hint and validation message. */
export const Field = ({ name, id = name, label, hint, error, type = 'text', ...rest }: FieldProps) => (
  <div class="field">
    <label for={id}>{label}</label>
    <input
      {...{ id, name, type }}
      {...described(id, error, hint && `${id}-hint`)}
      autofocus={Boolean(error)}
      {...rest}
    />
    <FieldError id={id} error={error} />
    {hint && (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
);

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
  error?: string | undefined;
  /** Describes the options, and has this ID. */
  hint?: string;
};

/** A select with its label and validation message, and with its description among its children. */
export const SelectField = (props: PropsWithChildren<SelectProps>) => {
  const { name, label, any, error, hint, children, ...options } = props;
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select id={name} name={name} {...described(name, error, hint)}>
        {any && <option value="">{any}</option>}
        <Options {...options} />
      </select>
      <FieldError id={name} error={error} />
      {children}
    </div>
  );
};

/** The content of a textarea. Browsers drop a line break at its start, so one is added. */
export const textareaContent = (value: unknown) => `\n${String(value)}`;

type CopyableProps = {
  id: string;
  label: string;
  value: string;
  rows?: number;
  /** Whether the page scrolls to it, as to the answer of a form. */
  autofocus?: boolean;
};

/** A text to copy. The button appears in browsers that can copy (public/account/copy.js). */
export function Copyable({ id, label, value, rows, autofocus }: CopyableProps) {
  const { t } = useView();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="copyable">
        {rows ? (
          <textarea id={id} rows={rows} readonly spellcheck={false} autofocus={autofocus}>
            {textareaContent(value)}
          </textarea>
        ) : (
          <input id={id} value={value} readonly spellcheck={false} autofocus={autofocus} />
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
