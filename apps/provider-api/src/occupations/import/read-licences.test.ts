import { describe, expect, it } from "vitest";
import { readLicences } from "./read-licences.ts";
import { isUnusable } from "./source-rows.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const header =
  "licence_id,state,title,agency,url,phone,updated,type,exam,education,experience,continuing_education,certification,background_check,physical_requirement,description";
const licences = (...lines: string[]) => folder.put("licences/licences_us.csv", header, ...lines);
const occupations = (...lines: string[]) =>
  folder.put("licences/licence_occupations.csv", "licence_id,onet_soc", ...lines);

describe("licences", () => {
  it("name what they ask for and when that was, where the entry says", async () => {
    await licences(
      "42-1,PA,Electrician,Board,Http://Www.Pa.Gov,7175550100,2024-03-01,Registry,,Degree required,,,Certification my substitute for license requirements,,,Text",
      "00-2,US,Pilot,,pilot@faa.gov,,1013-01-01,,,,,,,,,",
      "00-3,US,Diver,,,,2021-04-31,,,,,,,,,",
    );
    await occupations("42-1,47-2111.00", "42-9,47-2111.00");
    const { tables, release, notes, unknownCodes, faults } = await readLicences(folder.path());
    expect(faults).toEqual([]);
    expect(release).toBe("entries until 2024-03-01");
    expect(tables.licences).toEqual([
      {
        id: "42-1",
        state: "PA",
        title: "Electrician",
        agency: "Board",
        url: "http://Www.Pa.Gov",
        phone: "7175550100",
        updatedOn: "2024-03-01",
        description: "Text",
        requirements: [
          { Name: "Type", Value: "Registry" },
          { Name: "Education", Value: "Degree required" },
          {
            Name: "Certification",
            Value: "Certification may substitute for license requirements",
          },
        ],
      },
      expect.objectContaining({ id: "00-2", url: null, updatedOn: null, requirements: [] }),
      expect.objectContaining({ id: "00-3", updatedOn: null }),
    ]);
    expect(tables.licenceOccupations).toEqual([{ licenceId: "42-1", onetCode: "47-2111.00" }]);
    expect(notes).toEqual(["2 licences carry no day, or none that a calendar has"]);
    expect(unknownCodes).toEqual({ "licences/licence_occupations.csv": 1 });
  });

  it("come from the tables that CareerOneStop publishes", async () => {
    await folder.put(
      "licences/license.csv",
      "StFips,LicenseID,LicAuthID,LicenseTitle,LicenseDesc,LicenseUpdatedDate,Exam",
      '42,1,7,Electrician,"Two',
      'lines",3/1/2024,State exam required',
      "0,2,8,Pilot,,,",
    );
    await folder.put(
      "licences/licenseauthorities.csv",
      "StFips,LicAuthID,Department,Division,Board,URL,Telephone",
      "42,7,Department of State,,Board of Electricians,www.dos.pa.gov,7175550100",
    );
    await folder.put(
      "licences/licensexocc.csv",
      "StFips,LicenseID,OccCode",
      "42,1,47211100",
      "00,2,53-2011.00",
    );
    const { tables, faults } = await readLicences(folder.path());
    expect(faults).toEqual([]);
    expect(tables.licences).toMatchObject([
      {
        id: "42-1",
        state: "PA",
        agency: "Department of State · Board of Electricians",
        url: "https://www.dos.pa.gov",
        phone: "7175550100",
        updatedOn: "2024-03-01",
        description: "Two\nlines",
        requirements: [{ Name: "Exam", Value: "State exam required" }],
      },
      { id: "00-2", state: "US", agency: null },
    ]);
    expect(tables.licenceOccupations).toEqual([
      { licenceId: "42-1", onetCode: "47-2111.00" },
      { licenceId: "00-2", onetCode: "53-2011.00" },
    ]);
  });

  it("have faults by line and column, and are not imported without a column", async () => {
    await licences("1,Pennsylvania,A,,,,soon,,,,,,,,,", "2,PA,B,,,,,,,,,,,,,");
    await occupations("2,47-2111");
    const faulty = await readLicences(folder.path());
    expect(faulty.faults.map(({ line, column }) => [line, column])).toEqual([
      [2, "state"],
      [2, "updated"],
      [2, "onet_soc"],
      [2, ""],
    ]);
    await folder.put("licences/license.csv", "StFips,LicenseID,LicenseTitle", "42,1,A");
    expect(isUnusable(await readLicences(folder.path()))).toBe(true);
  });
});
