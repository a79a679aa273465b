import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { conflictMessages, unsaved, type EditedObject } from '../../pages/activity/conflict-messages.ts';
import { mergeEdits } from '../../pages/forms/edits.ts';
import type { WithForm } from '../../pages/forms/form.tsx';
import type { FieldErrors, Values } from '../../pages/forms/resource-values.ts';
import type { Texts } from '../console.ts';
import type { SignedIn } from '../sign-in/session.ts';
import { pickFields } from './profile-forms.tsx';

type Call = Context<SignedIn & WithForm>;

/** The fields of a profile or account with the changes of the form, and those that revert changes of others. */
export function readEdits(c: Call, names: readonly string[], row: Values) {
  const { form } = c.var;
  const stored = pickFields(names, row);
  const entered = Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined]));
  return { stored, ...mergeEdits(form, stored, entered) };
}

type Edits = ReturnType<typeof readEdits>;

type Messages = Texts['settings']['errors'];

/** A form that was not saved because of these fields, each with the key of its message. */
export function unsavedFields(c: Context, keys: Record<string, keyof Messages>, conflicts?: FieldErrors) {
  const messages: Messages = c.var.view.t.settings.errors;
  return unsaved(
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, messages[key]])),
    conflicts,
  );
}

/** The same for the fields that are invalid, and those that would revert changes of others. */
export async function unsavedEdits(
  c: Call,
  object: Pick<EditedObject, 'kind' | 'objectId'>,
  { stored, reverted }: Edits,
  issues: readonly z.core.$ZodIssue[] = [],
) {
  const owned = { ...object, clientId: c.var.session.clientId ?? '', domainId: '' };
  const keys = issues.map(({ path }) => [String(path[0]), String(path[0]) as keyof Messages]);
  return unsavedFields(c, Object.fromEntries(keys), await conflictMessages(c, owned, reverted, stored));
}
