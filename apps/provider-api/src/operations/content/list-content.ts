import type { Endpoint } from "@guildway/api-contract";
import { type Operation, operation } from "../../http/operation.ts";
import { listIfChanged } from "../../records/list-records.ts";
import { readerOf } from "../records/writer-of.ts";

/** A list for programs: the same records and policies as everywhere, with a few filters that may be named bare, a tag, and cursors beside pages. */
export function listContent(endpoint: Endpoint): Operation {
  const { definition } = endpoint.record!;
  const { bareFilters = [] } = endpoint;
  return operation(endpoint, async (call, services) => {
    const cursor = call.search.get("cursor") ?? undefined;
    const search = [...call.search]
      .filter(([name]) => name !== "cursor")
      .map(([name, value]): [string, string] => [
        bareFilters.includes(name) ? `f.${name}[eq]` : name,
        value,
      ]);
    const known = call.header("if-none-match");
    const { tag, page } = await listIfChanged(services, definition, search, readerOf(call), {
      known,
      cursor,
    });
    const headers = {
      etag: tag,
      "cache-control": "private, no-cache",
      vary: "authorization, x-api-key, x-access-grant",
    };
    if (!page) return new Response(null, { status: 304, headers });
    for (const [name, value] of Object.entries(headers)) call.setHeader(name, value);
    return page;
  });
}
