import * as z from "zod/mini";
import { type Endpoint, endpoint, type RecordAction } from "../endpoint.ts";
import { createSchema, type RecordDefinition, replySchema, updateSchema } from "../record.ts";
import { documentsByIdPath, recordPath } from "../record-path.ts";
import { records } from "../records.ts";
import { cdnFiles } from "../records/stored-files.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));

/** How deep linked entries are answered; the class codes of a class or cohort are at depth 1. */
const depth = z.string().check(z.regex(/^[0-9]$/, "must be a digit"));

/** What the updates and deletes of all three families, and publishing, have in common. */
const changing = { ifMatch: true, problems: ["record.changed"] } as const;

/** What every list answers; the range counts from 0 and is null where the page is empty. */
export const pageOf = (item: z.ZodMiniType) =>
  z.strictObject({
    items: z.array(item),
    total: z.int(),
    /** With `total=capped`: there are more than `total`. */
    isCapped: z.optional(z.literal(true)),
    rangeFrom: z.nullable(z.int()),
    rangeTo: z.nullable(z.int()),
    page: z.int(),
    limit: z.int(),
  });

/** The calls of one record type, by its way: tables, documents or entries. */
export function recordEndpoints(definition: RecordDefinition): Endpoint[] {
  return { tables: tableEndpoints, documents: documentEndpoints, entries: entryEndpoints }[
    definition.way
  ](definition);
}

/** The calls of every record type. */
export function allRecordEndpoints(): Endpoint[] {
  return Object.values(records).flatMap(recordEndpoints);
}

function tableEndpoints(definition: RecordDefinition): Endpoint[] {
  const path = recordPath(definition);
  if (definition.view) return [listEndpoint(definition, path)];
  return [
    listEndpoint(definition, path),
    endpoint({
      ...described(definition, "create"),
      makesOnce: true,
      method: "POST",
      path,
      access: "record",
      body: createSchema(definition),
      reply: z.extend(replySchema(definition) as unknown as z.ZodMiniObject, {
        editGrant: z.optional(z.string()),
      }),
    }),
    endpoint({
      ...described(definition, "update"),
      method: "PUT",
      path,
      access: "record",
      ...changing,
      body: withId(updateSchema(definition)),
      reply: replySchema(definition),
    }),
    endpoint({
      ...described(definition, "delete"),
      method: "DELETE",
      ...changing,
      path,
      access: "record",
      query: z.strictObject({ id }),
      reply: z.strictObject({ deleted: z.boolean() }),
    }),
  ];
}

function documentEndpoints(definition: RecordDefinition): Endpoint[] {
  const path = recordPath(definition);
  return [
    listEndpoint(definition, path),
    endpoint({
      ...described(definition, "read"),
      name: `list${titled(definition.type)}ByIds`,
      method: "GET",
      path: documentsByIdPath(definition),
      access: "record",
      summary: `Answers the ${definition.type} of the given ids.`,
      lists: definition,
      reply: pageOf(replySchema(definition)),
    }),
    endpoint({
      ...described(definition, "create"),
      makesOnce: true,
      method: "POST",
      path,
      access: "record",
      body: z.strictObject({ data: createSchema(definition) }),
      reply: z.strictObject({
        docId: z.string(),
        version: z.int(),
        editGrant: z.optional(z.string()),
      }),
    }),
    endpoint({
      ...described(definition, "update"),
      method: "PUT",
      path,
      access: "record",
      ...changing,
      body: z.strictObject({ id, data: updateSchema(definition) }),
      reply: z.strictObject({ docId: z.string(), version: z.int() }),
    }),
    endpoint({
      ...described(definition, "delete"),
      method: "DELETE",
      ...changing,
      path,
      access: "record",
      query: z.strictObject({ id: z.optional(id) }),
      reply: z.strictObject({ deleted: z.boolean() }),
    }),
  ];
}

function entryEndpoints(definition: RecordDefinition): Endpoint[] {
  const path = recordPath(definition);
  const entry = z.looseObject({
    sys: z.strictObject({
      id: z.string(),
      contentType: z.literal(definition.type),
      createdAt: z.optional(z.iso.datetime()),
      updatedAt: z.optional(z.iso.datetime()),
      version: z.optional(z.int()),
      /** There are changes that are not published; only staff are told. */
      draft: z.optional(z.boolean()),
    }),
  });
  const one = { path: `${path}/{id}`, access: "record" } as const;
  return [
    { ...listEndpoint(definition, path), reply: pageOf(entry) },
    endpoint({
      ...described(definition, "read"),
      ...one,
      method: "GET",
      query: z.strictObject({ depth: z.optional(depth) }),
      reply: entry,
      problems: ["record.not-found"],
    }),
    endpoint({
      ...described(definition, "create"),
      makesOnce: true,
      method: "POST",
      path,
      access: "record",
      body: createSchema(definition),
      reply: entry,
    }),
    endpoint({
      ...described(definition, "update"),
      ...one,
      method: "PUT",
      ...changing,
      summary: `Merges the named fields into the draft of one of ${definition.type}.`,
      body: updateSchema(definition),
      reply: entry,
    }),
    endpoint({
      ...described(definition, "publish"),
      ...one,
      path: `${one.path}/publish`,
      method: "POST",
      ...changing,
      body:
        "integration" in definition.fields
          ? z.strictObject({ cdnFiles: z.optional(cdnFiles) })
          : z.strictObject({}),
      reply: entry,
    }),
    endpoint({
      ...described(definition, "delete"),
      ...one,
      method: "DELETE",
      ...changing,
      reply: z.strictObject({ deleted: z.boolean() }),
    }),
  ];
}

function listEndpoint(definition: RecordDefinition, path: string): Endpoint {
  return endpoint({
    ...described(definition, "list"),
    method: "GET",
    path,
    access: "record",
    lists: definition,
    reply: pageOf(replySchema(definition)),
    ...(definition.needsFilter && { problems: ["wage-list.no-filter"] as const }),
  });
}

function described(definition: RecordDefinition, does: RecordAction) {
  const verbs = {
    list: `Lists ${definition.type} by the grammar of lists, ${definition.list.limit} at a time.`,
    read: `Answers one of ${definition.type}.`,
    create: `Creates one of ${definition.type}.`,
    update: `Merges the named fields into one of ${definition.type}.`,
    publish: `Publishes the draft of one of ${definition.type}, and appends the given files to its own.`,
    delete: `Deletes one of ${definition.type}.`,
  };
  return {
    name: `${does}${titled(definition.type)}`,
    summary: verbs[does],
    record: { definition, does },
  };
}

function withId(schema: z.ZodMiniType<Record<string, unknown>>): z.ZodMiniType {
  return z.extend(schema as unknown as z.ZodMiniObject, { id }) as unknown as z.ZodMiniType;
}

/** A type as the end of a name. */
export function titled(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
