import { expect, it } from "vitest";
import { workforceFaults } from "./workforce-data.ts";

const whole = {
  ein: "31-5914023",
  naicsCode: "",
  totalEmployees: "1",
  totalEmployeesFemale: "0",
  totalEmployeesColor: "0",
  totalJourneyWorkers: "0",
  totalJourneyWorkersFemale: "0",
  totalJourneyWorkersColor: "0",
};

it("IN-5.4 what is whole has no faults, without a NAICS code too", () => {
  expect(workforceFaults(whole)).toEqual([]);
});

it("IN-5.1 the employer number is needed", () => {
  expect(workforceFaults({ ...whole, ein: " " })).toEqual(["ein"]);
});

it("IN-5.5 there is at least one employee", () => {
  expect(workforceFaults({ ...whole, totalEmployees: "0" })).toEqual(["totalEmployees"]);
});

it("IN-5.6 the other counts are needed and begin at 0, in whole numbers", () => {
  expect(workforceFaults({ ...whole, totalEmployeesColor: "", totalJourneyWorkers: "-1" })).toEqual(
    ["totalEmployeesColor", "totalJourneyWorkers"],
  );
  expect(workforceFaults({ ...whole, totalJourneyWorkersFemale: "1.5" })).toEqual([
    "totalJourneyWorkersFemale",
  ]);
});
