import { expect, it } from "vitest";
import { isWithin } from "./share-from-within.ts";

const form = "/work/packages/ui/src/forms/form-frame.tsx";

it.each([
  ["@guildway/ui", form, true],
  ["@guildway/ui/toasts", form, true],
  ["@guildway/ui/forms", form, false],
  ["@guildway/auth", form, false],
  ["@guildway/ui", "/work/apps/admin-console/src/room/room-page.tsx", false],
  ["react", form, false],
])("%s from %s is shared from within: %s", (source, importer, is) =>
  expect(isWithin(source, importer)).toBe(is),
);
