import type { Endpoint, RecordDefinition } from "@guildway/api-contract";
import { type Operation, operation } from "../../http/operation.ts";
import { createRecord } from "../../records/create-record.ts";
import { deleteRecord } from "../../records/delete-record.ts";
import { listRecords } from "../../records/list-records.ts";
import { updateRecord } from "../../records/update-record.ts";
import { changerOf, makerOf, readerOf, removerOf } from "./writer-of.ts";

type Row = Record<string, unknown>;

/** The calls of a document collection: creating and updating answer the id. */
export function documentOperation(endpoint: Endpoint, definition: RecordDefinition): Operation {
  switch (endpoint.record?.does) {
    case "create":
      return operation(endpoint, async (call, services) => {
        const { data } = call.body as { data: Row };
        const { row, editGrant } = await createRecord(
          services,
          definition,
          data,
          makerOf(call, services),
        );
        return {
          docId: row.id,
          version: row.version,
          ...(editGrant !== undefined && { editGrant }),
        };
      });
    case "update":
      return operation(endpoint, async (call, services) => {
        const { id, data } = call.body as { id: string; data: Row };
        const writer = changerOf(call, services);
        const { version } = await updateRecord(services, definition, id, data, writer);
        return { docId: id, version };
      });
    case "delete":
      return operation(endpoint, async (call, services) => {
        const { id } = call.query as { id?: string };
        if (!id) return { deleted: false };
        await deleteRecord(services, definition, id, removerOf(call, services));
        return { deleted: true };
      });
    default:
      return operation(endpoint, (call, services) =>
        listRecords(services, definition, call.search, readerOf(call)),
      );
  }
}
