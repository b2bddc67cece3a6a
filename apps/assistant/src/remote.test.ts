import { knowManifest, linkTo } from "@guildway/federation";
import { expect, it } from "vitest";
import { manifest } from "./manifest.ts";
import { remote } from "./remote.tsx";

it("CO-2.11 the assistant is at /external/assistant", async () => {
  knowManifest(manifest);
  const address = linkTo("assistant.assistant", {}, { integrationId: "int-keystone" });
  expect(address).toBe("/external/assistant?integrationId=int-keystone");
  expect(await remote.pages.assistant()).toHaveProperty("default");
  expect(await remote.parts.chat()).toBeTypeOf("function");
});
