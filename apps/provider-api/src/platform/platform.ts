import type { Kysely } from "kysely";
import type { AfterAnswer } from "./after-answer.ts";
import type { Database } from "./database/schema.ts";
import type { Log } from "@guildway/program";
import type { Sealer } from "./sealing.ts";
import type { Settings } from "./settings.ts";

/** What every room of the server works with. The clock is an argument so that tests can set it. */
export interface Platform {
  db: Kysely<Database>;
  settings: Settings;
  clock: () => Date;
  log: Log;
  sealer: Sealer;
  afterAnswer: AfterAnswer;
}
