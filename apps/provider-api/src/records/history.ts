import { mostHistoryEntries } from "@guildway/api-contract";

/** A history with more entries at its head; once it is full the oldest go. */
export function withNewest(added: readonly unknown[], history: unknown): unknown[] {
  const before = Array.isArray(history) ? history : [];
  return [...added, ...before].slice(0, mostHistoryEntries);
}
