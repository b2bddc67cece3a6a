import { interests, type OccupationWork } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";

const mostTasks = 20;
const mostTechnology = 30;
const mostTools = 20;

/** What one does in an occupation; lists are empty where nothing is known. */
export async function findWork(
  db: Kysely<OccupationTables>,
  onetCode: string,
): Promise<OccupationWork> {
  const [tasks, technology, tools, rated] = await Promise.all([
    findTasks(db, onetCode),
    findTools(db, onetCode, "technology", mostTechnology),
    findTools(db, onetCode, "tool", mostTools),
    db
      .selectFrom("occupationInterests")
      .select(["interest as Interest", sql<number>`"rating"::float8`.as("Rating")])
      .where("onetCode", "=", onetCode)
      .execute(),
  ]);
  return {
    Tasks: tasks,
    Technology: technology,
    Tools: tools.map(({ Name, Category }) => ({ Name, Category })),
    Interests: rated.toSorted(
      (a, b) =>
        b.Rating - a.Rating || interests.indexOf(a.Interest) - interests.indexOf(b.Interest),
    ),
  };
}

function findTasks(
  db: Kysely<OccupationTables>,
  onetCode: string,
): Promise<OccupationWork["Tasks"]> {
  return db
    .selectFrom("occupationTasks")
    .select(["task as Task", "core as Core"])
    .where("onetCode", "=", onetCode)
    .orderBy("core", "desc")
    .orderBy("rank")
    .orderBy("taskId")
    .limit(mostTasks)
    .execute();
}

function findTools(
  db: Kysely<OccupationTables>,
  onetCode: string,
  kind: "tool" | "technology",
  most: number,
): Promise<OccupationWork["Technology"]> {
  return db
    .selectFrom("occupationTools")
    .select(["name as Name", "category as Category", "hot as Hot", "inDemand as InDemand"])
    .where("onetCode", "=", onetCode)
    .where("kind", "=", kind)
    .orderBy("inDemand", "desc")
    .orderBy("hot", "desc")
    .orderBy(sql`"name" collate "C"`)
    .orderBy(sql`"category" collate "C"`)
    .limit(most)
    .execute();
}
