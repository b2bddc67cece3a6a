import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { PublicCondition } from "../access/record-policy.ts";

/** Of a course: anybody may join it, as registering asks it. */
const openToJoin = sql`"isPublic" IS TRUE AND "openEnrollment" IS TRUE AND "inviteOnly" IS NOT TRUE
  AND "locked" IS NOT TRUE AND "hasPayment" IS NOT TRUE`;

/** What each public condition asks of a row. */
export const publicConditions: Readonly<Record<PublicCondition, RawBuilder<SqlBool>>> = {
  isPublic: sql`"isPublic" IS TRUE`,
  courseIsPublic: sql`EXISTS (
    SELECT 1 FROM "courses" AS course WHERE course."id" = "classId" AND course."isPublic" IS TRUE)`,
  isOpenToJoin: sql`(${openToJoin})`,
  courseIsOpenToJoin: sql`EXISTS (
    SELECT 1 FROM "courses" AS course WHERE course."id" = "classId" AND ${openToJoin})`,
  isPublished: sql`("isDraft" IS NOT TRUE AND "noteType" IS NULL)`,
  isOpenLink: sql`(NOT "hasAccessCode" AND "inactive" IS NOT TRUE)`,
  hasNoAccessCode: sql`NOT "hasAccessCode"`,
  // A page once linked with a code is as closed as its links, also when that link is gone; links of another organization count for nothing.
  hasOpenLink: sql`(NOT "linkedWithCode"
    OR EXISTS (
      SELECT 1 FROM "pageLinks" AS link WHERE link."pageId" = "pages"."id"
        AND link."orgId" = "pages"."orgId" AND NOT link."hasAccessCode" AND link."inactive" IS NOT TRUE))`,
  never: sql`false`,
};
