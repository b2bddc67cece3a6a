import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settingNames } from "./settings.ts";

it("the operators' page names every setting", () => {
  const page = readFileSync(
    join(import.meta.dirname, "../../../../docs/how-to/operate.md"),
    "utf8",
  );
  expect(settingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
