import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { requireDataFolder } from "./data-folder.ts";

/**
 * Takes the data folder for this process; a second one is refused at once.
 * SQLite's file lock is used because the system frees it when a process is killed.
 */
export function lockDataFolder(folder: string): { release(): void } {
  requireDataFolder(folder);
  const file = new DatabaseSync(join(folder, "in-use.lock"));
  try {
    file.exec("PRAGMA busy_timeout=0; BEGIN EXCLUSIVE");
  } catch {
    file.close();
    const refusal = new Error(
      `Another Guildway server is using the data folder ${folder}. Stop it first, or give this one another DATA_DIR.`,
    );
    refusal.name = "DataFolderInUse";
    throw refusal;
  }
  return { release: () => file.close() };
}

/** Throws where the data folder cannot be written, or another server has it; asked before work that would be in vain. */
export function requireFreeDataFolder(settings: { dataDir: string; databaseUrl?: string }): void {
  // With PostgreSQL several servers may share a folder.
  if (settings.databaseUrl) requireDataFolder(settings.dataDir);
  else lockDataFolder(settings.dataDir).release();
}
