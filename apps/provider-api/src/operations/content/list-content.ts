import type { Endpoint } from "@guildway/api-contract";
import { type Operation, operation } from "../../http/operation.ts";
import { listRecords } from "../../records/list-records.ts";
import { readerOf } from "../records/writer-of.ts";

/** A list for programs: the same records and policies as everywhere, with a few filters that may be named bare. */
export function listContent(endpoint: Endpoint): Operation {
  const { definition } = endpoint.record!;
  const { bareFilters = [] } = endpoint;
  return operation(endpoint, (call, services) => {
    const search = [...call.search].map(([name, value]): [string, string] => [
      bareFilters.includes(name) ? `f.${name}[eq]` : name,
      value,
    ]);
    return listRecords(services, definition, search, readerOf(call));
  });
}
