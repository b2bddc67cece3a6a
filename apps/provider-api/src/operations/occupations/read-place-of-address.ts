import { readPlaceOfAddress as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";

export const readPlaceOfAddress = operation(
  endpoint,
  async ({ caller, query, address }, { settings }) => {
    const isStaff = caller.kind === "user" && caller.role !== "student";
    if (query.ip && query.ip !== address && !isStaff) throw new Problem("access.forbidden");
    return { zip: settings.defaultZip };
  },
);
