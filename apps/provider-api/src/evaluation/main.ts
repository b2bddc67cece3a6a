import { parseArgs } from "node:util";
import { Kysely, PGliteDialect } from "kysely";
import { runCommand } from "@guildway/program";
import { officialFiles } from "../occupations/official-files.ts";
import { openMemoryPGlite } from "../platform/database/durable-pglite.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { Database } from "../platform/database/schema.ts";
import { readSettings } from "../platform/settings.ts";
import { evaluate, type Figures } from "./evaluate.ts";
import { readLibrary } from "./library.ts";
import { answerable, fresh, inSpanish, isHeldOut, unanswerable } from "./questions.ts";
import { searchesOf, storeLibrary } from "./searches.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
const tuned = answerable.filter((question, place) => !isHeldOut(question, place));
const heldOut = answerable.filter(isHeldOut);

await runCommand(async () => {
  const { values } = parseArgs({ options: { missed: { type: "boolean", default: false } } });
  const folder = officialFiles();
  if (folder === undefined) return;
  const library = readLibrary(folder);
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: await openMemoryPGlite() }),
  });
  await migrate(db);
  await storeLibrary(db, library);
  console.log(`${library.length} passages`);
  console.log(
    "                                        recall@5  nDCG@10  citations  refused (right where nothing answers)",
  );
  for await (const search of searchesOf(db, readSettings(process.env).embeddings))
    for (const [kind, questions] of Object.entries({
      tuned,
      "held out": heldOut,
      "written afterwards": fresh,
      Spanish: inSpanish,
      "nothing answers": unanswerable,
    })) {
      const figures = await evaluate(search, library, questions);
      const shown =
        kind === "nothing answers"
          ? "".padEnd(28)
          : `${percent(figures.recall)} ${percent(figures.gain)}   ${percent(figures.citations)}`;
      console.log(
        `${`${search.name}, ${questions.length} ${kind}`.padEnd(40)}${shown} ${percent(figures.refused)}`,
      );
      if (
        values.missed &&
        kind !== "held out" &&
        kind !== "written afterwards" &&
        search.name !== "ts_rank"
      )
        report(kind, figures);
    }
  await db.destroy();
});

/** What to look at next; never the questions that are held out. */
function report(kind: string, { missed, unanswered, answered }: Figures) {
  const lines =
    kind === "nothing answers"
      ? answered.map((question) => `answered: ${question}`)
      : [
          ...missed.map((question) => `missed: ${question}`),
          ...unanswered.map((question) => `refused: ${question}`),
        ];
  for (const line of lines) console.log(`  ${line}`);
}
