import { expect, it } from "vitest";
import { readCertifications } from "./read-certifications.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const put = (...lines: string[]) =>
  folder.put(
    "credentials/it_certifications_50.csv",
    "certification,issuer,official_url,exam_codes,exam_fee_usd,validity_years,recommended_background,socs,checked",
    ...lines,
  );

it("certifications tell their exams, fees, validity and the background they recommend", async () => {
  await put(
    "CompTIA A+,CompTIA,https://comptia.org/a,220-1201; 220-1202,274+1274,3.0,A year.,15-1232 15-2051 15-1232,2026-06-13",
    "Tech,CompTIA,,,,0.0,,,",
    "Once,CompTIA,,,,1.0,,15-1232,",
  );
  const { tables, release, faults } = await readCertifications(folder.path());
  expect(faults).toEqual([]);
  expect(release).toBe("checked until 2026-06-13");
  expect(tables.certifications).toEqual([
    {
      id: "comptia-comptia-a-plus",
      name: "CompTIA A+",
      issuer: "CompTIA",
      url: "https://comptia.org/a",
      checkedOn: "2026-06-13",
      requirements: [
        { Name: "Exams", Value: "220-1201; 220-1202" },
        { Name: "Exam fee", Value: "$274 + $1,274" },
        { Name: "Valid for", Value: "3 years" },
        { Name: "Recommended background", Value: "A year." },
      ],
    },
    expect.objectContaining({
      url: null,
      checkedOn: null,
      requirements: [{ Name: "Valid for", Value: "Does not expire" }],
    }),
    expect.objectContaining({ requirements: [{ Name: "Valid for", Value: "1 year" }] }),
  ]);
  expect(tables.certificationOccupations).toEqual([
    { socCode: "15-1232", certificationId: "comptia-comptia-a-plus" },
    { socCode: "15-2051", certificationId: "comptia-comptia-a-plus" },
    { socCode: "15-1232", certificationId: "comptia-once" },
  ]);
});

it("certifications: faults by line and column", async () => {
  await put("A,B,,,cheap,long,,15-1232 47,2026-13-01");
  const { faults } = await readCertifications(folder.path());
  expect(faults.map(({ line, column }) => [line, column])).toEqual([
    [2, "exam_fee_usd"],
    [2, "validity_years"],
    [2, "socs"],
    [2, "checked"],
    [2, ""],
  ]);
});
