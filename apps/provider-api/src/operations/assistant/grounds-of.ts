import { type Kysely, sql } from "kysely";
import type { Caller } from "../../access/caller.ts";
import type { CitedPassage } from "../../passages/language-model/language-model.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import {
  findReviewedAnswer,
  readReviewedAnswer,
  type ReviewedAnswer,
} from "./find-reviewed-answer.ts";
import { inScope, type SearchScope, searchScope } from "./passages-in-reach.ts";

interface Question {
  orgId: string;
  prompt: string;
  searchId?: string | null | undefined;
  resourceVecIds?: string[] | undefined;
  systemPrompt?: string | undefined;
}

/** What an answer may be made of. */
export interface Grounds {
  /** In the order in which an answer cites them. */
  passages: CitedPassage[];
  systemPrompt: string;
  reviewed: ReviewedAnswer | undefined;
}

/** Where an answer may look: the search that asks for it, and what its asker may search. */
interface Ground {
  search:
    | {
        integrationId: string | null;
        resourceVecIds: string[] | null;
        reviewedAnswerId: string | null;
      }
    | undefined;
  scope: SearchScope;
}

/** Decides what an answer to a caller may look at; refuses a search that is none of the organization's. */
export async function groundOf(
  caller: Caller,
  { orgId, searchId }: Pick<Question, "orgId" | "searchId">,
  { db }: Pick<Services, "db">,
): Promise<Ground> {
  const search = searchId
    ? await db
        .selectFrom("searches")
        .select(["integrationId", "resourceVecIds", "reviewedAnswerId"])
        .where("id", "=", searchId)
        .where("orgId", "=", orgId)
        .executeTakeFirst()
    : undefined;
  if (searchId && !search) throw new Problem("record.not-found");
  const scope = await searchScope(db, caller, orgId, search?.integrationId ?? undefined);
  return { search, scope };
}

/** The passages that an answer may lean on, what staff have written, and the prompt that sets its manner. */
export async function groundsOf(
  { search, scope }: Ground,
  { orgId, prompt, resourceVecIds, systemPrompt }: Question,
  { db }: Pick<Services, "db">,
): Promise<Grounds> {
  const integrationId = search?.integrationId ?? undefined;
  const found = search?.resourceVecIds ?? [];
  // A visitor's answer leans on what their own search found, whatever ids they send.
  const wanted = resourceVecIds
    ? scope.groupIds
      ? resourceVecIds.filter((id) => found.includes(id))
      : resourceVecIds
    : found;
  return {
    passages: await passagesOf(db, scope, wanted),
    systemPrompt: scope.systemPrompt ?? (scope.groupIds ? "" : (systemPrompt ?? "")),
    reviewed: search
      ? search.reviewedAnswerId
        ? await readReviewedAnswer(db, orgId, search.reviewedAnswerId)
        : undefined
      : await findReviewedAnswer(db, { orgId, integrationId }, prompt),
  };
}

/** An answer leans on no more of what was found, best first: reading it keeps others waiting. Fifty passages have as much as were cut by us. */
const mostCharacters = 60_000;

/** Those of some passages that are within a scope, each with the number of its place. */
async function passagesOf(
  db: Kysely<Database>,
  scope: SearchScope,
  ids: readonly string[],
): Promise<CitedPassage[]> {
  const { rows } = await sql<Omit<CitedPassage, "number"> & { id: string }>`
    SELECT passage."id", passage."rawText" AS "text", passage."heading", resource."name"
    FROM "documents" AS passage JOIN "resources" AS resource ON resource."id" = passage."refId"
    WHERE ${sql.join(inScope(scope), sql` AND `)} AND passage."id" = ANY(${ids}::text[])`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  let left = mostCharacters;
  return ids.flatMap((id, place) => {
    const row = found.get(id);
    if (!row || left <= 0) return [];
    const text = row.text.slice(0, left);
    left -= text.length;
    return [{ number: place + 1, text, heading: row.heading, name: row.name }];
  });
}
