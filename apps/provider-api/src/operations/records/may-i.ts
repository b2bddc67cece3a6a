import { mayI as endpoint, type RecordDefinition, records } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { refusalsOf } from "../../records/rights.ts";
import { writerOf } from "./writer-of.ts";

export const mayI = operation(endpoint, async (call, services) => {
  const definition: RecordDefinition = records[call.query.type];
  const why = await refusalsOf(services, definition, call.query.id, writerOf(call, services));
  return {
    list: why.list === undefined,
    read: why.read === undefined,
    create: why.create === undefined,
    update: why.update === undefined,
    publish: why.publish === undefined,
    delete: why.delete === undefined,
    why,
  };
});
