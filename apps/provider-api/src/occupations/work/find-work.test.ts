import { afterAll, beforeEach, expect, it } from "vitest";
import { createOccupations } from "../index.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { addRows } from "../test-rows.ts";

const { db, close } = await openTestDatabase();
const onetCode = "47-2111.00";
const work = () => createOccupations(db).work(onetCode);
beforeEach(async () => {
  await emptyTables(db);
  await addRows(db, "occupations", [{ onetCode, title: "Electricians" }]);
});
afterAll(close);

it("tasks come with the core ones first, each kind by how many do it", async () => {
  await addRows(db, "occupationTasks", [
    { onetCode, taskId: 1, task: "supplemental, commonest", core: false, rank: 1 },
    { onetCode, taskId: 2, task: "core, rarer", rank: 3 },
    { onetCode, taskId: 3, task: "core, commonest", rank: 2 },
    { onetCode, taskId: 4, task: "supplemental, rarer", core: false, rank: 4 },
  ]);
  expect((await work())?.Tasks.map(({ Task }) => Task)).toEqual([
    "core, commonest",
    "core, rarer",
    "supplemental, commonest",
    "supplemental, rarer",
  ]);
});

it("technology comes with what is in demand first, then what is hot, then by name; tools lie apart", async () => {
  await addRows(db, "occupationTools", [
    { onetCode, name: "plain b" },
    { onetCode, name: "plain A" },
    { onetCode, name: "hot", hot: true },
    { onetCode, name: "in demand", inDemand: true },
    { onetCode, name: "in demand and hot", hot: true, inDemand: true },
    { onetCode, name: "Pliers", kind: "tool" },
  ]);
  const found = await work();
  expect(found?.Technology.map(({ Name }) => Name)).toEqual([
    "in demand and hot",
    "in demand",
    "hot",
    "plain A",
    "plain b",
  ]);
  expect(found?.Tools).toEqual([{ Name: "Pliers", Category: "Kind" }]);
});

it("no more than 20 tasks, 30 technologies and 20 tools are told", async () => {
  const numbers = Array.from({ length: 31 }, (_, index) => index + 1);
  await addRows(
    db,
    "occupationTasks",
    numbers.map((rank) => ({ onetCode, taskId: rank, task: `Task ${rank}`, rank })),
  );
  for (const kind of ["tool", "technology"] as const)
    await addRows(
      db,
      "occupationTools",
      numbers.map((number) => ({ onetCode, kind, name: `${kind} ${number}` })),
    );
  const found = await work();
  expect(found?.Tasks).toHaveLength(20);
  expect(found?.Technology).toHaveLength(30);
  expect(found?.Tools).toHaveLength(20);
});

it("interests come strongest first, equal ones in the usual order of the six", async () => {
  await addRows(db, "occupationInterests", [
    { onetCode, interest: "C", rating: 5 },
    { onetCode, interest: "I", rating: 5 },
    { onetCode, interest: "R", rating: 6.67 },
  ]);
  expect((await work())?.Interests).toEqual([
    { Interest: "R", Rating: 6.67 },
    { Interest: "I", Rating: 5 },
    { Interest: "C", Rating: 5 },
  ]);
});

it("of an occupation that was not rated nothing is told, and of none there is no answer", async () => {
  expect(await work()).toMatchObject({ Tasks: [], Technology: [], Tools: [], Interests: [] });
  expect(await createOccupations(db).work("99-9999.00")).toBeUndefined();
});
