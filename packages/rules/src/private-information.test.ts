import { describe, expect, it } from "vitest";
import {
  privateAnswers,
  privateFaults,
  type PrivateInformation,
  withAnswer,
} from "./private-information.ts";

const today = "2026-11-22";
const whole: PrivateInformation = {
  ssn: "912-34-5678",
  dob: "2003-02-11",
  gender: "male",
  addressLine1: "12 Chew Street",
  addressLine2: "",
  addressCity: "Allentown",
  addressState: "PA",
  addressPostalCode: "18102",
  addressCountry: "United States",
  educationLevel: "highSchoolOrGED",
  employmentStatus: "em",
  employmentStatusDate: "",
  orgReferral: "none",
  citizenStatus: "usCitizen",
  criminalBkg: "no",
  ethnicity: "noAnswer",
  races: ["noAnswer"],
  veteranStatus: "nonVeteran",
  disability: "noAnswer",
};
const needed = privateAnswers.filter(
  (field) => !["addressLine2", "races", "employmentStatusDate"].includes(field),
);

describe("private information", () => {
  it("CP-5.25 that is whole has no faults", () => {
    expect(privateFaults(whole, today)).toEqual([]);
  });

  it.each(needed.map((field) => [field] as const))(
    "CP-5.25, CP-5.26, CP-5.27, CP-5.28, CP-5.30 is not whole without %s",
    (field) => {
      for (const nothing of field === "ssn" ? [""] : ["", "  "])
        expect(privateFaults({ ...whole, [field]: nothing }, today)).toEqual([
          { field, is: "missing" },
        ]);
    },
  );

  it("names what is wrong in the order of the form", () => {
    const none = Object.fromEntries(privateAnswers.map((field) => [field, ""]));
    const faults = privateFaults({ ...none, races: [] } as unknown as PrivateInformation, today);
    expect(faults.map(({ field }) => field)).toEqual(needed);
  });

  it("CP-5.31 has a social security number in its form", () => {
    expect(privateFaults({ ...whole, ssn: "912-34-567" }, today)).toEqual([
      { field: "ssn", is: "malformed" },
    ]);
  });

  it("has a ZIP code that is one, and no date of tomorrow", () => {
    const odd = { ...whole, addressPostalCode: "1810", dob: "2026-11-23" };
    expect(privateFaults(odd, today)).toEqual([
      { field: "dob", is: "in-the-future" },
      { field: "addressPostalCode", is: "malformed" },
    ]);
  });

  it("has a date of birth on which somebody alive was born", () => {
    expect(privateFaults({ ...whole, dob: "1906-11-21" }, today)).toEqual([
      { field: "dob", is: "too-long-ago" },
    ]);
    expect(privateFaults({ ...whole, dob: "1906-11-22" }, today)).toEqual([]);
  });

  it("CP-4.29 of who is unemployed has the date of the last employment", () => {
    const unemployed = withAnswer(whole, "employmentStatus", "ue");
    expect(privateFaults(unemployed, today)).toEqual([
      { field: "employmentStatusDate", is: "missing" },
    ]);
    const dated = withAnswer(unemployed, "employmentStatusDate", "2026-08-01");
    expect(privateFaults(dated, today)).toEqual([]);
  });

  it("CP-4.30 of another status has no such date", () => {
    const dated = { ...whole, employmentStatus: "ue", employmentStatusDate: "2026-08-01" };
    expect(withAnswer(dated, "gender", "female").employmentStatusDate).toBe("2026-08-01");
    for (const status of ["em", "un", "nl"])
      expect(withAnswer(dated, "employmentStatus", status).employmentStatusDate).toBe("");
  });
});
