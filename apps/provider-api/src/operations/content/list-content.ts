import type { Endpoint } from "@guildway/api-contract";
import { type Operation, operation } from "../../http/operation.ts";
import { listIfChanged } from "../../records/list-records.ts";
import { Problem } from "../../platform/problem.ts";
import { readerOf } from "../records/writer-of.ts";

/** A list for programs: the same records and policies as everywhere, with a few filters that may be named bare, a tag, and cursors beside pages. */
export function listContent(endpoint: Endpoint): Operation {
  const { definition } = endpoint.record!;
  const { bareFilters = [] } = endpoint;
  return operation(endpoint, async (call, services) => {
    const [cursor, ...more] = call.search.getAll("cursor");
    if (more.length > 0) throw givenTwice();
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

function givenTwice(): Problem {
  const fault = { field: "cursor", reason: "is given twice", parameter: "cursor" };
  return new Problem("query.invalid-value", { faults: [fault] });
}
