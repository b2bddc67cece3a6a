import type { Endpoint, RecordDefinition } from "@guildway/api-contract";
import { type Caller, kindOf } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { type Operation, operation } from "../../http/operation.ts";
import { noteElsewhere } from "../note-elsewhere.ts";
import { createRecord } from "../../records/create-record.ts";
import { deleteRecord } from "../../records/delete-record.ts";
import { listRecords } from "../../records/list-records.ts";
import { updateRecord } from "../../records/update-record.ts";
import type { Services } from "../../services.ts";
import { changerOf, makerOf, readerOf, removerOf } from "./writer-of.ts";

type Row = Record<string, unknown>;

/** The calls of a table: creating and updating answer the row. */
export function tableOperation(endpoint: Endpoint, definition: RecordDefinition): Operation {
  switch (endpoint.record?.does) {
    case "create":
      return operation(endpoint, async (call, services) => {
        const writer = makerOf(call, services);
        await noteAccount(services, definition, call.caller, call.body as Row);
        const made = await createRecord(services, definition, call.body as Row, writer);
        return { ...made.row, ...(made.editGrant !== undefined && { editGrant: made.editGrant }) };
      });
    case "update":
      return operation(endpoint, async (call, services) => {
        const { id, ...values } = call.body as Row & { id: string };
        await noteAccount(services, definition, call.caller, values);
        return updateRecord(services, definition, id, values, changerOf(call, services));
      });
    case "delete":
      return operation(endpoint, async (call, services) => {
        const { id } = call.query as { id: string };
        await deleteRecord(services, definition, id, removerOf(call, services));
        return { deleted: true };
      });
    default:
      return operation(endpoint, (call, services) =>
        listRecords(services, definition, call.search, readerOf(call)),
      );
  }
}

/** Whoever adds a person, or gives one another address, comes to know whether another organization's has it. */
async function noteAccount(
  services: Services,
  { type }: RecordDefinition,
  caller: Caller,
  { email }: Row,
): Promise<void> {
  if (type !== "users" || typeof email !== "string" || caller.kind !== "user") return;
  // Who may add nobody learns nothing, and spends nothing of what the organization may come upon.
  if (policyOf(type).create[kindOf(caller)] === "none") return;
  if (caller.role !== "superAdmin") await noteElsewhere(services, caller, caller.orgId, [email]);
}
