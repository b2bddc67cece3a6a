import { expect, it } from "vitest";
import { readProjections } from "./read-projections.ts";
import { isUnusable } from "./source-rows.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const electricians = {
  socCode: "47-2111",
  socTitle: "Electricians",
  period: "2024-34",
  employment: 818_700,
  projectedEmployment: 1_896_100,
  changePercent: 9.5,
  annualOpenings: 81_000,
  entryEducation: "High school diploma or equivalent",
  workExperience: "None",
  onTheJobTraining: "Apprenticeship",
};

it("the outlook counts jobs, not thousands, of occupations, not of groups", async () => {
  await folder.put(
    "projections/employment_projections_2024-34.csv",
    "title,soc,type,emp_2024_k,emp_2034_k,change_pct,annual_openings_k,entry_education,work_experience,ojt",
    "All,00-0000,Summary,169956.1,175167.9,3.1,18863.3,,,",
    "Electricians,47-2111,Line item,818.7,1896.1,9.5,81,High school diploma or equivalent,None,Apprenticeship",
  );
  const { tables, release, faults } = await readProjections(folder.path());
  expect({ release, faults, ...tables }).toEqual({
    release: "2024-34",
    faults: [],
    projections: [electricians],
  });
});

it("the outlook comes from the export of data.bls.gov, of whatever years", async () => {
  await folder.put(
    "projections/Employment Projections.csv",
    '"Occupation Title","Occupation Code","Employment 2025","Employment 2035","Employment Change, 2025-2035","Employment Percent Change, 2025-2035","Occupational Openings, 2025-2035 Annual Average","Median Annual Wage 2025","Typical Entry-Level Education","Education Code","Work Experience in a Related Occupation","Workex Code","Typical on-the-job Training","trCode"',
    '"Total, all occupations","=""00-0000""","169,956.1","175,167.9","5,211.8","3.1","18,863.3","49,500","","","","","",""',
    '"Electricians    * Electrician* Wireman","=""47-2111""","818.7","1,896.1","77.4","9.5","81","62,350","High school diploma or equivalent","7","None","3","Apprenticeship","4"',
  );
  const { tables, release, faults } = await readProjections(folder.path());
  expect({ release, faults, ...tables }).toEqual({
    release: "2025-35",
    faults: [],
    projections: [{ ...electricians, period: "2025-35" }],
  });
});

it("the outlook: faults by line and column, nothing without the column of a year", async () => {
  const file = "projections/employment_projections_2024-34.csv";
  const header =
    "title,soc,type,emp_2024_k,emp_2034_k,change_pct,annual_openings_k,entry_education,work_experience,ojt";
  await folder.put(file, header, "A,47-2111,Item,1,2,3,4,,,", "B,47-2112,Line item,1,2,-200,4,,,");
  const faulty = await readProjections(folder.path());
  expect(faulty.faults.map(({ line, column }) => [line, column])).toEqual([
    [2, "type"],
    [3, "change_pct"],
    [3, ""],
  ]);
  await folder.put(file, header.replace(",emp_2034_k", ""), "A,47-2111,Line item,1,3,4,,,");
  const missing = await readProjections(folder.path());
  expect(missing.faults).toMatchObject([{ line: 1, column: "Employment 2034 or emp_2034_k" }]);
  expect(isUnusable(missing)).toBe(true);
});
