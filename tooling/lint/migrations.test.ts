import { expect, it } from "vitest";
import { migrationFaults } from "./migrations.ts";

const step = (name: string, text: string) => ({ name, text });
const first = step(
  "0001-first",
  'CREATE TABLE "tools" ("id" text PRIMARY KEY, "name" text NOT NULL)',
);

it("steps that add tables, columns and defaults are fine", () => {
  const second = step(
    "0002-lent",
    'ALTER TABLE "tools" ADD COLUMN "isLent" boolean NOT NULL DEFAULT false, ADD COLUMN "to" text;',
  );
  expect(migrationFaults([first, second])).toEqual([]);
});

it.each([
  'DROP TABLE "tools"',
  'ALTER TABLE "tools" DROP COLUMN "name"',
  'ALTER TABLE "tools" RENAME COLUMN "name" TO "title"',
  'ALTER TABLE "tools" ALTER COLUMN "name" TYPE integer',
  'ALTER TABLE "tools" ALTER COLUMN "name" SET NOT NULL',
  'ALTER TABLE "tools" ADD COLUMN "owner" text NOT NULL',
])("%s needs a step that expanded before it", (text) => {
  expect(migrationFaults([first, step("0002-next", text)])).toHaveLength(1);
  const named = `export const contracts = "0001-first";\n${text}`;
  expect(migrationFaults([first, step("0002-next", named)])).toEqual([]);
});

it("a step contracts only what an earlier one made", () => {
  const text = 'export const contracts = "0003-later";';
  expect(migrationFaults([first, step("0002-next", text)])).toHaveLength(1);
});

it("steps are numbered one after another and go forward only", () => {
  expect(migrationFaults([first, step("0003-next", "")])[0]).toContain("numbered");
  const back = step("0002-next", "export async function down() {}");
  expect(migrationFaults([first, back])[0]).toContain("forward only");
});
