import type { Endpoint, RecordDefinition } from "@guildway/api-contract";
import { type Operation, operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { listRecords } from "../../records/list-records.ts";

/** The calls of a content type: entries carry their id and age in `sys`. */
export function entryOperation(endpoint: Endpoint, definition: RecordDefinition): Operation {
  if (endpoint.record?.does === "read")
    return operation(endpoint, async ({ params, caller }, { db }) => {
      const { id } = params as unknown as { id: string };
      const { items } = await listRecords(db, definition, [["id", id]], caller);
      if (!items[0]) throw new Problem("record.not-found");
      return asEntry(definition, items[0]);
    });
  return operation(endpoint, async ({ search, caller }, { db }) => {
    const page = await listRecords(db, definition, withId(search), caller);
    return { ...page, items: page.items.map((item) => asEntry(definition, item)) };
  });
}

/** An entry always says its id, whatever was selected. */
function withId(search: URLSearchParams): [string, string][] {
  return [...search].map(([name, value]) => [
    name,
    name === "select" && !value.split(",").includes("id") ? `${value},id` : value,
  ]);
}

function asEntry(
  definition: RecordDefinition,
  { id, createdAt, updatedAt, ...fields }: Record<string, unknown>,
) {
  return {
    sys: {
      id,
      contentType: definition.type,
      ...(createdAt ? { createdAt } : {}),
      ...(updatedAt ? { updatedAt } : {}),
    },
    ...fields,
  };
}
