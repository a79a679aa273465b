import type { Context } from 'hono';
import { listActivity, type ActivityRow } from '../../db/activity/list.ts';
import { isEqual } from '../../db/activity/compare-values.ts';
import type { FieldErrors, Values } from '../forms/resource-values.ts';
import { valueAt } from '../forms/resource-values.ts';
import type { PageEnv, View } from '../view.ts';
import { authorIn } from './author-name.ts';
import { shownValue } from './field-differences.tsx';

/** What a form edits, as the activity list names it. */
export type EditedObject = {
  clientId: string;
  /** Empty for the account itself. */
  domainId: string;
  kind: ActivityRow['kind'];
  /** Undefined where any object of this kind may be meant. */
  objectId?: string | undefined;
  /** The value of a field among the fields that the list records, if that is not its name. */
  valueIn?: (recorded: Values, name: string, change: ActivityRow) => unknown;
};

type Labels = Record<string, { label: string; options?: Record<string, string> }>;

/** Changes of an object among which the last one of a field is looked for. */
const SEARCHED = 20;
/** Characters of a value that a message quotes. */
const QUOTED = 120;

/** Messages at the fields that others have changed since the form was shown: to what, who and when. */
export async function conflictMessages<E extends PageEnv>(
  c: Context<E>,
  object: EditedObject | undefined,
  names: string[],
  stored: Values,
  labels: Labels = {},
): Promise<FieldErrors> {
  if (names.length === 0) return {};
  const { db, view }: PageEnv['Variables'] = c.var;
  const changes = object ? await listActivity(db, object.clientId, object, SEARCHED) : [];
  return Object.fromEntries(
    names.map((name) => {
      const found = object && changes.find((change) => !hasValues(change) || touches(change, name, object));
      const last = found && hasValues(found) ? found : undefined;
      const value = quotedValue(view, stored[name], labels[name]?.options);
      const { conflict } = view.t;
      return [
        name,
        last ? conflict.by(value, authorIn(view, last), timeOf(view, last)) : conflict.unknown(value),
      ];
    }),
  );
}

const timeOf = ({ formats }: View, { id }: ActivityRow) => formats.time(Math.floor(id / 1e6));

/** Whether the list has the values of a change: where not, it may be the one of any field. */
const hasValues = ({ before, after }: ActivityRow) => before !== null || after !== null;

/** Whether a change is one of this field. */
function touches(change: ActivityRow, name: string, { valueIn = valueAt }: EditedObject) {
  const [from, to] = [change.before ?? {}, change.after ?? {}].map((side) => valueIn(side, name, change));
  return !isEqual(from, to);
}

function quotedValue(view: View, value: unknown, options: Record<string, string> | undefined) {
  const text = shownValue(view, value, options);
  return text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()} …` : text;
}

/** Why a form was not saved: the messages at its fields, and the status of the answer, which is 200 without messages. */
export type Unsaved = { errors: FieldErrors; status: 200 | 409 | 422 };

/** Joins validation errors (422) and messages about changes of others (409 if there is nothing else). A field can have both. */
export const unsaved = (errors: FieldErrors = {}, conflicts: FieldErrors = {}): Unsaved => ({
  errors: {
    ...errors,
    ...Object.fromEntries(
      Object.entries(conflicts).map(([name, text]) => [name, [errors[name], text].filter(Boolean).join(' ')]),
    ),
  },
  status: Object.keys(errors).length > 0 ? 422 : Object.keys(conflicts).length > 0 ? 409 : 200,
});
