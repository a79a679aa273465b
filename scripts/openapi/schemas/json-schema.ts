import { Column, is } from 'drizzle-orm';
import * as z from 'zod';

/** A JSON schema, with the keywords that this generator reads. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
};

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const arrayOf = (name: string) => ({ type: 'array', items: ref(name) });

/** The JSON schema of a zod schema’s input or output. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // The limits of a safe integer say nothing about the value.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // Later versions may add properties to responses.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return json as Schema;
}

/** The JSON schema of a response. */
export const outputSchema = (schema: z.core.$ZodType) => jsonSchema(schema, 'output');

type Columns = Record<string, unknown>;

/** The columns of a table, and the defaults of its settings under their own names. */
const withSettings = (columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      name === 'settings'
        ? Object.entries((column as Column).defaultFn!() as object).map(
            ([setting, value]) => [setting, { default: value as unknown }] as const,
          )
        : [[name, column] as const],
    ),
  );

/** The JSON schema of a request: the zod schema with a sentence for each property and the defaults of the columns. */
export function payloadSchema(
  schema: z.core.$ZodType,
  sentences: Record<string, string>,
  columns: Columns = {},
  more: Record<string, Schema> = {},
) {
  const json = jsonSchema(schema);
  const known = withSettings(columns);
  const properties = inOrder(json.properties ?? {}, Object.keys(known)).map(([name, property]) => {
    const description = sentences[name];
    if (!description) throw new Error(`The property "${name}" has no sentence in property-sentences.ts.`);
    const ignored = Object.keys(property).length === 0;
    return [
      name,
      {
        ...property,
        ...defaultOf(known[name]),
        description,
        ...(ignored && { readOnly: true }),
        ...more[name],
      },
    ];
  });
  return { ...json, properties: Object.fromEntries(properties) } as Schema;
}

/** The properties in the order of the columns. A property without a column stays after its predecessor. */
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

/** The default of a column; undefined for a count in the query. */
const defaultIn = (column: unknown) =>
  column instanceof Object && 'default' in column ? (column.default ?? null) : undefined;

/** The JSON schema of a resource: its columns in order, each with the schema from the request or the column’s type. */
export function resourceSchema(
  written: Schema,
  sentences: Record<string, string>,
  columns: Columns,
  more: Record<string, Schema> = {},
): Schema {
  const all = withSettings(columns);
  const properties = Object.entries(all).map(([name, column]) => {
    const { default: _default, writeOnly: _writeOnly, readOnly, ...known } = written.properties?.[name] ?? {};
    const description = sentences[name]?.replace(/^Read only.*/, '') || undefined;
    const typed = readOnly ? { type: typeOf(column) } : known;
    return [name, { ...typed, description, ...more[name] }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(all) };
}

/** The type of a column or of a count in the query. */
const typeOf = (column: unknown) =>
  is(column, Column) && column.dataType === 'string' ? 'string' : 'integer';
