import { useView } from './view.ts';

type FieldProps = {
  name: string;
  /** Where several fields have one name. */
  id?: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was entered. */
  fault?: string | undefined;
  type?: 'text' | 'email' | 'password' | 'search' | 'file';
  [attribute: string]: unknown;
};

/** An input with its label, and what is to be said of it. */
export function Field({ name, id = name, label, hint, fault, type = 'text', ...rest }: FieldProps) {
  const notes = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        aria-invalid={fault ? 'true' : undefined}
        autofocus={Boolean(fault)}
        aria-describedby={notes || undefined}
        {...rest}
      />
      {fault && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
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

/** What a textarea holds: browsers take a line break at its beginning away, so that one is there to be taken. */
export const inTextarea = (value: unknown) => `\n${String(value)}`;

/** A text to take along. The button shows itself where the browser can copy (public/account/copy.js). */
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
            {inTextarea(value)}
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
