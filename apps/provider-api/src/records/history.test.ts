import { expect, it } from "vitest";
import { mostHistoryEntries } from "@guildway/api-contract";
import { withNewest } from "./history.ts";

it("a full history keeps its newest entries, and the oldest go", () => {
  const full = Array.from({ length: mostHistoryEntries }, (_, index) => `entry ${index}`);
  const kept = withNewest(["the newest"], full);
  expect(kept).toHaveLength(mostHistoryEntries);
  expect([kept[0], kept.at(-1)]).toEqual(["the newest", `entry ${mostHistoryEntries - 2}`]);
});

it("a record without a history begins one", () => {
  expect(withNewest(["first"], null)).toEqual(["first"]);
});
