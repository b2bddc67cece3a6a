import type { jobProfiles } from "@guildway/api-contract";
import { topElements } from "@guildway/rules";
import type { Kysely } from "kysely";
import { findElements } from "../occupations/detail/find-elements.ts";
import type { OccupationTables } from "../platform/database/occupation-tables.ts";
import type { DemoRecord } from "./demo-record.ts";

type Plan = DemoRecord<typeof jobProfiles>;

/** Plans with the skills and knowledge that the tool chooses for a visitor who changes nothing. */
export async function filledPlans(
  db: Kysely<OccupationTables>,
  plans: readonly Plan[],
): Promise<Plan[]> {
  const filled: Plan[] = [];
  for (const plan of plans) {
    const { skills, knowledge } = await findElements(db, plan.OnetCode ?? "");
    filled.push({
      ...plan,
      selectedSkills: topElements(skills),
      selectedKnowledge: topElements(knowledge),
    });
  }
  return filled;
}
