import type { Endpoint, RecordDefinition } from "@guildway/api-contract";
import { type Operation, operation } from "../../http/operation.ts";
import { listRecords } from "../../records/list-records.ts";
import { createRecord, deleteRecord, updateRecord } from "../../records/write-record.ts";
import { writerOf } from "./writer-of.ts";

type Row = Record<string, unknown>;

/** The calls of a table: creating and updating answer the row. */
export function tableOperation(endpoint: Endpoint, definition: RecordDefinition): Operation {
  switch (endpoint.record?.does) {
    case "create":
      return operation(endpoint, async (call, services) => {
        return (
          await createRecord(services.db, definition, call.body as Row, writerOf(call, services))
        ).row;
      });
    case "update":
      return operation(endpoint, async (call, services) => {
        const { id, ...values } = call.body as Row & { id: string };
        return updateRecord(services.db, definition, id, values, writerOf(call, services));
      });
    case "delete":
      return operation(endpoint, async (call, { db }) => {
        await deleteRecord(db, definition, (call.query as { id: string }).id, call.caller);
        return { deleted: true };
      });
    default:
      return operation(endpoint, (call, { db }) =>
        listRecords(db, definition, call.search, call.caller),
      );
  }
}
