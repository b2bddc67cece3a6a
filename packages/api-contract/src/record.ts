import * as z from "zod/mini";

/** How a field is stored; the server turns it into a column of the database. */
export type ColumnType =
  | "text"
  | "integer"
  | "double"
  | "money"
  | "boolean"
  | "instant"
  | "date"
  | "textList"
  | "json";

/** One field of a record: its column, the shape of its value, and whether creating needs it. */
export interface Field<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly column: ColumnType;
  readonly schema: S;
  readonly required: boolean;
}

type Fields = Readonly<Record<string, Field>>;

/** Which of the three families of calls reaches a record. */
export type Way = "tables" | "documents" | "entries";

/** A record type, described once: the server stores it, the client reads it, the documents list it. */
export interface RecordDefinition<
  Type extends string = string,
  W extends Way = Way,
  F extends Fields = Fields,
> {
  readonly type: Type;
  readonly way: W;
  /** The physical table. */
  readonly table: string;
  readonly title: string;
  readonly fields: F;
  readonly list: { readonly limit: number; readonly order: string };
}

/** Fields that every record has and nobody writes. */
export const systemFields = {
  id: { column: "text", schema: z.string(), required: false },
  createdAt: { column: "instant", schema: z.iso.datetime(), required: false },
  updatedAt: { column: "instant", schema: z.iso.datetime(), required: false },
} as const satisfies Fields;

type Values<F extends Fields> = { [K in keyof F]?: z.infer<F[K]["schema"]> | null };

/** The record as the API answers it; a field is absent where the caller did not select it or may not see it. */
export type RecordOf<D> =
  D extends RecordDefinition<string, Way, infer F>
    ? { id: string; createdAt?: string; updatedAt?: string } & Values<F>
    : never;

/** What creating or changing a record takes: any of its fields, null to clear one. */
export type RecordInput<D> = D extends RecordDefinition<string, Way, infer F> ? Values<F> : never;

/** Describes a record type. `list` defaults to 20 records, oldest first. */
export function record<
  const Type extends string,
  const W extends Way,
  F extends Fields,
>(definition: {
  type: Type;
  way: W;
  table?: string;
  title: string;
  fields: F;
  list?: { limit?: number; order?: string };
}): RecordDefinition<Type, W, F> {
  return {
    ...definition,
    table: definition.table ?? definition.type,
    list: { limit: definition.list?.limit ?? 20, order: definition.list?.order ?? "createdAt" },
  };
}

/** Text of at most `max` characters. */
export const text = (max = 300) => field("text", z.string().check(z.maxLength(max)));

/** One of a closed list of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  field("text", z.enum(values));

/** A whole number. */
export const integer = (minimum = -2_147_483_648, maximum = 2_147_483_647) =>
  field("integer", z.int().check(z.gte(minimum), z.lte(maximum)));

/** Any finite number. */
export const double = () => field("double", z.number());

/** Dollars with at most two decimals, as a number. */
export const money = () =>
  field("money", z.number().check(z.gte(-9_999_999_999), z.lte(9_999_999_999)));

export const yesNo = () => field("boolean", z.boolean());

/** A moment in time, ISO 8601 in UTC. */
export const instant = () => field("instant", z.iso.datetime());

/** A calendar day, YYYY-MM-DD, without a time zone. */
export const plainDate = () => field("date", z.iso.date());

/** A list of short texts, such as ids. */
export const textList = (maxItems = 1000) =>
  field("textList", z.array(z.string().check(z.maxLength(300))).check(z.maxLength(maxItems)));

/** A nested value, kept as JSON. */
export const json = <S extends z.ZodMiniType>(schema: S) => field("json", schema);

/** The same field, needed when a record is created. */
export const required = <S extends z.ZodMiniType>(of: Field<S>): Field<S> => ({
  ...of,
  required: true,
});

function field<S extends z.ZodMiniType>(column: ColumnType, schema: S): Field<S> {
  return { column, schema, required: false };
}

/** Every field that a caller can name: the record's own and the system's. */
export function fieldsOf(definition: RecordDefinition): Record<string, Field> {
  return { ...systemFields, ...definition.fields };
}

/** The shape of a new record: the required fields, the rest optional, nothing else. */
export function createSchema(definition: RecordDefinition): z.ZodMiniType<Record<string, unknown>> {
  return z.strictObject(
    mapFields(definition.fields, (of) =>
      of.required ? of.schema : z.optional(z.nullable(of.schema)),
    ),
  ) as z.ZodMiniType<Record<string, unknown>>;
}

/** The shape of a change: any fields, nothing else; a required field cannot be cleared. */
export function updateSchema(definition: RecordDefinition): z.ZodMiniType<Record<string, unknown>> {
  return z.strictObject(
    mapFields(definition.fields, (of) =>
      z.optional(of.required ? of.schema : z.nullable(of.schema)),
    ),
  ) as z.ZodMiniType<Record<string, unknown>>;
}

/** The shape of an answered record. */
export function replySchema(definition: RecordDefinition): z.ZodMiniType<Record<string, unknown>> {
  return z.strictObject(
    mapFields(fieldsOf(definition), (of) => z.optional(z.nullable(of.schema))),
  ) as z.ZodMiniType<Record<string, unknown>>;
}

function mapFields(
  fields: Fields,
  schemaOf: (of: Field) => z.ZodMiniType,
): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, schemaOf(of)]));
}
