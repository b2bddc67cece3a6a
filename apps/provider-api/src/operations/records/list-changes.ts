import { listChanges as endpoint, type RecordDefinition, records } from "@guildway/api-contract";
import { type Caller, kindOf } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { newestChanges } from "../../records/journal/newest-changes.ts";
import { listRecords, standingOf } from "../../records/list-records.ts";
import { openFields } from "../../records/reading-scope.ts";

export const listChanges = operation(endpoint, async ({ query, caller }, services) => {
  const definition: RecordDefinition = records[query.type];
  const standing = await standingOf(services, definition, query.id, { caller });
  if (standing !== "own") throw new Problem("record.not-found");
  const { id, before } = query;
  const { read, organizationColumn, ownerColumn, sharedWith } = policyOf(definition.type);
  // What stood in a record before it was shared is its owner's alone.
  if (ownerColumn && sharedWith) {
    const owned = [...Object.entries({ id, select: "id" }), owner(ownerColumn, caller)];
    const { items } = await listRecords(services, definition, owned, { caller });
    if (items.length === 0) throw new Problem("record.not-found");
  }
  const organization =
    read[kindOf(caller)] === "any" ? undefined : caller.kind === "anonymous" ? "" : caller.orgId;
  const fields = openFields(definition, caller);
  return newestChanges(
    services.db,
    { table: definition.table, id, before },
    { fields, organizationColumn, organization },
  );
});

const owner = (column: string, caller: Caller): [string, string] => [
  `f.${column}[eq]`,
  caller.kind === "user" ? caller.userId : "",
];
