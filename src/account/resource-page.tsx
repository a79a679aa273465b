import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { canonicalJson, type Json } from '../lib/canonical-json.ts';
import type * as z from 'zod/mini';
import type { Fields } from '../definitions/field.ts';
import { domainPage } from './domain-page.tsx';
import {
  entered,
  faultsAt,
  pathsOf,
  ResourceForm,
  type Faults,
  type Group,
  type Values,
} from '../pages/resource-form.tsx';
import type { View } from './view.ts';

/** A part of a domain with its form. */
type Resource = {
  title: string;
  above?: Child;
  below?: Child;
  schema: z.ZodMiniType;
  fields?: Fields;
  groups: Group[];
  /** What is stored; of a new part, what its form begins with. */
  values: Values;
  /** Stores what has changed. */
  save: (changed: Values) => Promise<unknown>;
  button?: string;
};

/** Answers with the page of a part. */
export function showResource(c: Context, resource: Resource, values = resource.values, faults: Faults = {}) {
  const { title, above, below, ...rest } = resource;
  const { schema, fields, groups, button } = rest;
  return domainPage(
    c,
    title,
    <>
      {above}
      <ResourceForm {...{ schema, fields, groups, values, faults, button }} />
      {below}
    </>,
    Object.keys(faults).length > 0 ? 422 : 200,
  );
}

/**
 * Stores what its form brings, as far as it is something else than what is stored, and goes `on`; a fault is told at its
 * field.
 */
export async function saveResource<T>(
  c: Context,
  resource: Resource,
  on: (saved: unknown) => T | Promise<T>,
) {
  const { schema, values, groups, save } = resource;
  const form: URLSearchParams = c.var.form;
  const view: View = c.var.view;
  const paths = pathsOf(groups);
  const now = onto(values, entered(schema, paths, form));
  const checked = schema.safeParse(now);
  if (!checked.success) {
    return showResource(c, resource, now, faultsAt(paths, checked.error.issues, now, view.t));
  }
  const changed = Object.entries(checked.data as Values).filter(
    ([name]) => formOf(now[name]) !== formOf(values[name]),
  );
  return on(changed.length > 0 && (await save(Object.fromEntries(changed))));
}

/** Where a line ends, no form tells how it did. */
const formOf = (value: unknown) => canonicalJson((value ?? null) as Json).replaceAll('\\r\\n', '\\n');

/**
 * What was there with what was entered. An empty text comes only where there was one: an empty translation would hide
 * that of another locale.
 */
function onto(before: Values, now: Values): Values {
  const changed = Object.entries(now).flatMap(([name, value]) => {
    const old = before[name];
    const its = isMap(value) ? onto((old ?? {}) as Values, value) : value;
    const nothing = isMap(its) ? Object.keys(its).length === 0 : its === '';
    return nothing && old === undefined ? [] : [[name, its] as const];
  });
  return { ...before, ...Object.fromEntries(changed) };
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
