import type { Endpoint, Fault } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";

/** What was sent as the contract has it; refuses what is not, and says where. */
export function parse(
  schema: NonNullable<Endpoint["body"]>,
  value: unknown,
  part: "query" | "body",
): unknown {
  const parsed = parsedBy(schema, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues as {
    code: string;
    path: PropertyKey[];
    message: string;
    keys?: string[];
  }[];
  const faults = issues.flatMap((issue): Fault[] =>
    issue.code === "unrecognized_keys"
      ? (issue.keys ?? []).map((key) => ({
          field: [...issue.path, key].join("."),
          reason: "is not known",
        }))
      : [{ field: issue.path.map(String).join("."), reason: reasonOf(issue) }],
  );
  const unknownParameter =
    part === "query" && issues.some((issue) => issue.code === "unrecognized_keys");
  throw new Problem(unknownParameter ? "query.unknown-parameter" : "input.invalid", { faults });
}

/** What the schema finds; it cannot count more than some hundred thousand faults, and fails in its own way beyond. */
function parsedBy(schema: NonNullable<Endpoint["body"]>, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (error instanceof RangeError)
      throw new Problem("input.invalid", {
        faults: [{ field: "", reason: "has too many faults to list" }],
      });
    throw error;
  }
}

/** What the contract's schemas say where they have no words of their own. */
const unsaid = "Invalid input";

function reasonOf(issue: { code: string; message: string; [more: string]: unknown }): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${String(issue.expected)}`;
    case "too_small":
      return `must be at least ${String(issue.minimum)}`;
    case "too_big":
      return `must be at most ${String(issue.maximum)}`;
    case "invalid_value":
      return `must be one of ${(issue.values as unknown[]).join(", ")}`;
    case "invalid_format":
      return issue.message === unsaid ? `must be a valid ${String(issue.format)}` : issue.message;
    default:
      return issue.message === unsaid ? "has the wrong shape" : issue.message;
  }
}
