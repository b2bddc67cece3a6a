import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type RecordDefinition, records } from "@guildway/api-contract";
import packageJson from "../../../package.json" with { type: "json" };

const source = join(import.meta.dirname, "../..");
const { floors } = packageJson.guildway;
const tables = new Set(
  Object.values(records as Record<string, RecordDefinition>).map((one) => one.table),
);
/** Sealing anew changes no value. */
const mayWrite = ["records/stored-rows.ts", "records/stored-values.ts", "records/reseal.ts"];

const built = /\b(?:insertInto|updateTable|deleteFrom)\(\s*"(\w+)"/g;
const spelled = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+(?:"(\w+)"|\$\{)/g;

/** The record tables that a source writes; one that it does not name may be any. */
function writes(text: string): string[] {
  return [built, spelled]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = "any"]) => table))
    .filter((table) => table === "any" || tables.has(table));
}

it("nothing in production writes a record table but by the rows that keep the journal", () => {
  const files = floors
    .flat()
    .filter((room) => !room.endsWith(".ts"))
    .flatMap((room) =>
      readdirSync(join(source, room), { recursive: true, encoding: "utf8" }).map((path) =>
        join(room, path),
      ),
    )
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes("migrations"));
  expect(files.length).toBeGreaterThan(200);
  const writers = files.filter(
    (path) => writes(readFileSync(join(source, path), "utf8")).length > 0,
  );
  expect(writers.toSorted()).toEqual(mayWrite.toSorted());
});

it("a write past the journal is seen, however it is spelled", () => {
  expect(writes('db.updateTable("users").set({ name })')).toEqual(["users"]);
  expect(writes('sql`DELETE FROM "courses" WHERE "id" = ${id}`')).toEqual(["courses"]);
  expect(writes("sql`UPDATE ${sql.table(table)} SET`")).toEqual(["any"]);
  expect(writes('db.insertInto("outbox").values(mail)')).toEqual([]);
});
