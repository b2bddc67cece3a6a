import { knowManifest, linkTo } from "@guildway/federation";
import { expect, it } from "vitest";
import { manifest } from "./manifest.ts";

it("CO-2.8, CO-2.9, CO-2.10 invites, their messages and documents have their addresses", () => {
  knowManifest(manifest);
  expect(linkTo("agreements.invite", { inviteId: "inv-open" })).toBe(
    "/external/invite/id/inv-open",
  );
  expect(linkTo("agreements.inviteMessage", { messageType: "success" })).toBe(
    "/external/invite/msg/success",
  );
  expect(
    linkTo("agreements.document", { collection: "employerAgreements", docId: "ea-signed" }),
  ).toBe("/external/doc/employerAgreements/ea-signed");
});
