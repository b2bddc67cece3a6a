import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { expect, it } from "vitest";
import { officialFiles } from "../../occupations/official-files.ts";
import { sampleApprentice, samplePictures } from "../../test-api/sample-facts.ts";
import { templateOf } from "../templates.ts";
import { fillEta671Apart } from "./fill-apart.ts";
import { UnknownForm } from "./unknown-form.ts";

const folder = officialFiles();
const path = join(folder ?? "", "forms/eta-671-appendix-b-apprenticeship-agreement-fillable.pdf");
const filling = async (official: Uint8Array) => ({
  official,
  template: await templateOf("apprenticeAgreements", "Rev. March 2023"),
  facts: { ...sampleApprentice, ssn: "923-45-6789" },
  pictures: samplePictures,
});

it.skipIf(!folder || !existsSync(path))("the official form is filled apart", async () => {
  const form = await PDFDocument.load(await fillEta671Apart(await filling(readFileSync(path))));
  expect(form.getForm().getTextField("Social Security Number").getText()).toBe("923-45-6789");
});

it("a file that is made to break its reader is given up, and keeps nobody else waiting", async () => {
  const broken = "1 0 obj\n<<>>\nstream\nendobj\n".repeat(180_000);
  const made = Buffer.from(`%PDF-1.7\n${broken}trailer\n<</Root 1 0 R>>\n%%EOF\n`);
  let turns = 0;
  const others = setInterval(() => (turns += 1), 10);
  const filled = fillEta671Apart(await filling(made), { seconds: 2, megabytes: 512 });
  await expect(filled).rejects.toMatchObject({ name: "UnknownForm", cause: "tookTooLong" });
  clearInterval(others);
  expect(turns).toBeGreaterThan(20);
});

it("what is no form says so, without a reason of ours", async () => {
  const filled = fillEta671Apart(await filling(new Uint8Array(40)));
  await expect(filled).rejects.toThrow(UnknownForm);
  await expect(filled).rejects.toMatchObject({ cause: undefined });
});
