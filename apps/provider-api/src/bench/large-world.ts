import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Role } from "@guildway/api-contract";
import type { Caller } from "../access/caller.ts";
import { generateMaterials, generateUsers } from "../demo-world/generate.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { folderStore } from "../files/folder-store.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createSealer } from "../platform/sealing.ts";
import { openEmbedded, openEmpty, type Subject } from "./lists.ts";

/** How large the large world is. */
export const users = 100_000;
export const materials = 20_000;

/** Both databases, each with the demo world and in one organization as many users and materials; the second only where there is one. */
export async function* largeWorlds(postgresUrl: string | undefined): AsyncGenerator<Subject> {
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openEmpty(postgresUrl)] : [])]) {
    const subject = await open();
    await migrate(subject.db);
    const folder = mkdtempSync(join(tmpdir(), "guildway-bench-files-"));
    const sealer = createSealer(Buffer.alloc(32, "bench").toString("base64"));
    const place = { db: subject.db, sealer, files: folderStore(join(folder, "files")) };
    await makeDemoWorld({ ...place, scratch: folder }, "http://127.0.0.1:3030");
    rmSync(folder, { recursive: true });
    await generateUsers(subject.db, "org-keystone", users);
    await generateMaterials(subject.db, "org-keystone", materials);
    await sql`VACUUM (ANALYZE)`.execute(subject.db);
    yield subject;
    await subject.close();
  }
}

/** Somebody who calls. */
export function person(role: Role, orgId: string): Caller {
  return { kind: "user", userId: "user-bench", orgId, role, sessionId: "" };
}

/** The number below which a share of them lies, with one digit. */
export function part(numbers: readonly number[], share: number): string {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]!.toFixed(1);
}
