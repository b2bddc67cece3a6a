import * as z from "zod/mini";
import { mailAddress } from "./mail-address.ts";
import { labelText, personText, plainLine } from "./one-line.ts";
import { isOrigin } from "./origin.ts";
import type { NamedType } from "./record-types.ts";
import { longestRichText, richTextOf } from "./rich-text.ts";
import { isTimeZone } from "./time-zone.ts";
import { hasUserBeforeHost, isWebAddress, readsAsItLeads } from "./web-address.ts";

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
  /** Kept sealed: `private` is answered one record at a time to whom the policies let, `secret` by no call on records. */
  readonly sealed?: "private" | "secret";
  /** The database or an operation of the server sets it; no call on records does. */
  readonly computed?: true;
  /** The shape in which it is answered, where that is not the shape in which it is written. */
  readonly answer?: z.ZodMiniType;
  /** A long body: a list answers it only where `select` names it, or one record is asked for by its id. */
  readonly long?: true;
  /** The most characters of a text. */
  readonly maxLength?: number;
  /** The closed list of its words, where it is one. */
  readonly values?: readonly string[];
  /** The product notes it as it is used, such as progress and views; writing nothing else raises no version. */
  readonly noted?: true;
  /** The address of a stored file, which its writer uploaded or whose organization's files they may write. */
  readonly file?: true;
  /** Rich text: HTML that the server cleans of all but `richElements`, always or where a yes or no of the record says so. */
  readonly rich?: { readonly max: number; readonly where?: string };
}

type Fields = Readonly<Record<string, Field>>;

/** Which of the three families of calls reaches a record. */
export type Way = "tables" | "documents" | "entries";

/** A record type, described once: the server stores it, the client reads it, the documents list it. */
export interface RecordDefinition<
  Type extends string = string,
  W extends Way = Way,
  F extends Fields = Fields,
> extends NamedType {
  readonly type: Type;
  readonly way: W;
  /** The physical table. */
  readonly table: string;
  readonly title: string;
  readonly fields: F;
  readonly list: { readonly limit: number; readonly order: string };
  /** The most bytes of JSON that one record may have. */
  readonly maxBytes: number;
  /** A named part of another record's table, which is only read. */
  readonly view?: true;
  /** The shapes of changes that are merged in a way of their own. */
  readonly changes?: Readonly<Record<string, z.ZodMiniType>>;
  /** Of these, the lists that a change adds to, and takes away from where it is written `{ add, remove }`. */
  readonly merged?: readonly string[];
}

/** Fields that every record has and nobody writes. */
const systemFields = {
  id: { column: "text", schema: z.string(), required: false },
  createdAt: { column: "instant", schema: z.iso.datetime(), required: false },
  updatedAt: { column: "instant", schema: z.iso.datetime(), required: false },
  /** Counts what callers have written of a record, from 1; an update may name the version it has read. */
  version: { column: "integer", schema: z.int(), required: false },
} as const satisfies Fields;

type Values<F extends Fields, K extends keyof F> = { [N in K]?: z.infer<F[N]["schema"]> | null };

type Answered<F extends Fields> = {
  [K in keyof F]: F[K] extends { sealed: "secret" } ? never : K;
}[keyof F];

type Written<F extends Fields> = {
  [K in keyof F]: F[K] extends { computed: true } ? never : K;
}[keyof F];

/** The record as the API answers it; a field is absent where the caller did not select it or may not see it. */
export type RecordOf<D> =
  D extends RecordDefinition<string, Way, infer F>
    ? { id: string; createdAt?: string; updatedAt?: string; version?: number } & Values<
        F,
        Answered<F>
      >
    : never;

/** What creating or changing a record takes: any of its fields, null to clear one. */
export type RecordInput<D> =
  D extends RecordDefinition<string, Way, infer F> ? Values<F, Written<F>> : never;

/** Describes a record type. `list` defaults to 20 records, oldest first; `maxBytes` to a million. */
export function record<
  const Type extends string,
  const W extends Way,
  F extends Fields,
  const Table extends string = Type,
>(definition: {
  type: Type;
  way: W;
  table?: Table;
  title: string;
  fields: F;
  named: string;
  list?: { limit?: number; order?: string };
  needsFilter?: boolean;
  maxBytes?: number;
  view?: true;
  changes?: Readonly<Record<string, z.ZodMiniType>>;
  merged?: readonly string[];
}): RecordDefinition<Type, W, F> & { readonly table: Table } {
  return {
    ...definition,
    table: (definition.table ?? definition.type) as Table,
    maxBytes: definition.maxBytes ?? 1_000_000,
    list: { limit: 20, order: "createdAt", ...definition.list },
  };
}

/** Text of so many characters is a long body. */
const longFrom = 20_000;

/** Text of at most `max` characters. */
export const text = (max = 300) => ({
  ...field("text", z.string().check(z.maxLength(max, { abort: true }))),
  maxLength: max,
  ...(max >= longFrom && { long: true as const }),
});

/** Text with headings, lists and links, of at most `max` characters without its markup. */
export const richText = (max = longestRichText) => ({
  ...field("text", richTextOf(max)),
  // What was written before it was counted is answered all the same.
  answer: z.string(),
  ...(max >= longFrom && { long: true as const }),
  rich: { max },
});

/** The same where the record's field `where` says yes, and plain text or markdown elsewhere. */
export const richWhere = (where: string, max: number) => ({
  ...richText(max),
  maxLength: max,
  rich: { max, where },
});

/** A title, a company, the name of a thing: one line without a web address. */
export const label = (max = 300) => ({ ...field("text", labelText(max)), maxLength: max });

/** A name that may be a web address: one line that reads as it is stored. */
export const lineOfText = (max = 300) => ({
  ...field("text", plainLine(max)),
  maxLength: max,
  // What was written before it was checked is answered all the same.
  answer: z.string(),
});

/** A person's name, or a part of it: one line without a web or mail address. */
export const personName = (max = 300) => ({ ...field("text", personText(max)), maxLength: max });

/** One mail address. */
export const mail = () => field("text", mailAddress);

/** A web address without a user before its host, or a path on our own site, that leads where it says. */
export const webAddress = z.string().check(
  z.maxLength(2000, { abort: true }),
  z.refine((address) => !hasUserBeforeHost(address), {
    error: "must be a web address without a user or a password before its host",
    abort: true,
  }),
  z.refine(isWebAddress, {
    error: "must be a web address without backslashes and marks that turn text round",
  }),
);

/** Where a link leads: a web address, or a path on our own site. */
export const webLink = () => ({
  ...field("text", webAddress),
  // What was written before it was checked is answered all the same.
  answer: z.string(),
});

/** A part of an address, such as what a course is found at; one that a browser would read otherwise leads elsewhere. */
export const addressPart = (max: number) => ({
  ...field(
    "text",
    z
      .string()
      .check(
        z.maxLength(max, { abort: true }),
        z.regex(/^(?!\.{1,2}$)[^\\/?#%\p{Cc}]*$/u, "must be no part of a path"),
      ),
  ),
  maxLength: max,
  // What was written before it was checked is answered all the same.
  answer: z.string(),
});

/** The address of a stored file of ours, `/v1/files/{name}`. */
export const storedFile = () => ({
  ...field(
    "text",
    z
      .string()
      .check(
        z.maxLength(2000, { abort: true }),
        z.regex(/^(?:https?:\/\/[^/?#\s]+)?\/v1\/files\/[\w.-]+$/, "must be a stored file"),
        z.refine(readsAsItLeads, { error: "must be a stored file" }),
      ),
  ),
  file: true as const,
});

/** A colour as `#rrggbb`. */
export const hexColour = () => ({
  ...field("text", z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "must be six digits after #"))),
  maxLength: 7,
});

/** A colour as `#rrggbb`, or its name in style sheets. */
export const namedColour = () => ({
  ...field(
    "text",
    z
      .string()
      .check(z.regex(/^(?:#[0-9a-f]{6}|[a-z]{3,30})$/i, "must be six digits after #, or a name")),
  ),
  maxLength: 30,
});

/** One of a closed list of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => ({
  ...field("text", z.enum(values)),
  values,
});

/** A whole number. */
export const integer = (minimum = -2_147_483_648, maximum = 2_147_483_647) =>
  field("integer", z.int().check(z.gte(minimum), z.lte(maximum)));

/** Any finite number. */
export const double = () => field("double", z.number());

/** Dollars and whole cents, as a number. */
export const money = (minimum = 0, maximum = 9_999_999_999) =>
  field("money", z.number().check(z.gte(minimum), z.lte(maximum), z.multipleOf(0.01)));

export const yesNo = () => field("boolean", z.boolean());

/** A moment in time, ISO 8601 in UTC, before the year 9999: the database would round its last instant up into five digits. */
export const instant = () => field("instant", z.iso.datetime().check(z.regex(/^(?!9999)/)));

/** A calendar day, YYYY-MM-DD, without a time zone. */
export const plainDate = () => field("date", z.iso.date());

/** An IANA time zone, such as America/New_York. */
export const timeZone = () => ({
  ...field(
    "text",
    z
      .string()
      .check(
        z.maxLength(60, { abort: true }),
        z.refine(isTimeZone, { error: "must be a time zone, such as America/New_York" }),
      ),
  ),
  maxLength: 60,
  answer: z.string(),
});

/** Sites as a browser names them, such as https://partner.example. */
export const origins = (maxItems: number) => ({
  ...field(
    "textList",
    z
      .array(
        z
          .string()
          .check(
            z.maxLength(300, { abort: true }),
            z.refine(isOrigin, { error: "must be a site, such as https://partner.example" }),
          ),
      )
      .check(z.maxLength(maxItems)),
  ),
  answer: z.array(z.string()),
});

/** A list of short texts, such as ids. */
export const textList = (maxItems = 1000) =>
  field("textList", z.array(z.string().check(z.maxLength(300))).check(z.maxLength(maxItems)));

/** A nested value, kept as JSON. */
export const json = <S extends z.ZodMiniType>(schema: S) => field("json", schema);

/** The same field as a long body, which lists leave out unless it is asked for. */
export const long = <S extends z.ZodMiniType>(of: Field<S>): Field<S> => ({ ...of, long: true });

/** The same field, needed when a record is created; a text then says something. */
export const required = <S extends z.ZodMiniType>(of: Field<S>): Field<S> => ({
  ...of,
  required: true,
  ...(of.column === "text" && {
    schema: of.schema.check(z.refine(isSaid, { error: "must not be blank" })) as S,
    // What was written before it was checked is answered all the same.
    answer: of.answer ?? of.schema,
  }),
});

const isSaid = (value: unknown): boolean => typeof value !== "string" || value.trim() !== "";

/** The same field, sealed at rest and answered only to whom the policies let, one record at a time. */
export const sealed = <S extends z.ZodMiniType>(
  of: Field<S>,
  answer?: z.ZodMiniType,
): Field<S> & { readonly sealed: "private" } => ({
  ...of,
  sealed: "private",
  ...(answer && { answer }),
});

/** The same field, sealed at rest and answered by no call on records. */
export const secret = <S extends z.ZodMiniType>(
  of: Field<S>,
): Field<S> & { readonly sealed: "secret" } => ({ ...of, sealed: "secret" });

/** The same field, set by the database or an operation of the server and by no call on records. */
export const computed = <S extends z.ZodMiniType>(
  of: Field<S>,
): Field<S> & { readonly computed: true } => ({ ...of, computed: true });

/** The same field, noted as the product is used, which is no change of the record to who edits it. */
export const noted = <S extends z.ZodMiniType>(
  of: Field<S>,
): Field<S> & { readonly noted: true } => ({ ...of, noted: true });

function field<S extends z.ZodMiniType>(column: ColumnType, schema: S): Field<S> {
  return { column, schema, required: false };
}

const allFields = new WeakMap<RecordDefinition, Record<string, Field>>();

/** Every field that a caller can name: the record's own and the system's. */
export function fieldsOf(definition: RecordDefinition): Readonly<Record<string, Field>> {
  const known = allFields.get(definition);
  if (known) return known;
  const fields = Object.freeze({ ...systemFields, ...definition.fields });
  allFields.set(definition, fields);
  return fields;
}

/** The shape of a new record: the required fields, the rest optional, nothing else. */
export function createSchema(definition: RecordDefinition): z.ZodMiniType<Record<string, unknown>> {
  return shapeOf(writable(definition), (of) =>
    of.required ? of.schema : z.optional(z.nullable(of.schema)),
  );
}

/** The shape of a change: any fields, nothing else; a required field cannot be cleared. */
export function updateSchema(definition: RecordDefinition): z.ZodMiniType<Record<string, unknown>> {
  return shapeOf(writable(definition), (of, name) => {
    const schema = definition.changes?.[name] ?? of.schema;
    return z.optional(of.required ? schema : z.nullable(schema));
  });
}

/** The shape of an answered record; secrets are not in it. */
export function replySchema(definition: RecordDefinition): z.ZodMiniType<Record<string, unknown>> {
  const answered = Object.entries(fieldsOf(definition)).filter(([, of]) => of.sealed !== "secret");
  return shapeOf(answered, (of) => z.optional(z.nullable(of.answer ?? of.schema)));
}

function writable(definition: RecordDefinition): [string, Field][] {
  return Object.entries(definition.fields).filter(([, of]) => !of.computed);
}

function shapeOf(
  fields: [string, Field][],
  schemaOf: (of: Field, name: string) => z.ZodMiniType,
): z.ZodMiniType<Record<string, unknown>> {
  return z.strictObject(
    Object.fromEntries(fields.map(([name, of]) => [name, schemaOf(of, name)])),
  ) as z.ZodMiniType<Record<string, unknown>>;
}
