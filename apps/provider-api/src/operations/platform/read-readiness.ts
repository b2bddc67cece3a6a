import { readReadiness as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const readReadiness = operation(endpoint, async (_, { readiness }) => {
  if (!readiness.isReady) throw new Problem("server.unavailable");
  return { status: "ready" as const };
});
