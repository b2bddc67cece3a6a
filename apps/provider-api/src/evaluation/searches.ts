import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { createFindPassages } from "../passages/find-passages.ts";
import { openAiEmbedder, type EmbedderSettings } from "../passages/embedder.ts";
import { makeMissingWords } from "../passages/keep-words.ts";
import { embedWaiting } from "../passages/keep-embedding.ts";
import { unknownWords } from "../passages/unknown-words.ts";
import type { EvaluatedPassage } from "./library.ts";

/** A way of searching: the ids of passages, best first, with how alike they are. */
export interface Search {
  name: string;
  /** Below it a passage is not answered from. */
  threshold: number;
  find(question: string): Promise<{ id: string; similarity: number }[]>;
  /** The words of a question that the library does not know. */
  unknown(question: string): Promise<ReadonlySet<string>>;
}

const orgId = "org-evaluated";
/** What the assistant's screen asks for. */
const threshold = 0.3;
const silent = () => undefined;

/** Puts the library into an empty database; a passage has its place as its id. */
export async function storeLibrary(
  db: Kysely<Database>,
  library: readonly EvaluatedPassage[],
): Promise<void> {
  const names = [...new Set(library.map(({ resource }) => resource))];
  const ids = new Map(names.map((name, place) => [name, `resource-${place}`]));
  await db
    .insertInto("organizations")
    .values({ id: orgId, name: "Evaluated", slug: "evaluated" })
    .execute();
  await db
    .insertInto("resources")
    .values(names.map((name) => ({ id: ids.get(name)!, orgId, name })))
    .execute();
  const rows = library.map(({ resource, heading, text }, place) => ({
    id: String(place),
    orgId,
    refId: ids.get(resource)!,
    heading: heading ?? null,
    rawText: text,
  }));
  for (let first = 0; first < rows.length; first += 500)
    await db
      .insertInto("documents")
      .values(rows.slice(first, first + 500) as never)
      .execute();
  while ((await makeMissingWords(db)) > 0);
}

/** By words; by PostgreSQL's own ranking; and where an embeddings server is set, by meaning too. */
export async function* searchesOf(
  db: Kysely<Database>,
  embeddings: EmbedderSettings | undefined,
): AsyncGenerator<Search> {
  const reach = { orgId, refIds: undefined };
  const unknown = (question: string) => unknownWords(db, orgId, question);
  const byWords = createFindPassages(db, undefined, silent);
  yield {
    name: "words",
    threshold,
    find: async (question) => (await byWords(question, reach)).found,
    unknown,
  };
  yield {
    name: "ts_rank",
    threshold: 0,
    find: (question) => byRankOfPostgres(db, question),
    unknown,
  };
  if (!embeddings) return;
  const embedder = openAiEmbedder(embeddings);
  while ((await embedWaiting({ db, log: silent, embedder })) > 0);
  const fused = createFindPassages(db, embedder, silent);
  yield {
    name: "words and vectors",
    threshold,
    find: async (question) => (await fused(question, reach)).found,
    unknown,
  };
}

/** What PostgreSQL offers by itself: any word of the question, names of resources weighing most. */
async function byRankOfPostgres(db: Kysely<Database>, question: string) {
  const { rows } = await sql<{ id: string; similarity: number }>`
    SELECT "id", ts_rank(vector, asked)::float8 AS similarity FROM (
      SELECT passage."id", setweight(to_tsvector('english', resource."name"), 'A')
        || setweight(to_tsvector('english', coalesce(passage."heading", '')), 'B')
        || to_tsvector('english', passage."rawText") AS vector
      FROM "documents" AS passage JOIN "resources" AS resource ON resource."id" = passage."refId"
    ) AS library, (
      SELECT coalesce(string_agg(quote_literal(lexeme), ' | '), '')::tsquery AS asked
      FROM unnest(to_tsvector('english', ${question}))
    ) AS question
    WHERE vector @@ asked ORDER BY similarity DESC, "id" LIMIT 10`.execute(db);
  return rows;
}
