import type { ProblemBody } from "@guildway/api-contract";
import type { Problem } from "../platform/problem.ts";

/** A refusal as it is answered. */
export function problemBody({ code, message, details }: Problem, requestId: string): ProblemBody {
  return { code, message, requestId, ...(details && { details }) };
}
