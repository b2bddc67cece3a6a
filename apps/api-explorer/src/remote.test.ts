import { knowManifest, linkTo } from "@guildway/federation";
import { expect, it } from "vitest";
import { manifest } from "./manifest.ts";
import { remote } from "./remote.tsx";

it("its pages are at the addresses that their names lead to", async () => {
  knowManifest(manifest);
  expect(linkTo("api-explorer.explorer")).toBe("/api");
  expect(await remote.pages.explorer()).toHaveProperty("default");
  expect(linkTo("api-explorer.calls")).toBe("/api/calls");
  expect(await remote.pages.calls()).toHaveProperty("default");
});
