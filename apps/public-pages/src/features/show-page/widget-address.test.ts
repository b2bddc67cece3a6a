import { expect, it } from "vitest";
import { widgetAddress } from "./widget-address.ts";

const viewer = { email: "rosa@example.test", externalUserId: "r 7&8" };
const both = { includeEmail: true, includeExternalUserId: true };

it("IN-3.41 a link gets the e-mail address and the external id of who follows it, where it says so", () => {
  const url = "https://keystone.test/apply?from=page#form";
  expect(widgetAddress({ url, ...both }, viewer)).toBe(
    "https://keystone.test/apply?from=page&email=rosa%40example.test&externalUserId=r+7%268#form",
  );
  expect(widgetAddress({ url, includeEmail: true }, viewer)).toBe(
    "https://keystone.test/apply?from=page&email=rosa%40example.test#form",
  );
  expect(widgetAddress({ url }, viewer)).toBe(url);
});

it("a link to who is unknown stays as it is written, and so does a path of ours", () => {
  expect(widgetAddress({ url: "https://keystone.test/Apply", ...both }, {})).toBe(
    "https://keystone.test/Apply",
  );
  expect(widgetAddress({ url: "/o/keystone/courses", includeEmail: true }, viewer)).toBe(
    "/o/keystone/courses?email=rosa%40example.test",
  );
});

it("a link that holds a script leads nowhere", () => {
  expect(widgetAddress({ url: "javascript:alert(1)", ...both }, viewer)).toBeUndefined();
});
