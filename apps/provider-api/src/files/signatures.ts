import { sql, type SqlBool } from "kysely";
import { apprenticeAgreements, employerAgreements, sponsors } from "@guildway/api-contract";
import { accessReachOf, columnsBy, openedBy } from "../access/access-reach.ts";
import { policyOf } from "../access/record-policies.ts";
import type { Platform } from "../platform/platform.ts";

/** Where the URL of a signature stands; a sponsor is a user. */
const signed = [
  [employerAgreements, "signerSignature"],
  [employerAgreements, "sponsorSignature"],
  [apprenticeAgreements, "signerSignature"],
  [apprenticeAgreements, "guardianSignature"],
  [apprenticeAgreements, "sponsorSignature"],
  [sponsors, "userSignature"],
] as const;

/** Whether a stored file is the signature of an agreement or a person, or stands on a form that was filled; then it is evidence. */
export async function isSignature({ db }: Pick<Platform, "db">, name: string): Promise<boolean> {
  const onForm = await db
    .selectFrom("signedForms")
    .select("id")
    .where(sql<SqlBool>`"signatureFiles" @> ${[name]}::text[]`)
    .limit(1)
    .executeTakeFirst();
  if (onForm) return true;
  for (const [definition, column] of signed) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(definition.table)} WHERE ${sql.ref(column)} = ${urlOf(name)} LIMIT 1`.execute(
      db,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/** Whether a stored image is the signature on an agreement, or of a sponsor, that an access grant opens for which a code was given. */
export async function opensSignature(
  { db, clock }: Platform,
  token: string | undefined,
  file: { name: string; orgId: string; type: string },
): Promise<boolean> {
  const reach = await accessReachOf(db, token, clock());
  if (!reach?.byCode || reach.orgId !== file.orgId || file.type !== "image/png") return false;
  for (const [definition, column] of signed) {
    const opened = openedBy(reach, definition);
    const shown = columnsBy(reach, policyOf(definition.type));
    if (!opened || (shown && !shown.includes(column))) continue;
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(definition.table)} WHERE ${opened} AND ${sql.ref(column)} = ${urlOf(file.name)}`.execute(
      db,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

const urlOf = (name: string) => `/v1/files/${name}`;
