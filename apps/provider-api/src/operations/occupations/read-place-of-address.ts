import { readPlaceOfAddress as endpoint } from "@guildway/api-contract";
import { isIP } from "node:net";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { marked } from "./marked.ts";

export const readPlaceOfAddress = operation(
  endpoint,
  async ({ caller, query, address }, { places }) => {
    const asked = query.ip ?? address;
    const isStaff = caller.kind === "user" && caller.role !== "student";
    if (asked !== address && !isStaff) throw new Problem("access.forbidden");
    if (query.ip !== undefined && isIP(query.ip) === 0)
      throw new Problem("input.invalid", {
        faults: [{ field: "ip", reason: "must be a network address" }],
      });
    const { zip, fallback } = await places.zip(asked);
    return { zip, ...marked(fallback) };
  },
);
