import type { Endpoint, RecordDefinition } from "@guildway/api-contract";
import { type Call, type Operation, operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { createRecord } from "../../records/create-record.ts";
import { deleteRecord } from "../../records/delete-record.ts";
import { publishDraft, updateDraft } from "../../records/entry-drafts.ts";
import { withLinkedEntries } from "../../records/linked-entries.ts";
import { listRecords } from "../../records/list-records.ts";
import { changerOf, makerOf, readerOf, removerOf } from "./writer-of.ts";

type Row = Record<string, unknown>;

/** The calls of a content type: entries carry their id and age in `sys`; changes are drafts until they are published. */
export function entryOperation(endpoint: Endpoint, definition: RecordDefinition): Operation {
  switch (endpoint.record?.does) {
    case "read":
      return operation(endpoint, async (call, services) => {
        const reader = readerOf(call);
        const { items } = await listRecords(services, definition, [["id", idOf(call)]], reader);
        if (!items[0]) throw new Problem("record.not-found");
        const { depth } = call.query as { depth?: string };
        const entries = items.map((item) => asEntry(definition, item));
        return (await withLinkedEntries(services, entries, depth, reader, asEntry))[0]!;
      });
    case "create":
      return operation(endpoint, async (call, services) => {
        const writer = makerOf(call, services);
        const { row } = await createRecord(services, definition, call.body as Row, writer);
        return asEntry(definition, row);
      });
    case "update":
      return operation(endpoint, async (call, services) => {
        const writer = changerOf(call, services);
        const values = call.body as Row;
        return asEntry(
          definition,
          await updateDraft(services, definition, idOf(call), values, writer),
        );
      });
    case "publish":
      return operation(endpoint, async (call, services) => {
        const writer = changerOf(call, services);
        const { cdnFiles = [] } = call.body as { cdnFiles?: Row[] };
        return asEntry(
          definition,
          await publishDraft(services, definition, idOf(call), cdnFiles, writer),
        );
      });
    case "delete":
      return operation(endpoint, async (call, services) => {
        await deleteRecord(services, definition, idOf(call), removerOf(call, services));
        return { deleted: true };
      });
    default:
      return operation(endpoint, async (call, services) => {
        const { depth, parameters } = withoutDepth(call.search);
        const reader = readerOf(call);
        const page = await listRecords(services, definition, parameters, reader);
        const entries = page.items.map((item) => asEntry(definition, item));
        return {
          ...page,
          items: await withLinkedEntries(services, entries, depth, reader, asEntry),
        };
      });
  }
}

function idOf(call: Call): string {
  return (call.params as unknown as { id: string }).id;
}

/** The list's own parameters; an entry always says its id, whatever was selected. */
function withoutDepth(search: URLSearchParams): {
  depth: string | undefined;
  parameters: [string, string][];
} {
  const depth = search.get("depth") ?? undefined;
  if (depth !== undefined && !/^[0-9]$/.test(depth))
    throw new Problem("query.invalid-value", {
      faults: [{ field: "depth", reason: "must be a digit" }],
    });
  const parameters = [...search]
    .filter(([name]) => name !== "depth")
    .map(([name, value]): [string, string] => [
      name,
      name === "select" && !value.split(",").includes("id") ? `${value},id` : value,
    ]);
  return { depth, parameters };
}

function asEntry(
  definition: RecordDefinition,
  { id, createdAt, updatedAt, version, draft, ...fields }: Row,
): Row {
  return {
    sys: {
      id,
      contentType: definition.type,
      ...(createdAt ? { createdAt } : {}),
      ...(updatedAt ? { updatedAt } : {}),
      ...(version ? { version } : {}),
      ...(draft ? { draft: true } : {}),
    },
    ...fields,
  };
}
