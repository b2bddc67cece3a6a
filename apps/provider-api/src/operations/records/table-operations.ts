import type { Endpoint, RecordDefinition } from "@guildway/api-contract";
import { type Operation, operation } from "../../http/operation.ts";
import { createRecord } from "../../records/create-record.ts";
import { deleteRecord } from "../../records/delete-record.ts";
import { listRecords } from "../../records/list-records.ts";
import { updateRecord } from "../../records/update-record.ts";
import { changerOf, makerOf, readerOf, removerOf } from "./writer-of.ts";

type Row = Record<string, unknown>;

/** The calls of a table: creating and updating answer the row. */
export function tableOperation(endpoint: Endpoint, definition: RecordDefinition): Operation {
  switch (endpoint.record?.does) {
    case "create":
      return operation(endpoint, async (call, services) => {
        const writer = makerOf(call, services);
        const made = await createRecord(services, definition, call.body as Row, writer);
        return { ...made.row, ...(made.editGrant !== undefined && { editGrant: made.editGrant }) };
      });
    case "update":
      return operation(endpoint, async (call, services) => {
        const { id, ...values } = call.body as Row & { id: string };
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
