import { expect, it } from "vitest";
import { cohortsRoom } from "../rooms/cohorts/cohorts.room.ts";
import { locationsRoom } from "../rooms/locations/locations.room.ts";

it("a form asks for the fields of the sections that can be written, but not whose the record is", () => {
  expect(cohortsRoom.form?.map(({ field }) => field)).toEqual([
    "title",
    "classId",
    "openCohortEnrollment",
    "eUnitTracking",
    "externalRegisterClassId",
  ]);
});

it("a field that is asked for in a way of its own keeps its place", () => {
  const own = locationsRoom.form?.filter(({ Input }) => Input).map(({ field }) => field);
  expect(own).toEqual(["locationImage", "managerIds"]);
});
