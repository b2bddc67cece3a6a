import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { permissionsDocument } from "./permissions-document.ts";

it("docs/permissions.md says what the policies say", () => {
  const path = join(import.meta.dirname, "../../../../../docs/permissions.md");
  expect(readFileSync(path, "utf8")).toBe(permissionsDocument());
});
