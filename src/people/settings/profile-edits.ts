import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { conflictMessages, type EditedObject } from '../../pages/activity/conflict-messages.ts';
import { mergeEdits } from '../../pages/forms/edits.ts';
import type { WithForm } from '../../pages/forms/form.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import type { SignedIn } from '../sign-in/session.ts';
import { pickFields, type ErrorKeys } from './profile-forms.tsx';

type Call = Context<SignedIn & WithForm>;

/** The fields of a profile or account with the changes of the form, and those that revert changes of others. */
export function readEdits(c: Call, names: readonly string[], row: Values) {
  const { form } = c.var;
  const stored = pickFields(names, row);
  const entered = Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined]));
  return { stored, ...mergeEdits(form, stored, entered) };
}

type Edits = ReturnType<typeof readEdits>;

/** The messages at the fields that revert changes of others. */
export const conflictsIn = (
  c: Call,
  object: Pick<EditedObject, 'kind' | 'objectId'>,
  { stored, reverted }: Edits,
) =>
  conflictMessages(c, { ...object, clientId: c.var.session.clientId ?? '', domainId: '' }, reverted, stored);

/** The key of the message at each field that has an issue. */
export const issueKeys = (issues: readonly z.core.$ZodIssue[] = []): ErrorKeys =>
  Object.fromEntries(issues.map(({ path }) => [String(path[0]), String(path[0]) as ErrorKeys[string]]));
