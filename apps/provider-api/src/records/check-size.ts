import type { RecordDefinition } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";

/** Refuses a record that has become larger than its type may be. */
export function checkSize({ maxBytes }: RecordDefinition, row: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(row)) > maxBytes)
    throw new Problem("record.too-large", {
      message: `A record of this type has at most ${maxBytes} bytes.`,
    });
}
