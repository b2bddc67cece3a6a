import type { Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";

/** What a search that is a code asks for: the beginning of an O*NET or SOC code, or a RAPIDS code. */
export type AskedCode = { onetPrefix: string } | { rapidsCode: string };

/** Reads `47-2111.00`, `47-2111`, `472111`, `47-21`, `0159` and `0159HY` as codes; undefined when the search is none. */
export function askedCode(search: string): AskedCode | undefined {
  const code = search.trim().toUpperCase();
  const [, major, rest, detail] = /^(\d{2})-?(\d{4})(?:\.(\d{2}))?$/.exec(code) ?? [];
  if (major !== undefined)
    return { onetPrefix: `${major}-${rest}${detail === undefined ? "" : `.${detail}`}` };
  if (/^\d{2}-\d{0,3}$/.test(code)) return { onetPrefix: code };
  if (/^\d{4}[A-Z0-9-]*$/.test(code)) return { rapidsCode: code };
  return undefined;
}

/** The O*NET codes that a code stands for. A RAPIDS code without its ending finds all kinds of that occupation. */
export async function findByCode(
  db: Kysely<OccupationTables>,
  asked: AskedCode,
): Promise<string[]> {
  if ("onetPrefix" in asked) {
    const rows = await db
      .selectFrom("occupations")
      .select("onetCode")
      .where("onetCode", "like", `${asked.onetPrefix}%`)
      .orderBy("onetCode")
      .execute();
    return rows.map((row) => row.onetCode);
  }
  for (const code of new Set([asked.rapidsCode, asked.rapidsCode.slice(0, 4)])) {
    const rows = await db
      .selectFrom("rapidsOccupations as r")
      .innerJoin("occupations as o", "o.onetCode", "r.onetCode")
      .select(["o.onetCode", "r.rapidsCode"])
      .where("r.rapidsCode", "like", `${code}%`)
      .orderBy("r.rapidsCode")
      .execute();
    const exact = rows.filter((row) => row.rapidsCode === code);
    if (rows.length > 0) return [...new Set([...exact, ...rows].map((row) => row.onetCode))];
  }
  return [];
}
