import type { TestApi } from "./test-api.ts";

/** Gives the demo apprentice all that signing asks for but their date of birth, as an admin. */
export async function answerForApprentice(
  api: TestApi,
  token: string,
  more: { dob?: string } = {},
): Promise<void> {
  const put = (table: string, body: object) =>
    api.request("PUT", `/v1/external/supabase/${table}`, { token, body });
  await put("users", { id: "user-keystone-student", phone: "610-555-0100" });
  await put("userProfiles", {
    id: "profile-keystone-student",
    ssn: "900-12-3456",
    gender: "male",
    ethnicity: "noAnswer",
    races: ["noAnswer"],
    veteranStatus: "nonVeteran",
    disability: "noAnswer",
    educationLevel: "highSchoolOrGED",
    employmentStatus: "em",
    citizenStatus: "usCitizen",
    criminalBkg: "no",
    orgReferral: "none",
    addressLine1: "100 Hamilton Street",
    addressCity: "Allentown",
    addressState: "PA",
    addressPostalCode: "18101",
    ...more,
  });
}
