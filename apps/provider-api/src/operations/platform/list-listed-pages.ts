import { listedAtOnce, type ListedKind, listListedPages as endpoint } from "@guildway/api-contract";
import { type RawBuilder, sql } from "kysely";
import { operation } from "../../http/operation.ts";

interface ListedRow {
  kind: ListedKind;
  slug: string;
  id: string;
  courseSlug: string | null;
  updatedAt: Date;
}

const listedCourse = sql`course."isPublic" IS TRUE AND course."searchEnginesEnabled" IS TRUE
  AND course."testClass" IS NOT TRUE`;

/** Every page once, the lists first, so that a page of the answer holds the same until one is added. */
const listed: RawBuilder<unknown> = sql`
  SELECT 'catalogue' AS "kind", organization."slug", organization."id",
    NULL AS "courseSlug", max(course."updatedAt") AS "updatedAt"
  FROM "organizations" AS organization JOIN "courses" AS course
    ON course."orgId" = organization."id" AND ${listedCourse}
  GROUP BY organization."slug", organization."id"
  UNION ALL
  SELECT 'course', organization."slug", course."id", course."courseSlug", course."updatedAt"
  FROM "courses" AS course JOIN "organizations" AS organization ON organization."id" = course."orgId"
  WHERE ${listedCourse}
  UNION ALL
  SELECT 'pathway', organization."slug", pathway."id", NULL, pathway."updatedAt"
  FROM "pathways" AS pathway JOIN "organizations" AS organization ON organization."id" = pathway."orgId"
  WHERE pathway."isPublic" IS TRUE AND pathway."searchEnginesEnabled" IS TRUE
  UNION ALL
  SELECT 'pageLink', organization."slug", link."id", NULL, link."updatedAt"
  FROM "pageLinks" AS link
  JOIN "organizations" AS organization ON organization."id" = link."orgId"
  JOIN "pages" AS page ON page."id" = link."pageId"
  JOIN "dashboards" AS dashboard ON dashboard."id" = page."dashboardId"
  WHERE NOT link."hasAccessCode" AND link."inactive" IS NOT TRUE
    AND (link."url" IS NULL OR link."enablePageContent" IS TRUE)`;

export const listListedPages = operation(endpoint, async ({ query }, { db }) => {
  const { rows } = await sql<ListedRow>`
    SELECT * FROM (${listed}) AS listed ORDER BY "kind", "id"
    LIMIT ${listedAtOnce} OFFSET ${(query.page - 1) * listedAtOnce}`.execute(db);
  const { rows: counted } = await sql<{ total: string }>`
    SELECT count(*) AS "total" FROM (${listed}) AS listed`.execute(db);
  return {
    items: rows.map((row) => ({
      kind: row.kind,
      params: paramsOf[row.kind](row),
      updatedAt: new Date(row.updatedAt).toISOString(),
    })),
    total: Number(counted[0]?.total),
    limit: listedAtOnce,
  };
});

const paramsOf: Record<ListedKind, (row: ListedRow) => Record<string, string>> = {
  catalogue: ({ slug }) => ({ orgSlug: slug }),
  // By its slug where it has one, which is the one of its two addresses that its page names.
  course: ({ slug, id, courseSlug }) =>
    courseSlug
      ? { orgSlug: slug, courseKey: "courseSlug", courseValue: courseSlug }
      : { orgSlug: slug, courseKey: "classId", courseValue: id },
  pathway: ({ slug, id }) => ({ orgSlug: slug, pathwayId: id }),
  pageLink: ({ id }) => ({ pageLinkId: id }),
};
