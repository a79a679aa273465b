import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Options, textareaContent } from './fields.tsx';
import { Icon } from '../icons.tsx';
import { definitionOf, type Definition, type Schema } from './resource-values.ts';
import { useView } from '../view.ts';

/** The texts of a field. */
export type FieldTexts = {
  label: string;
  text?: string;
  advice?: string;
  options?: Record<string, string>;
  /** Whether the order of the chosen options is irrelevant. */
  unordered?: boolean;
  /** Shown while the field is empty. */
  placeholder?: string | undefined;
  /** Replaces the validation message where only one thing can be wrong. */
  error?: string;
  /** Shown while the value is one that the form warns of. */
  warning?: string;
  links?: Links;
};

/** Sources and explanations, by their URLs. */
export type Links = Record<string, string>;

export const LinkList = ({ links }: { links: Links }) => (
  <span class="links">
    {Object.entries(links).map(([url, label]) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    ))}
  </span>
);

type Props = {
  schema: Schema;
  name: string;
  value: unknown;
  texts: FieldTexts;
  error?: string | undefined;
  /** Whether the form warns of the value. */
  isRisky?: boolean | undefined;
};

/** A field with its label, a description, the recommended value and the validation message. */
export function ResourceField({ schema, name, value, texts, error, isRisky }: Props) {
  const definition = definitionOf(schema, name);
  const { label, text, advice, unordered } = texts;
  const { type, choices } = definition;
  const lines = type === 'array' && !choices;
  const hint = text || advice || lines;
  const warning = isRisky && texts.warning;
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`, warning && `${name}-warning`]
    .filter(Boolean)
    .join(' ');
  const attributes = {
    id: name,
    name,
    'aria-invalid': error ? 'true' : undefined,
    autofocus: Boolean(error),
    'aria-describedby': describedBy || undefined,
  };
  const isSwitch = type === 'boolean';
  return (
    <div
      class={isSwitch ? 'field flag' : 'field'}
      data-field={name}
      role={unordered ? 'group' : undefined}
      aria-label={unordered && label}
    >
      {isSwitch && <input type="checkbox" checked={Boolean(value)} {...attributes} />}
      {unordered ? <b>{label}</b> : <label for={name}>{label}</label>}
      {!isSwitch && <Input definition={definition} value={value} texts={texts} attributes={attributes} />}
      {error && (
        <p class="error" id={`${name}-error`}>
          {texts.error ?? error}
        </p>
      )}
      {hint && <Hint id={`${name}-hint`} texts={texts} lines={lines} />}
      {warning && (
        <p class="notice warning" id={`${name}-warning`}>
          <Icon name="triangle-alert" /> {warning}
        </p>
      )}
    </div>
  );
}

/** The description of a field, how lists are entered, and the recommended value. */
function Hint({
  id,
  texts: { text, advice, links },
  lines,
}: {
  id: string;
  texts: FieldTexts;
  lines: boolean;
}) {
  const { t } = useView();
  return (
    <p class="hint" id={id}>
      {text}
      {lines && ` ${t.lines}`}
      {advice && (
        <>
          {' '}
          <b>{t.advice}:</b> {advice}
        </>
      )}
      {links && (
        <>
          {' '}
          <LinkList links={links} />
        </>
      )}
    </p>
  );
}

type InputProps = {
  definition: Definition;
  value: unknown;
  texts: FieldTexts;
  attributes: { id: string; name: string };
};

function Input({ definition, value, texts, attributes }: InputProps) {
  const { options, unordered, placeholder } = texts;
  const { type, format, entries, choices, nullable, maximum = 0 } = definition;
  const { t } = useView();
  const select = (names: string[], chosen: unknown, more: object | false = {}) => (
    <select {...attributes} {...more}>
      <Options list={names.map((name) => [name, options?.[name] ?? name])} chosen={chosen ?? ''} />
    </select>
  );
  // Nothing is chosen on anybody’s behalf where a new resource has no usual value.
  const isOpen = type === 'enum' && !nullable && !value;
  if (type === 'enum')
    return select(
      [...(nullable || isOpen ? [''] : []), ...Object.keys(entries!)],
      value,
      isOpen && { required: true },
    );
  if (choices && unordered)
    return choices.map((option) => (
      <label class="option">
        <input
          type="checkbox"
          name={attributes.name}
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
      <textarea rows={3} spellcheck={false} {...attributes}>
        {textareaContent(Array.isArray(value) ? value.join('\n') : '')}
      </textarea>
    );
  if (format === 'base64')
    return (
      <>
        <input type="file" accept="image/png,image/jpeg" {...attributes} />
        {value && (
          <label class="remove">
            <input type="checkbox" name={`${attributes.name}-remove`} /> {t.removeFile}
          </label>
        )}
      </>
    );
  if (maximum > TEXT_LENGTH)
    return (
      <textarea
        rows={((value ?? placeholder ?? '') as string).length > 80 ? 4 : 1}
        dir="auto"
        spellcheck={/C(ode|ss)$/.test(attributes.name) ? false : undefined}
        maxlength={maximum}
        placeholder={placeholder}
        {...attributes}
      >
        {textareaContent(value ?? '')}
      </textarea>
    );
  const kind = type === 'number' ? type : format === 'date' || format === 'color' ? format : 'text';
  return (
    <input type={kind} value={(value ?? '') as string | number} placeholder={placeholder} {...attributes} />
  );
}
