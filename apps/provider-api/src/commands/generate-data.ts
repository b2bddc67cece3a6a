import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import {
  generateMaterials,
  generatePassages,
  generateResources,
  generateUsers,
} from "../demo-world/generate.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";
import type { Database } from "../platform/database/schema.ts";
import { readSettings } from "../platform/settings.ts";
import { failureLine, runCommand } from "@guildway/program";

const usage =
  "Usage: pnpm data:generate --users 100000 --materials 20000 --resources 3000 --passages 100000 [--organization org-keystone]";

await runCommand(async () => {
  const { organization, ...counts } = readArguments();
  // Before the other settings, of which more may be missing here.
  if (process.env["GUILDWAY_MODE"] === "production")
    throw new Error("Made-up data is not for production.");
  const database = await openDatabase(readSettings(process.env));
  try {
    await migrate(database.db);
    await requireOrganization(database.db, organization);
    for (const [kind, make] of [
      ["users", generateUsers],
      ["materials", generateMaterials],
      ["resources", generateResources],
      ["passages", generatePassages],
    ] as const)
      if (counts[kind] > 0) {
        const started = performance.now();
        await make(database.db, organization, counts[kind], (done) => {
          if (done % 10_000 === 0) console.log(`${done} of ${counts[kind]} ${kind}`);
        });
        const seconds = Math.round((performance.now() - started) / 1000);
        console.log(`${counts[kind]} ${kind} in ${seconds} s`);
      }
  } finally {
    await database.close();
  }
});

/** The demo world is made on the first start, and not beside what is there already. */
async function requireOrganization(db: Kysely<Database>, id: string): Promise<void> {
  const found = await db.selectFrom("organizations").select("id").where("id", "=", id).execute();
  if (found.length === 0)
    throw new Error(`There is no organization ${id}. Start Guildway once, so that it makes it.`);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        users: { type: "string", default: "0" },
        materials: { type: "string", default: "0" },
        resources: { type: "string", default: "0" },
        passages: { type: "string", default: "0" },
        organization: { type: "string", default: "org-keystone" },
      },
    });
    const users = countOf(values.users);
    const materials = countOf(values.materials);
    const resources = countOf(values.resources);
    const passages = countOf(values.passages);
    if (users + materials + resources + passages === 0)
      throw new Error("There is nothing to make.");
    return { users, materials, resources, passages, organization: values.organization };
  } catch (error) {
    console.error(failureLine(error));
    console.error(usage);
    process.exit(2);
  }
}

function countOf(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`"${text}" is not a number of records.`);
  return Number(text);
}
