import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { canonicalJson, type Json } from '../../lib/crypto/canonical-json.ts';
import type * as z from 'zod/mini';
import type { Fields } from '../../definitions/field.ts';
import { domainPage } from './page.tsx';
import {
  groupsWithEffect,
  pathsOf,
  ResourceForm,
  type Group,
  type Risks,
} from '../../pages/forms/resource-form.tsx';
import { fieldErrors, readFields, type FieldErrors, type Values } from '../../pages/forms/resource-values.ts';
import type { View } from '../console.ts';

/** A resource of a domain, as a page with a form. */
type Resource = {
  title: string;
  above?: Child;
  below?: Child;
  schema: z.ZodMiniType;
  fields?: Fields;
  basic?: readonly string[];
  groups: Group[];
  risks?: Risks;
  /** The stored values; for a new resource, the initial ones. */
  values: Values;
  /** Stores the changed values. */
  save: (changed: Values) => Promise<unknown>;
  button?: string;
  /** Shown beside the button. */
  actions?: Child;
  /** Shown beside the fields. */
  aside?: Child;
};

/** Answers with the page of a resource. */
export function showResource(
  c: Context,
  resource: Resource,
  values = resource.values,
  errors: FieldErrors = {},
) {
  const { title, above, below, ...rest } = resource;
  const { schema, fields, basic, risks, button, actions, aside } = rest;
  const groups = groupsWithEffect(rest.groups, fields, c.var.view.features);
  return domainPage(
    c,
    title,
    <>
      {above}
      <ResourceForm {...{ schema, fields, basic, groups, values, errors, risks, button, actions, aside }} />
      {below}
    </>,
    Object.keys(errors).length > 0 ? 422 : 200,
  );
}

/** Stores the changed fields of a form, then answers with `onSaved`; with validation errors, answers with the page again. */
export async function saveResource<T>(
  c: Context,
  resource: Resource,
  onSaved: (saved: unknown) => T | Promise<T>,
) {
  const { schema, fields, values, save } = resource;
  const form: URLSearchParams = c.var.form;
  const view: View = c.var.view;
  const paths = pathsOf(groupsWithEffect(resource.groups, fields, view.features));
  const entered = merge(values, readFields(schema, paths, form));
  const checked = schema.safeParse(entered);
  if (!checked.success) {
    return showResource(c, resource, entered, fieldErrors(paths, checked.error.issues, entered, view.t));
  }
  const changed = Object.entries(checked.data as Values).filter(
    ([name]) => comparable(entered[name]) !== comparable(values[name]),
  );
  return onSaved(changed.length > 0 && (await save(Object.fromEntries(changed))));
}

/** Forms do not keep how a line ended, so CRLF and LF compare as equal. */
const comparable = (value: unknown) => canonicalJson((value ?? null) as Json).replaceAll('\\r\\n', '\\n');

/**
 * Merges the entered values into the stored ones. An empty text is stored only if it replaces a text: an empty
 * translation would hide that of another locale.
 */
function merge(before: Values, after: Values): Values {
  const changed = Object.entries(after).flatMap(([name, value]) => {
    const old = before[name];
    const merged = isMap(value) ? merge((old ?? {}) as Values, value) : value;
    const isEmpty = isMap(merged) ? Object.keys(merged).length === 0 : merged === '';
    return isEmpty && old === undefined ? [] : [[name, merged] as const];
  });
  return { ...before, ...Object.fromEntries(changed) };
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
