import type { ActivityRow } from '../../db/activity/list.ts';
import { domainFields } from '../../definitions/domain-fields.ts';
import { embeddingFields } from '../../definitions/embedding-fields.ts';
import { namesWith, type Fields } from '../../definitions/field.ts';
import { localeFields } from '../../definitions/locale-fields.ts';
import { themeFields } from '../../definitions/theme-fields.ts';
import { isCompat, type FeatureName } from '../../definitions/features.ts';
import type { FieldTexts } from '../forms/resource-field.tsx';
import { useView, type View } from '../view.ts';
import { isImage, isObject, isEqual } from '../../db/activity/compare-values.ts';
import { TableHead } from '../page.tsx';

type Kind = ActivityRow['kind'];
/** The texts of a recorded field, if the console has a form with it. */
export type LabelOf = (kind: Kind, name: string) => Pick<FieldTexts, 'label' | 'options'> | undefined;

type Props = {
  kind: Kind;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The names of changed fields, of which the values are not stored if both are null. */
  fieldNames?: string[] | null;
  labelOf: LabelOf;
};

/** Fields that a list names of a change. */
const NAMED = 3;

/** The labels of the first changed fields and the number of the others; undefined where no field is recorded. */
export function useFieldNames(props: Props) {
  const view = useView();
  const { t, formats } = view;
  const { kind, before, after, fieldNames, labelOf } = props;
  const paths = hasNoValues(props)
    ? fieldNames!.map((name) => [name])
    : linesOf(props).map(({ path }) => path);
  if (paths.length === 0) return undefined;
  if (!before !== !after) return t.activity.details;
  const labels = paths.map((path) => fieldOf(view, kind, path, labelOf).label);
  const rest = labels.length - NAMED;
  return labels.slice(0, NAMED).join(', ') + (rest > 0 ? t.activity.more(formats.number(rest)) : '');
}

/** Whether a change names its fields, but not their values. */
export const hasNoValues = ({ before, after, fieldNames }: Pick<Props, 'before' | 'after' | 'fieldNames'>) =>
  !before && !after && !!fieldNames;

const SECRET = 'passwordHash';

/**
 * A created or deleted object has many fields: those that are empty or have no effect are left out. Of a password, no value
 * is recorded.
 */
const linesOf = ({ before, after }: Props): Difference[] => [
  ...differencesOf(before, after).filter(
    ({ path, before, after }) =>
      (!isBlank(before) || !isBlank(after)) && !(path[0] === 'features' && isCompat(path[1] as FeatureName)),
  ),
  ...(before && after && SECRET in after ? [{ path: [SECRET], before: null, after: null }] : []),
];
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

type TableProps = Props & {
  heads: [before: string, after: string];
  /** Shown instead of an empty table. */
  none?: string;
};

export function DifferenceTable({ heads, none, ...props }: TableProps) {
  const view = useView();
  const { t } = view;
  const { kind, before, after, labelOf } = props;
  const lines = linesOf(props);
  if (lines.length === 0) return none ? <p>{none}</p> : null;
  return (
    <table class="differences">
      <TableHead names={[t.activity.field, ...heads]} />
      <tbody>
        {lines.map(({ path, ...values }) => {
          const { label, options } = fieldOf(view, kind, path, labelOf);
          const isSecret = path[0] === SECRET;
          const shown = (value: unknown, side: object | null) =>
            side === null ? '' : isSecret ? t.activity.secret : shownValue(view, value, options);
          return (
            <tr>
              <th scope="row">{label}</th>
              <td data-label={heads[0]}>{shown(values.before, before)}</td>
              <td data-label={heads[1]}>{shown(values.after, after)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Settings for compatible programs, which no form has. */
const withoutEffect = new Set<string>(
  [domainFields, embeddingFields, localeFields, themeFields].flatMap((fields) =>
    namesWith(fields as Fields, 'compat', true),
  ),
);

/** What a field is called that no form has. */
const nameOf = ({ activity: { labels } }: View['t'], name: string) =>
  labels[name] ?? (withoutEffect.has(name) ? `${labels['compat']}: ${name}` : name);

/** The label of a field, and of a part of it with the path to it: “Translations › German › Name”. */
function fieldOf({ t, formats }: View, kind: Kind, path: string[], labelOf: LabelOf) {
  const whole = labelOf(kind, path.join('.'));
  if (whole) return whole;
  const [first = '', ...rest] = path;
  const field = labelOf(kind, first) ?? { label: nameOf(t, first) };
  const parts = rest.map((part) =>
    /^[a-z]{2}_[A-Z]{2}$/.test(part)
      ? formats.language(part)
      : (labelOf(kind, part)?.label ?? nameOf(t, part)),
  );
  const { options } = labelOf(kind, path.at(-1)!) ?? field;
  return { options, label: [field.label, ...parts].join(' › ') };
}

/** A value as text; an empty one by a word. */
export function shownValue(view: View, value: unknown, options: Record<string, string> | undefined): string {
  const { t, formats } = view;
  const texts = t.activity;
  if (isBlank(value)) return texts.empty;
  if (value === true) return texts.yes;
  if (value === false) return texts.no;
  if (isImage(value)) return texts.image(formats.number(Math.ceil(value.$image / 1024)));
  if (Array.isArray(value)) return value.map((one) => shownValue(view, one, options)).join(', ');
  if (isObject(value))
    return Object.values(value)
      .filter((one) => typeof one === 'string' && one)
      .join(', ');
  return options?.[String(value)] ?? String(value);
}

type Difference = { path: string[]; before: unknown; after: unknown };

/** Lists of objects, such as cookies, are compared by their names. */
function named(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isObject)) return value;
  return Object.fromEntries(value.map((part) => [String(part.name ?? part.id), part]));
}

/** The values that differ, each with its path: of objects, only the parts that differ. */
function differencesOf(before: unknown, after: unknown, path: string[] = []): Difference[] {
  const [a, b] = [named(before), named(after)];
  if (isEqual(a, b)) return [];
  if (path.length > 0 && !(hasParts(a) && hasParts(b))) return [{ path, before: a, after: b }];
  const [from, to] = [isObject(a) ? a : {}, isObject(b) ? b : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => path.length === 0 || name !== 'id')
    .flatMap((name) => differencesOf(from[name], to[name], [...path, name]));
}

/** Whether a value can be compared part by part: nothing is an object without parts. */
const hasParts = (value: unknown) => isObject(value) || isBlank(value);
