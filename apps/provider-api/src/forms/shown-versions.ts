import { type RecordDefinition, records, type RecordType } from "@guildway/api-contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { FormType } from "./templates.ts";

/** Of an agreement that is locked, what says which records it shows. */
export type Shown =
  | Selectable<Database["employerAgreements"]>
  | Selectable<Database["apprenticeAgreements"]>;

/** The version of each record that an agreement shows, by `{type}/{id}`. */
export type ShownVersions = ReadonlyMap<string, number>;

/** The records of a type, by the values of their columns. */
type Named = readonly [type: RecordType, by: Readonly<Record<string, string | null>>];

/**
 * The version of each record that an agreement shows to its signer, by `{type}/{id}`. The agreement has to be locked; the
 * others stay as they are until the transaction ends.
 */
export async function shownVersions(
  transaction: Kysely<Database>,
  type: FormType,
  agreement: Shown,
): Promise<ShownVersions> {
  const versions = new Map([[`${type}/${agreement.id}`, agreement.version]]);
  for (const [named, by] of recordsOf(agreement)) {
    const columns = Object.entries({ ...by, orgId: agreement.orgId });
    if (columns.some(([, value]) => value === null)) continue;
    const { table }: RecordDefinition = records[named];
    const { rows } = await sql<{ id: string; version: number }>`
      SELECT "id", "version" FROM ${sql.table(table)}
      WHERE ${sql.join(
        columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        sql` AND `,
      )} ORDER BY "id" FOR SHARE`.execute(transaction);
    for (const { id, version } of rows) versions.set(`${named}/${id}`, version);
  }
  return versions;
}

function recordsOf(agreement: Shown): Named[] {
  const { employerProfileId, apprenticeshipId, locationId } = agreement;
  const common: Named[] = [
    ["employerProfiles", { id: employerProfileId }],
    ["apprenticeships", { id: apprenticeshipId }],
    ["location", { id: locationId }],
  ];
  if (!("wageScheduleId" in agreement))
    return [...common, ["wageSchedules", { employerProfileId, apprenticeshipId }]];
  return [
    ...common,
    ["employerAgreements", { id: agreement.employerAgreementId }],
    ["instructionProviders", { id: agreement.instructionProviderId }],
    ["wageSchedules", { id: agreement.wageScheduleId }],
    ["users", { id: agreement.userId }],
    ["userProfiles", { userId: agreement.userId }],
  ];
}
