import { globSync } from "node:fs";
import { join } from "node:path";
import type { RecordDefinition } from "@guildway/api-contract";
import type { PageManifest } from "@guildway/federation";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import { cohortsRoom } from "../rooms/cohorts/cohorts.room.ts";
import { locationsRoom } from "../rooms/locations/locations.room.ts";

it("a form asks for the fields of the sections that can be written, but not whose the record is", () => {
  expect(cohortsRoom.form?.map(({ field }) => field)).toEqual([
    "title",
    "classId",
    "openCohortEnrollment",
    "startDate",
    "endDate",
    "eUnitTracking",
    "eUnitIds",
    "externalRegisterClassId",
  ]);
});

it("what asks for a field in a way of its own comes with the form", async () => {
  const inputs = await locationsRoom.inputs();
  expect(Object.keys(inputs)).toEqual(["locationImage", "managerIds"]);
  expect(await cohortsRoom.inputs()).toEqual({});
});

it("the manifest says of every room which records it has", async () => {
  const files = globSync(join(import.meta.dirname, "../rooms/*/*.{room,rooms}.{ts,tsx}"));
  const modules: Record<string, { page: string; record: RecordDefinition }>[] = await Promise.all(
    files.map((file) => import(file)),
  );
  const rooms = modules.flatMap((module) => Object.values(module));
  const pages: [string, PageManifest][] = Object.entries(manifest.pages);
  const said = pages.flatMap(([page, { records }]) =>
    records ? [[`admin-console.${page}`, records]] : [],
  );
  expect(said.toSorted()).toEqual(rooms.map(({ page, record }) => [page, record.type]).toSorted());
});

it("CO-1.1 the side bar has a room for everything that staff look after, and only a superAdmin enters any page", () => {
  const pages: PageManifest[] = Object.values(manifest.pages);
  const inSideBar = pages.flatMap(({ navigation, records }) => (navigation && records) ?? []);
  expect(inSideBar).toEqual(
    expect.arrayContaining([
      "users",
      "organization",
      "class",
      "cohort",
      "courseTopics",
      "location",
      "employerProfiles",
      "apprenticeships",
      "wageSchedules",
      "jobProfiles",
      "pathways",
      "pages",
      "pageLinks",
      "materials",
      "resourceGroups",
      "integrations",
    ]),
  );
  // The import of a training program is for all admins.
  const others = pages.filter(({ access }) => String(access) !== "superAdmin");
  expect(others.map(({ path }) => path)).toEqual(["/internal/file-parse"]);
});
