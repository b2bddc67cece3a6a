import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { records } from "@guildway/api-contract";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { checkAudit } from "../../audit/append.ts";
import { describedColumns, storedColumns } from "../../test-api/catalogue.ts";
import { openScriptedDatabase, openTestDatabase } from "../../test-api/index.ts";
import { testMasterKey } from "../../test-api/make-template.ts";
import { createSealer } from "../sealing.ts";
import { migrate } from "./migrate.ts";
import type { OpenDatabase } from "./open.ts";

/** A database that was in use at step 0010: the demo world, a sign-in, a visitor's plan; without the occupation data. */
const inUse = gunzipSync(
  readFileSync(join(import.meta.dirname, "fixtures/as-of-0010.sql.gz")),
).toString("utf8");

const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
const open = async (opening: Promise<OpenDatabase>) => {
  const database = await opening;
  opened.push(database);
  return database.db;
};

it("a database that is in use comes up to the newest step with all that is in it", async () => {
  const db = await open(openScriptedDatabase(inUse));
  await migrate(db);
  for (const definition of Object.values(records))
    expect(await storedColumns(db, definition)).toEqual(describedColumns(definition));
  const count = async (table: "users" | "jobProfiles" | "invites") =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow()
      ).count,
    );
  expect([await count("users"), await count("jobProfiles")]).toEqual([303, 34]);
  expect(await checkAudit(db)).toMatchObject({ entries: 1 });
});

it("what stands in the library knows its groups, and who waits for an administrator is found", async () => {
  const db = await open(openScriptedDatabase(inUse));
  const group = (id: string, parentId: string | null) =>
    sql`INSERT INTO "resourceGroups" ("id", "orgId", "title", "parentId")
      VALUES (${id}, 'org-keystone', ${id}, ${parentId})`.execute(db);
  await group("rg-below", "rg-training");
  await group("rg-deep", "rg-below");
  await sql`INSERT INTO "resources" ("id", "orgId", "name", "parentId")
    VALUES ('res-deep', 'org-keystone', 'Deep', 'rg-deep')`.execute(db);
  await sql`INSERT INTO "externalRegistrations" ("id", "userId", "orgId", "classId")
    VALUES ('registration', 'user-keystone-student', 'org-keystone', 'course-register')`.execute(
    db,
  );
  await migrate(db);
  const deep = await db
    .selectFrom("resources")
    .select(["parentIds", "parentType"])
    .where("id", "=", "res-deep")
    .executeTakeFirst();
  expect(deep).toEqual({
    parentIds: ["rg-training", "rg-below", "rg-deep"],
    parentType: "resourceGroup",
  });
  const waiting = await db
    .selectFrom("users")
    .select("id")
    .where("registrationPending", "is", true)
    .execute();
  expect(waiting).toEqual([{ id: "user-keystone-student" }]);
});

it("a resource that was never read waits for it, one with passages is ready, and a stored file stands in its own field", async () => {
  const db = await open(openScriptedDatabase(inUse));
  await sql`INSERT INTO "resources" ("id", "orgId", "name", "body", "url")
    VALUES ('res-unread', 'org-keystone', 'Unread', 'Its text.', NULL),
      ('res-address', 'org-keystone', 'Address', NULL, 'https://example.test')`.execute(db);
  await migrate(db);
  const resource = (id: string) =>
    db
      .selectFrom("resources")
      .select(["indexState", "passageCount", "file", "url"])
      .where("id", "=", id)
      .executeTakeFirst();
  expect(await resource("res-unread")).toMatchObject({ indexState: "waiting" });
  expect(await resource("res-address")).toMatchObject({
    indexState: null,
    url: "https://example.test",
  });
  expect(await resource("res-length")).toEqual({
    indexState: "ready",
    passageCount: 2,
    file: "/v1/files/demo-res-length-------.pdf",
    url: null,
  });
  const jobs = await db
    .selectFrom("jobs")
    .select("subject")
    .where("kind", "=", "resource")
    .execute();
  expect(jobs).toEqual([{ subject: "res-unread/upgrade" }]);
});

it("what was sealed before opens after", async () => {
  const db = await open(openScriptedDatabase(inUse));
  await migrate(db);
  const { id, ssn } = await db
    .selectFrom("userProfiles")
    .select(["id", "ssn"])
    .where("id", "=", "profile-keystone-student")
    .executeTakeFirstOrThrow();
  expect(createSealer(testMasterKey).open(ssn!, `userProfiles/${id}/ssn`)).toMatch(/5678"?$/);
});

it("an upgraded database has the same tables as a new one", async () => {
  const upgraded = await open(openScriptedDatabase(inUse));
  await migrate(upgraded);
  const made = await open(openTestDatabase());
  const namesIn = async (db: typeof made) =>
    (await db.introspection.getTables()).map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => `${column.name} ${column.dataType}`).toSorted(),
    }));
  expect(await namesIn(upgraded)).toEqual(await namesIn(made));
});
