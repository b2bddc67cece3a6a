import type { OccupationElement } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";

/** Skills and knowledge of an occupation, each sorted by importance, highest first. */
export async function findElements(
  db: Kysely<OccupationTables>,
  onetCode: string,
): Promise<{ skills: OccupationElement[]; knowledge: OccupationElement[] }> {
  const rows = await db
    .selectFrom("occupationElements as o")
    .innerJoin("elements as e", "e.elementId", "o.elementId")
    .select(["o.kind", "e.elementId", "e.name", "e.description", "o.importance", "o.lowPrecision"])
    .where("o.onetCode", "=", onetCode)
    .orderBy("o.importance", "desc")
    .orderBy("e.elementId")
    .execute();
  const ofKind = (kind: "skill" | "knowledge") =>
    rows
      .filter((row) => row.kind === kind)
      .map((row): OccupationElement => {
        return {
          ElementId: row.elementId,
          ElementName: row.name,
          ElementDescription: row.description,
          Importance: row.importance,
          ...(row.lowPrecision && { LowPrecision: true }),
        };
      });
  return { skills: ofKind("skill"), knowledge: ofKind("knowledge") };
}
