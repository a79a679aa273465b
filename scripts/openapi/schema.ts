import { Column, is } from 'drizzle-orm';
import * as z from 'zod';

/** A JSON schema, as far as this generator looks into it. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
};

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const arrayOf = (name: string) => ({ type: 'array', items: ref(name) });

/** The JSON schema of what a zod schema takes (`input`) or gives. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // The limits of a safe integer, which say nothing about the value.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // An answer may have further properties one day.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return json as Schema;
}

/** The JSON schema of an answer. */
export const given = (schema: z.core.$ZodType) => jsonSchema(schema, 'output');

type Columns = Record<string, unknown>;

/** What a payload may hold: the zod schema, with a sentence for each property and the defaults of the columns. */
export function payload(
  schema: z.core.$ZodType,
  sentences: Record<string, string>,
  columns: Columns = {},
  more: Record<string, Schema> = {},
) {
  const json = jsonSchema(schema);
  const properties = inOrder(json.properties ?? {}, Object.keys(columns)).map(([name, property]) => {
    const description = sentences[name];
    if (!description) throw new Error(`The property "${name}" lacks a sentence in properties.ts.`);
    const ignored = Object.keys(property).length === 0;
    return [
      name,
      {
        ...property,
        ...defaultOf(columns[name]),
        description,
        ...(ignored && { readOnly: true }),
        ...more[name],
      },
    ];
  });
  return { ...json, properties: Object.fromEntries(properties) } as Schema;
}

/** The properties in the order of the columns; one that is no column stays behind the one that it stood behind. */
function inOrder(properties: Record<string, Schema>, columns: string[]) {
  let rank = 0;
  const ranked = Object.entries(properties).map((entry, i) => {
    const column = columns.indexOf(entry[0]);
    if (column >= 0) rank = column;
    return { entry, rank, i };
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.i - b.i).map(({ entry }) => entry);
}

const defaultOf = (column: unknown) => {
  const value = defaultIn(column);
  return value === undefined || value === null ? {} : { default: value };
};

/** What a column holds where nothing is said of it; undefined for a count that the query makes. */
const defaultIn = (column: unknown) =>
  column instanceof Object && 'default' in column ? (column.default ?? null) : undefined;

/** What reading answers: the columns in their order, each as the payload knows it, otherwise as the column is typed. */
export function answer(
  written: Schema,
  sentences: Record<string, string>,
  columns: Columns,
  more: Record<string, Schema> = {},
): Schema {
  const properties = Object.entries(columns).map(([name, column]) => {
    const { default: _default, writeOnly: _writeOnly, readOnly, ...known } = written.properties?.[name] ?? {};
    const description = sentences[name]?.replace(/^Read only.*/, '') || undefined;
    const typed = readOnly ? { type: typeOf(column) } : known;
    return [name, { ...typed, description, ...more[name] }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(columns) };
}

/** The type of a column, or of a count that the query makes. */
const typeOf = (column: unknown) =>
  is(column, Column) && column.dataType === 'string' ? 'string' : 'integer';

/** The example with the column's default for each property that it does not name. */
export function complete(columns: Columns, example: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = defaultIn(column);
      return [name, name in example ? example[name] : value === undefined ? 0 : value];
    }),
  );
}
