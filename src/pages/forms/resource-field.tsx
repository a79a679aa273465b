import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { described, FieldError, Options, textareaContent } from './fields.tsx';
import { Icon } from '../icons.tsx';
import { definitionOf, type Schema } from './resource-values.ts';
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
  /** The validation message where only one thing can be wrong. */
  error?: string;
  /** Shown while the value is one that the form warns of. */
  warning?: string;
  links?: Links;
};

/** Sources and explanations, by their URLs. */
type Links = Record<string, string>;

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
  const attributes = {
    id: name,
    name,
    ...described(name, error, hint && `${name}-hint`, warning && `${name}-warning`),
    autofocus: Boolean(error),
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
      <FieldError id={name} error={error} />
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
function Hint({ id, texts, lines }: { id: string; texts: FieldTexts; lines: boolean }) {
  const { t } = useView();
  const { text, advice, links } = texts;
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
  definition: ReturnType<typeof definitionOf>;
  value: unknown;
  texts: FieldTexts;
  attributes: { id: string; name: string };
};

function Input(props: InputProps) {
  const { definition, value, texts, attributes } = props;
  const { type, format, choices, maximum = 0 } = definition;
  if (type === 'enum') return <Choice {...props} />;
  if (choices) return texts.unordered ? <Boxes {...props} /> : <Ranks {...props} />;
  if (type === 'array')
    return (
      <textarea rows={3} spellcheck={false} {...attributes}>
        {textareaContent(Array.isArray(value) ? value.join('\n') : '')}
      </textarea>
    );
  if (format === 'base64') return <ImageFile {...props} />;
  if (maximum > TEXT_LENGTH) return <LongText {...props} />;
  const kind = type === 'number' ? type : format === 'date' || format === 'color' ? format : 'text';
  return (
    <input
      type={kind}
      value={(value ?? '') as string | number}
      placeholder={texts.placeholder}
      {...attributes}
    />
  );
}

const namedOptions = (names: string[], options: FieldTexts['options']) =>
  names.map((name) => [name, options?.[name] ?? name] as const);

function Choice({ definition: { nullable, entries }, value, texts: { options }, attributes }: InputProps) {
  // Nothing is chosen on anybody’s behalf where a new resource has no usual value.
  const isOpen = !nullable && !value;
  const names = [...(nullable || isOpen ? [''] : []), ...Object.keys(entries!)];
  return (
    <select required={isOpen} {...attributes}>
      <Options list={namedOptions(names, options)} chosen={value ?? ''} />
    </select>
  );
}

/** Any of several options, in no order. */
const Boxes = ({ definition: { choices }, value, texts: { options }, attributes }: InputProps) => (
  <>
    {choices!.map((option) => (
      <label class="option">
        <input
          type="checkbox"
          name={attributes.name}
          value={option}
          checked={(value as string[] | undefined)?.includes(option)}
        />
        {options?.[option] ?? option}
      </label>
    ))}
  </>
);

/** Options in the order of their importance. */
function Ranks({ definition: { choices }, value, texts: { options }, attributes }: InputProps) {
  const { t } = useView();
  return (
    <span class="ranks">
      {choices!.map((_, i) => (
        <select {...attributes} {...(i > 0 && { id: undefined, 'aria-label': t.rank(i + 1) })}>
          <Options list={namedOptions(['', ...choices!], options)} chosen={(value as string[])[i] ?? ''} />
        </select>
      ))}
    </span>
  );
}

function ImageFile({ value, attributes }: InputProps) {
  const { t } = useView();
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
}

const LongText = ({ definition, value, texts: { placeholder }, attributes }: InputProps) => (
  <textarea
    rows={((value ?? placeholder ?? '') as string).length > 80 ? 4 : 1}
    dir="auto"
    spellcheck={/C(ode|ss)$/.test(attributes.name) ? false : undefined}
    maxlength={definition.maximum}
    placeholder={placeholder}
    {...attributes}
  >
    {textareaContent(value ?? '')}
  </textarea>
);
