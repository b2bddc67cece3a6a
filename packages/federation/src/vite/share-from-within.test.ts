import { expect, it } from "vitest";
import { isWithin } from "./share-from-within.ts";

const form = "/project/packages/ui/src/forms/form-frame.tsx";

it.each([
  ["@guildway/ui", form, true],
  ["@guildway/ui/toasts", form, true],
  ["@guildway/ui/forms", form, false],
  ["@guildway/auth", form, false],
  ["@guildway/ui", "/project/apps/admin-console/src/room/room-page.tsx", false],
  ["react", form, false],
])("%s from %s is shared from within: %s", (source, importer, is) =>
  expect(isWithin(source, importer)).toBe(is),
);
