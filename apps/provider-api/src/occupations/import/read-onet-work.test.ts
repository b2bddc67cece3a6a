import { beforeEach, describe, expect, it } from "vitest";
import { readOnet } from "./read-onet.ts";
import { isUnusable } from "./source-rows.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const code = "47-2111.00";

describe("what one does", () => {
  beforeEach(async () => {
    const ratings =
      "O*NET-SOC Code\tElement ID\tScale ID\tData Value\tRecommend Suppress\tNot Relevant";
    for (const [name, ...lines] of [
      ["Occupation Data", "O*NET-SOC Code\tTitle\tDescription", `${code}\tElectricians\tWires.`],
      ["Job Zones", "O*NET-SOC Code\tJob Zone", `${code}\t3`],
      ["Alternate Titles", "O*NET-SOC Code\tAlternate Title\tShort Title", `${code}\tWireman\tn/a`],
      [
        "Related Occupations",
        "O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex",
        `${code}\t${code}\tPrimary-Short\t1`,
      ],
      [
        "Content Model Reference",
        "Element ID\tElement Name\tDescription",
        "2.A\tReading\tReading.",
      ],
      ["Skills", ratings, `${code}\t2.A\tIM\t3.50\tN\tn/a`],
      ["Knowledge", ratings, `${code}\t2.A\tIM\t3.50\tN\tn/a`],
    ] as const)
      await folder.put(`onet/${name}.txt`, ...lines);
  });

  it("tasks come core first, then those that more people do; other occupations' are counted", async () => {
    await folder.put(
      "onet/Task Statements.txt",
      "O*NET-SOC Code\tTask ID\tTask\tTask Type\tIncumbents Responding",
      `${code}\t1\tOften\tSupplemental\t99`,
      `${code}\t2\tSeldom core\tCore\t5`,
      `${code}\t3\tOften core\tCore\t50`,
      `${code}\t4\tNobody was asked\tn/a\tn/a`,
      "99-9999.00\t5\tForeign\tCore\t1",
    );
    const { tables, unknownCodes } = await readOnet(folder.path());
    expect(tables.occupationTasks?.map(({ taskId, core, rank }) => [taskId, core, rank])).toEqual([
      [3, true, 1],
      [2, true, 2],
      [1, false, 3],
      [4, false, 4],
    ]);
    expect(unknownCodes).toEqual({ "onet/Task Statements.txt": 1 });
  });

  it("technology says what is hot and in demand, interests what they rate", async () => {
    const technology = "O*NET-SOC Code\tExample\tCommodity Title\tHot Technology\tIn Demand";
    await folder.put("onet/Technology Skills.txt", technology, `${code}\tWord\tText\tY\tN`);
    await folder.put(
      "onet/Tools Used.txt",
      "O*NET-SOC Code\tExample\tCommodity Title",
      `${code}\tPliers\tPliers`,
    );
    await folder.put(
      "onet/Interests.txt",
      "O*NET-SOC Code\tElement ID\tScale ID\tData Value",
      `${code}\t1.B.1.a\tOI\t6.80`,
      `${code}\t1.B.1.f\tOI\t3.10`,
      `${code}\t1.B.1.g\tIH\t1.00`,
    );
    const { tables } = await readOnet(folder.path());
    expect(tables.occupationTools).toEqual([
      {
        onetCode: code,
        kind: "technology",
        name: "Word",
        category: "Text",
        hot: true,
        inDemand: false,
      },
      {
        onetCode: code,
        kind: "tool",
        name: "Pliers",
        category: "Pliers",
        hot: false,
        inDemand: false,
      },
    ]);
    expect(tables.occupationInterests).toEqual([
      { onetCode: code, interest: "R", rating: 6.8 },
      { onetCode: code, interest: "C", rating: 3.1 },
    ]);
  });

  it("may be missing, which is said; a damaged file of it imports nothing", async () => {
    const without = await readOnet(folder.path());
    expect(isUnusable(without)).toBe(false);
    expect(without.tables.occupationTasks).toEqual([]);
    expect(without.notes).toHaveLength(4);
    expect(without.notes?.[0]).toContain("onet/Task Statements.txt is missing");
    await folder.put(
      "onet/Interests.txt",
      "O*NET-SOC Code\tElement ID\tScale ID",
      `${code}\tx\tOI`,
    );
    const damaged = await readOnet(folder.path());
    expect(damaged.faults).toMatchObject([{ column: "Data Value", damaged: true }]);
    expect(isUnusable(damaged)).toBe(true);
  });
});
