import { type Kysely, sql } from "kysely";
import { closestQuestion } from "../../passages/closest-question.ts";
import type { Database } from "../../platform/database/schema.ts";

/** What staff have written to a question. */
export interface ReviewedAnswer {
  id: string;
  question: string;
  answer: string;
  author: string | null;
  writtenAt: string;
}

interface Row extends Omit<ReviewedAnswer, "writtenAt"> {
  updatedAt: string;
}

/** The newest of an organization that are compared with a question, and how many ways of asking they have in all. */
const mostCompared = { answers: 1000, questions: 5000 };

/** Finds the published answer that staff have written to this very question, however it is worded. */
export async function findReviewedAnswer(
  db: Kysely<Database>,
  { orgId, integrationId }: { orgId: string; integrationId: string | undefined },
  question: string,
): Promise<ReviewedAnswer | undefined> {
  // As one row, which the driver reads much faster.
  const { rows } = await sql<{ all: { id: string; questions: string[] }[] }>`
    SELECT coalesce(json_agg("counted" ORDER BY "soFar"), '[]') AS "all" FROM (
      SELECT "id", "questions",
        sum(cardinality("questions")) OVER (ORDER BY "updatedAt" DESC, "id") AS "soFar"
      FROM (
        SELECT "id", "updatedAt", array_prepend("question", "otherQuestions") AS "questions"
        FROM "reviewedAnswers"
        WHERE "isPublished" AND "orgId" = ${orgId}
          AND ("integrationId" IS NULL OR "integrationId" = ${integrationId ?? null})
        ORDER BY "updatedAt" DESC, "id" LIMIT ${mostCompared.answers}) AS "newest"
    ) AS "counted" WHERE "soFar" <= ${mostCompared.questions}`.execute(db);
  const found = await closestQuestion(question, rows[0]!.all);
  return found && readReviewedAnswer(db, orgId, found.id);
}

/** A published answer by its id. */
export async function readReviewedAnswer(
  db: Kysely<Database>,
  orgId: string,
  id: string,
): Promise<ReviewedAnswer | undefined> {
  const { rows } = await sql<Row>`
    SELECT answer."id", answer."question", answer."answer", answer."updatedAt",
      author."name" AS "author"
    FROM "reviewedAnswers" AS answer LEFT JOIN "users" AS author ON author."id" = answer."userId"
    WHERE answer."isPublished" AND answer."orgId" = ${orgId} AND answer."id" = ${id}`.execute(db);
  return rows[0] && shown(rows[0]);
}

function shown({ id, question, answer, author, updatedAt }: Row): ReviewedAnswer {
  return { id, question, answer, author, writtenAt: new Date(updatedAt).toISOString() };
}
