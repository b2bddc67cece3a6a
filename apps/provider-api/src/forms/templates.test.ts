import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeForms } from "../commands/make-forms.ts";
import { templateFolder } from "./templates.ts";

it("the forms that are stored are those that `make-forms` makes, byte for byte", async () => {
  for (const [name, made] of Object.entries(await makeForms()))
    expect(Buffer.compare(readFileSync(join(templateFolder, name)), Buffer.from(made)), name).toBe(
      0,
    );
});
